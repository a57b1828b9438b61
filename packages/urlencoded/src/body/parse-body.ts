import type { Result } from "@url/result";
import { expectOptions } from "@url/result/internal";
import { parseIn } from "../core/encoding.ts";
import type { BodyError } from "../core/error.ts";
import { checkBody } from "../core/guard.ts";
import { BODY_OPTIONS, type BodyOptions } from "../core/options.ts";
import type { Pair } from "../cut.ts";
import { inputOf } from "../text.ts";

/**
 * Parses a form body as `parse` does, within limits, and in another encoding if `decode` is passed. Fails with
 * `too-many-bytes`, `too-many-pairs`, `name-too-long` or `value-too-long`, and in strict mode with `malformed-percent`,
 * `invalid-UTF-8` or `non-ASCII-byte`. The range counts bytes, or UTF-16 code units of text. Nothing is ever cut off, and
 * no pair is made before the whole body was checked.
 * @throws TypeError or RangeError for a wrong option; TypeError if `input` is neither a string nor a `Uint8Array`
 * @example parseBody("sale=100%", { strict: true }) // → { ok: false, error: { code: "malformed-percent", start: 8, end: 9 } }
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 */
export function parseBody(input: string | Uint8Array, options: BodyOptions = {}): Result<Pair[], BodyError> {
  expectOptions(options, "parseBody", BODY_OPTIONS);
  const body = inputOf(input, "parseBody");
  const error = checkBody(body, options);
  return error ? { ok: false, error } : { ok: true, value: parseIn(body, options.decode) };
}
