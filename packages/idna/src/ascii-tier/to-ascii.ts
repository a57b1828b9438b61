import { isASCII } from "../ascii.ts";
import { findLabelStarts, type IDNAReport, pointAt } from "../error.ts";
import { strictly } from "../strictly.ts";
import type { ToASCIIOptions } from "../to-ascii.ts";

/**
 * ToASCII for those who have ASCII domains only, without tables: an ASCII domain in lower case, or null for one that is
 * not ASCII, or that breaks a strict rule. `xn--` labels are taken as they are, as the Standard's domain parser takes
 * them in an ASCII domain; the full engine refuses those that do not decode to something valid.
 * `report` hears every code point that is not ASCII, as `non-ASCII`.
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
export function toASCII(domain: string, options?: ToASCIIOptions): string | null {
  if (isASCII(domain)) return strictly(domain, domain.toLowerCase(), options);
  if (options?.report !== undefined) reportNonASCII(domain, options.report);
  return null;
}

function reportNonASCII(domain: string, report: IDNAReport): void {
  const starts = findLabelStarts(domain);
  let label = 0;
  for (const { index } of domain.matchAll(/[^\0-\x7f]/gu)) {
    while ((starts[label + 1] as number) <= index) label++;
    report(pointAt(domain, label, "non-ASCII", index));
  }
}
