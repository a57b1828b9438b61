import { labelError } from "../label-error.ts";
import { checkOptions } from "../options.ts";
import { decodePunycode } from "../punycode.ts";
import type { ToUnicodeOptions } from "../to-unicode.ts";
import { toASCII } from "./to-ascii.ts";

/**
 * ToUnicode by the platform's own `URL`, which has none: its ToASCII checks the domain, whose `xn--` labels are then
 * decoded here. Null where {@link toASCII} gives null, and throws where that throws.
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 */
export function toUnicode(domain: string, options?: ToUnicodeOptions): string | null {
  checkOptions(options, "toUnicode");
  const report = options?.report;
  const labels = toASCII(domain, { report })?.split(".");
  if (labels === undefined) return null;
  const decoded = labels.map((label) => (label.startsWith("xn--") ? decodePunycode(label.slice(4)) : label));
  const failed = decoded.indexOf(null);
  if (failed === -1) return decoded.join(".");
  // Some platforms let Punycode pass that decodes to nothing.
  report?.(labelError(domain, failed, "punycode"));
  return null;
}
