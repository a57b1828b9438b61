import { isPlain } from "../ascii.ts";
import { checkOptions } from "../options.ts";
import { strictly } from "../strictly.ts";
import type { ToASCIIOptions } from "../to-ascii.ts";
import { askPlatform } from "./ask.ts";

/**
 * ToASCII by the platform's own `URL`, with its version of Unicode; an ASCII domain without `xn--` labels is
 * lower-cased without asking. The platform says no more than yes or no, and also no to what a URL's host may not hold:
 * `report` hears `platform`, of the whole domain. `strict` judges the ASCII form, `xn--` labels undecoded.
 * Throws an `Error` where the platform has no `URL` that does IDNA, at the first domain that needs it.
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
export function toASCII(domain: string, options?: ToASCIIOptions): string | null {
  checkOptions(options, "toASCII");
  const ascii = isPlain(domain) ? domain.toLowerCase() : askPlatform(domain);
  if (ascii !== null) return strictly(domain, ascii, options);
  options?.report?.({ rule: "platform", label: null, start: 0, end: domain.length, codePoint: null });
  return null;
}
