import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import { errorOfLabel, type IDNAError, resultOf } from "../error.ts";
import { decodePunycode } from "../punycode.ts";
import { append, createText, wholeOf } from "../text.ts";
import { convert } from "./to-ascii.ts";

/**
 * Converts a domain to Unicode: {@link toASCII} checks it with the platform's own `URL`, and its `xn--` labels are then
 * decoded here. Fails if {@link toASCII} fails, or with `punycode` for a label that the platform accepts and that does not
 * decode.
 * @throws Error if {@link toASCII} throws it
 * @example toUnicode("xn--fa-hia.example") // → { ok: true, value: "faß.example" }
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 */
export function toUnicode(domain: string): Result<string, IDNAError> {
  expectText(domain, "toUnicode", "domain");
  const result = convert(domain, false);
  if (!result.ok) return result;
  const ascii = result.value;
  const output = createText();
  // No list of the labels, which would take more memory than the domain.
  for (let start = 0, i = 0; start <= ascii.length; i++) {
    const dot = ascii.indexOf(".", start);
    const label = ascii.slice(start, dot === -1 ? ascii.length : dot);
    const unicode = label.startsWith("xn--") ? decodePunycode(label.slice(4)) : label;
    if (unicode === null) return resultOf("", [errorOfLabel(domain, i, "punycode")]);
    append(output, i === 0 ? unicode : `.${unicode}`);
    start += label.length + 1;
  }
  return resultOf(wholeOf(output));
}
