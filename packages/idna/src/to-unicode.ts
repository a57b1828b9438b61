import { isPlain } from "./ascii.ts";
import type { IDNAReport } from "./error.ts";
import { flatten, LONG } from "./flat.ts";
import { checkOptions } from "./options.ts";
import { type Processed, processDomain, visitLabels } from "./process.ts";

/** How {@link toUnicode} tells of errors. */
export interface ToUnicodeOptions {
  /** Hears the errors; the answer is null if it heard any. */
  readonly report?: IDNAReport | undefined;
}

/**
 * Unicode ToUnicode with the parameters of the Standard's "domain to Unicode". Returns the domain with its
 * Punycode labels decoded, or null when UTS #46 records an error: show the ASCII form then.
 * Throws on an engine whose `normalize` or `toLowerCase` is broken.
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 * @see https://www.unicode.org/reports/tr46/#ToUnicode
 */
export function toUnicode(domain: string, options?: ToUnicodeOptions): string | null {
  checkOptions(options, "toUnicode");
  if (isPlain(domain)) return domain.toLowerCase();
  const processed = processDomain(domain, false, options?.report);
  return processed && textOf(processed);
}

function textOf(processed: Processed): string {
  if (processed.decoded.length === 0) return processed.text;
  let done = "";
  let output = "";
  visitLabels(processed, (label, i) => {
    output += i === 0 ? label : `.${label}`;
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
    return true;
  });
  return done + output;
}
