import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { IDNAError } from "../error.ts";
import { convert } from "./to-ascii.ts";

/**
 * Converts an ASCII domain to lower case, without tables. Its `xn--` labels stay as they are. Fails with `non-ASCII` for
 * any other domain.
 * @throws TypeError if `domain` is not a string
 * @example toUnicode("Example.COM") // → { ok: true, value: "example.com" }
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 */
export function toUnicode(domain: string): Result<string, IDNAError> {
  expectText(domain, "toUnicode", "domain");
  return convert(domain, false);
}
