import { labelAt } from "../labels.ts";
import { checkOptions } from "../options.ts";
import { strictly } from "../strictly.ts";
import type { ToASCIIOptions } from "../to-ascii.ts";

/**
 * ToASCII for those who have ASCII domains only, without tables: an ASCII domain in lower case, or null for one that is
 * not ASCII, or that breaks a strict rule. `xn--` labels are taken as they are, as the Standard's domain parser takes
 * them in an ASCII domain; the full engine refuses those that do not decode to something valid.
 * `report` hears the first code point that is not ASCII, as `non-ASCII`, or else the first label against a strict rule.
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
export function toASCII(domain: string, options?: ToASCIIOptions): string | null {
  checkOptions(options, "toASCII");
  const start = domain.search(/[^\0-\x7f]/);
  if (start === -1) return strictly(domain, domain.toLowerCase(), options);
  const codePoint = domain.codePointAt(start) as number;
  const end = start + (codePoint > 0xffff ? 2 : 1);
  options?.report?.({ rule: "non-ASCII", label: labelAt(domain, start).index, start, end, codePoint });
  return null;
}
