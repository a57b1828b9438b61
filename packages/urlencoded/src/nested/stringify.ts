import type { Result } from "@url/result";
import { serializePairs } from "../serialize.ts";
import { unnestFor } from "./unnest.ts";
import type { WriteError, WriteOptions } from "./write-options.ts";

/**
 * Makes `application/x-www-form-urlencoded` text of an object or of pairs: `unnest`, then `serialize`. The text is all ASCII, and "" if
 * there are no pairs. Law: `nest(parse(text))` gives the same value, with values as text. Fails as `unnest` does.
 * @throws TypeError or RangeError for a wrong option; TypeError if `value` is neither an object nor pairs
 * @example stringify({ q: "café", tags: ["x", "y"] }, { arrays: "brackets" }) // → { ok: true, value: "q=caf%C3%A9&tags%5B%5D=x&tags%5B%5D=y" }
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 */
export function stringify(value: object, options: WriteOptions = {}): Result<string, WriteError> {
  const result = unnestFor("stringify", value, options);
  return result.ok ? { ok: true, value: serializePairs(result.value) } : result;
}
