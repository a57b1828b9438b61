import type { Result } from "@url/result";
import { errorOfLabel, type IDNAError, resultOf } from "../error.ts";
import { decodePunycode } from "../punycode.ts";
import { toASCII } from "./to-ascii.ts";

/**
 * Converts a domain to Unicode: {@link toASCII} checks it with the platform's own `URL`, and its `xn--` labels are then
 * decoded here. Fails if {@link toASCII} fails, or with `punycode` for a label that the platform accepts and that does not
 * decode.
 * @throws Error if {@link toASCII} throws it
 * @example toUnicode("xn--fa-hia.example") // → { ok: true, value: "faß.example" }
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 */
export function toUnicode(domain: string): Result<string, IDNAError> {
  const result = toASCII(domain);
  if (!result.ok) return result;
  const labels = result.value
    .split(".")
    .map((label) => (label.startsWith("xn--") ? decodePunycode(label.slice(4)) : label));
  const failed = labels.indexOf(null);
  return resultOf(labels.join("."), failed === -1 ? [] : [errorOfLabel(`${domain}`, failed, "punycode")]);
}
