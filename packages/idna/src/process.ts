import { isRightToLeft } from "./bidi.ts";
import { mapDomain } from "./map.ts";
import { toNFC } from "./normalize.ts";
import { decodePunycode } from "./punycode.ts";
import { type Found, record } from "./record.ts";
import { checkLabel } from "./validity.ts";

/** A domain that was processed. It has no list of its labels, which would take more memory than the domain. */
export interface Processed {
  /** The domain mapped and normalized, with labels in Punycode as they are. */
  readonly text: string;
  /** The decoded text of the first of those labels, in order: each is decoded at the first visit. */
  readonly decoded: (string | null)[];
}

/**
 * Does the processing of UTS #46, non-transitional, with CheckBidi and CheckJoiners; `strict` adds CheckHyphens and
 * UseSTD3ASCIIRules. Records all disallowed code points, or if there is none, the first error of each label. The returned
 * value is meaningful only if it records no error.
 * @see https://www.unicode.org/reports/tr46/#Processing
 */
export function processDomain(found: Found, strict: boolean): Processed {
  const mapped = mapDomain(found.domain, (at) => record(found, { code: "disallowed", at }, 0));
  const text = toNFC(mapped ?? "");
  const processed = { text, decoded: [] };
  let isBidi = isRightToLeft(text);
  if (!isBidi && text.includes("xn--")) {
    visitLabels(processed, (label) => {
      isBidi = label !== null && isRightToLeft(label);
      return !isBidi;
    });
  }
  visitLabels(processed, (label, i, isDecoded) => {
    const fault = checkLabel(label, isDecoded, strict, isBidi);
    return fault === null || record(found, fault, i, label ?? "");
  });
  return processed;
}

/** Calls `visit` for each label until it returns false. A label that does not decode is null. */
export function visitLabels(
  { text, decoded }: Processed,
  visit: (label: string | null, index: number, isDecoded: boolean) => boolean,
): void {
  let next = 0;
  let start = 0;
  for (let i = 0; start <= text.length; i++) {
    const dot = text.indexOf(".", start);
    const end = dot === -1 ? text.length : dot;
    let label: string | null = text.slice(start, end);
    const isDecoded = label.startsWith("xn--");
    if (isDecoded) {
      if (next === decoded.length) decoded.push(decodePunycode(label.slice(4)));
      label = decoded[next++] as string | null;
    }
    if (!visit(label, i, isDecoded)) return;
    start = end + 1;
  }
}
