import type { Result } from "@url/result";
import type { IDNAError } from "../error.ts";
import { toASCII } from "./to-ascii.ts";

/**
 * Converts an ASCII domain to lower case, without tables. Its `xn--` labels stay as they are. Fails with `non-ASCII` for
 * any other domain.
 * @example toUnicode("Example.COM") // → { ok: true, value: "example.com" }
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 */
export function toUnicode(domain: string): Result<string, IDNAError> {
  return toASCII(domain);
}
