import { isRightToLeft } from "./bidi.ts";
import { findLabelStarts, type IDNAReport, locate, pointAt } from "./error.ts";
import { mapDomain } from "./map.ts";
import { toNFC } from "./normalize.ts";
import { decodePunycode } from "./punycode.ts";
import { findFault } from "./validity.ts";

/**
 * UTS #46's processing, non-transitional, with CheckBidi and CheckJoiners; `strict` adds CheckHyphens and
 * UseSTD3ASCIIRules. Returns the labels, decoded, or null when an error is recorded.
 *
 * `report` hears every disallowed code point of the domain; if there is none, the first fault of each label.
 * @see https://www.unicode.org/reports/tr46/#Processing
 */
export function processDomain(domain: string, strict: boolean, report?: IDNAReport): string[] | null {
  const starts = report === undefined ? [] : findLabelStarts(domain);
  let current = 0;
  const onDisallowed = (offset: number): void => {
    while ((starts[current + 1] as number) <= offset) current++;
    report?.(pointAt(domain, current, "disallowed", offset));
  };
  const mapped = mapDomain(domain, report && onDisallowed);
  if (mapped === null) return null;
  const labels = toNFC(mapped).split(".");
  const decoded = labels.map((label) => (label.startsWith("xn--") ? decodePunycode(label.slice(4)) : label));
  const isBidi = decoded.some((label) => label !== null && isRightToLeft(label));

  let failed = false;
  decoded.forEach((label, i) => {
    const fault = findFault(label, label !== labels[i], strict, isBidi);
    if (fault === null) return;
    failed = true;
    report?.(locate(domain, starts, i, label ?? "", fault));
  });
  return failed ? null : (decoded as string[]);
}
