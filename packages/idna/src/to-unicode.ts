import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import { simpleToUnicode } from "#fast";
import { isPlain } from "./ascii.ts";
import { type IDNAError, resultOf } from "./error.ts";
import { processDomain, visitLabels } from "./process.ts";
import type { Found } from "./record.ts";
import { append, createText, wholeOf } from "./text.ts";

/**
 * Converts a domain to Unicode: Unicode ToUnicode with the parameters of the Standard's "domain to Unicode". The labels in
 * Punycode are decoded. Fails with the first error that UTS #46 records, in a range of `domain` in UTF-16 code units; show
 * the domain in ASCII then.
 * @throws Error at the first domain that needs them, if the engine's `normalize` or `toLowerCase` does not conform
 * @example toUnicode("xn--strae-oqa.example") // → { ok: true, value: "straße.example" }
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 * @see https://www.unicode.org/reports/tr46/#ToUnicode
 */
export function toUnicode(domain: string): Result<string, IDNAError> {
  expectText(domain, "toUnicode", "domain");
  const found: Found = { domain, limit: 1, errors: [] };
  const simple = isPlain(domain) ? domain.toLowerCase() : simpleToUnicode(domain);
  if (simple !== undefined) return resultOf(simple);
  const processed = processDomain(found, false);
  const output = createText();
  visitLabels(processed, (label, i) => {
    append(output, i === 0 ? `${label}` : `.${label}`);
    return true;
  });
  return resultOf(wholeOf(output), found.errors);
}
