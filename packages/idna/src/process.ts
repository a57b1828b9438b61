import { isRightToLeft } from "./bidi.ts";
import { mapDomain } from "./map.ts";
import { toNFC } from "./normalize.ts";
import { decodePunycode } from "./punycode.ts";
import { type Found, record } from "./record.ts";
import { append, createText, type Text, wholeOf } from "./text.ts";
import { checkLabel } from "./validity.ts";

/** A domain that was processed. It has no list of its labels, which would take more memory than the domain. */
export interface Processed {
  /** The domain mapped and normalized, with labels in Punycode as they are. */
  readonly text: string;
  /** The decoded text of the first of those labels, each with a "." behind it: each is decoded at the first visit. */
  readonly decoded: Text;
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
  const processed = { text, decoded: createText() };
  let isBidi = isRightToLeft(text);
  if (!isBidi && text.includes("xn--")) {
    visitLabels(processed, (label) => {
      isBidi = label !== null && isRightToLeft(label);
      return !isBidi;
    });
  }
  visitLabels(processed, (label, i, raw) => {
    const fault = checkLabel(label, label !== raw, strict, isBidi);
    return fault === null || record(found, fault, i, label ?? "");
  });
  return processed;
}

/**
 * Calls `visit` for each label, with the label as it is in the text too, until it returns false. A label that does not
 * decode is null.
 */
export function visitLabels(
  { text, decoded }: Processed,
  visit: (label: string | null, index: number, raw: string) => boolean,
): void {
  const known = wholeOf(decoded);
  let next = 0;
  let start = 0;
  for (let i = 0; start <= text.length; i++) {
    const dot = text.indexOf(".", start);
    const end = dot === -1 ? text.length : dot;
    const raw = text.slice(start, end);
    let label: string | null = raw;
    if (raw.startsWith("xn--")) {
      const isKnown = next < known.length;
      // Nothing decodes to the empty text, so it stands for null.
      const unicode = isKnown ? known.slice(next, known.indexOf(".", next)) : (decodePunycode(raw.slice(4)) ?? "");
      if (!isKnown) {
        append(decoded, unicode);
        append(decoded, ".");
      }
      next += unicode.length + 1;
      label = unicode === "" ? null : unicode;
    }
    if (!visit(label, i, raw)) return;
    start = end + 1;
  }
}
