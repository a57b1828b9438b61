import { isRightToLeft } from "./bidi.ts";
import { type IDNAReport, locate, pointAt } from "./error.ts";
import { type Label, labelAt, labelOf } from "./labels.ts";
import { mapDomain } from "./map.ts";
import { toNFC } from "./normalize.ts";
import { decodePunycode } from "./punycode.ts";
import { findFault } from "./validity.ts";

/** A domain that was processed. Its labels are gone through one by one: a list of many takes more than the domain. */
export interface Processed {
  /** Mapped and normalized, with labels in Punycode as they are. */
  readonly text: string;
  /** What those decode to, in order. */
  readonly decoded: readonly (string | null)[];
}

/**
 * UTS #46's processing, non-transitional, with CheckBidi and CheckJoiners; `strict` adds CheckHyphens and
 * UseSTD3ASCIIRules. Null when an error is recorded.
 *
 * `report` hears every disallowed code point of the domain; if there is none, the first fault of each label.
 * @see https://www.unicode.org/reports/tr46/#Processing
 */
export function processDomain(domain: string, strict: boolean, report?: IDNAReport): Processed | null {
  let place: Label | undefined;
  const onDisallowed = (offset: number): void => {
    place = labelAt(domain, offset, place);
    report?.(pointAt(domain, place.index, "disallowed", offset));
  };
  const mapped = mapDomain(domain, report && onDisallowed);
  if (mapped === null) return null;
  const text = toNFC(mapped);
  const decoded = text.includes("xn--") ? decodeLabels(text) : [];
  const isBidi = isRightToLeft(text) || decoded.some((label) => label !== null && isRightToLeft(label));

  let failed = false;
  visitLabels({ text, decoded }, (label, i, isDecoded) => {
    const fault = findFault(label, isDecoded, strict, isBidi);
    if (fault === null) return true;
    failed = true;
    if (report === undefined) return false;
    place = labelOf(domain, i, place);
    report(locate(domain, place, label ?? "", fault));
    return true;
  });
  return failed ? null : { text, decoded };
}

function decodeLabels(text: string): (string | null)[] {
  const decoded: (string | null)[] = [];
  for (let start = 0; start <= text.length; ) {
    const dot = text.indexOf(".", start);
    const end = dot === -1 ? text.length : dot;
    if (text.startsWith("xn--", start)) decoded.push(decodePunycode(text.slice(start + 4, end)));
    start = end + 1;
  }
  return decoded;
}

/** Hands the labels to `visit`, until it says `false`. Null is a label that did not decode. */
export function visitLabels(
  { text, decoded }: Processed,
  visit: (label: string | null, index: number, isDecoded: boolean) => boolean,
): void {
  let next = 0;
  let start = 0;
  for (let i = 0; start <= text.length; i++) {
    const dot = text.indexOf(".", start);
    const end = dot === -1 ? text.length : dot;
    const label = text.slice(start, end);
    const isDecoded = label.startsWith("xn--");
    if (!visit(isDecoded ? (decoded[next++] as string | null) : label, i, isDecoded)) return;
    start = end + 1;
  }
}
