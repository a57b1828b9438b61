import type { Result } from "@url/result";
import type { Pair } from "../cut.ts";
import { parse } from "../parse.ts";
import { inputOf } from "../text.ts";
import type { BodyError } from "./error.ts";
import { createGuard } from "./guard.ts";
import type { BodyOptions } from "./options.ts";

/**
 * Parses a form body as `parse` does, within limits. Fails with `too-many-bytes`, `too-many-pairs`, `name-too-long` or
 * `value-too-long`, and in strict mode with `malformed-percent`, `invalid-UTF-8` or `non-ASCII-byte`. The range counts
 * bytes, or UTF-16 code units of text. Nothing is ever cut off, and no pair is made before the whole body was checked.
 * @throws TypeError or RangeError for a wrong option; TypeError for an object that is not a `Uint8Array`
 * @example parseBody("sale=100%", { strict: true }) // → { ok: false, error: { code: "malformed-percent", start: 8, end: 9 } }
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 */
export function parseBody(input: string | Uint8Array, options?: BodyOptions): Result<Pair[], BodyError> {
  const guard = createGuard(options, "parseBody");
  const body = inputOf(input, "parseBody");
  const error = guard.check(body, true) ?? guard.end();
  return error ? { ok: false, error } : { ok: true, value: parse(body) };
}
