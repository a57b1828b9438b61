import { checkOptions } from "../options.ts";
import type { ToUnicodeOptions } from "../to-unicode.ts";
import { toASCII } from "./to-ascii.ts";

/** ToUnicode without tables: an ASCII domain in lower case, its `xn--` labels as they are; null for any other. */
export function toUnicode(domain: string, options?: ToUnicodeOptions): string | null {
  checkOptions(options, "toUnicode");
  return toASCII(domain, { report: options?.report });
}
