import type { Result } from "@url/result";
import type { BodyError } from "../core/error.ts";
import type { Pair } from "../cut.ts";
import type { LegacyParseOptions } from "../legacy/options.ts";
import { readLegacy } from "../legacy/parse.ts";

/**
 * Parses a form as `parseLegacy` of `@url/urlencoded/legacy` does, with the isindex flag that the drafts of 2012 to 2015
 * had for HTML's element `isindex`: what comes before the first "&" is a value without a name if it has no "=". Fails as
 * `parseLegacy` does.
 * @throws TypeError or RangeError for a wrong option; TypeError if `input` is neither a string nor a `Uint8Array`
 * @example parseIsindex("a+b&c=1") // → { ok: true, value: [["", "a b"], ["c", "1"]] }
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/#concept-urlencoded-parser
 */
export function parseIsindex(input: string | Uint8Array, options: LegacyParseOptions = {}): Result<Pair[], BodyError> {
  return readLegacy(input, options, "parseIsindex", nameFirstValue);
}

/** Step 4 of the draft: writes a "=" before the first value if it has none. */
function nameFirstValue(text: string): string {
  return /^[^&]*=/.test(text) ? text : `=${text}`;
}
