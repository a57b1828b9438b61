import { defaultPort, indexOfBefore, isSpecialScheme, type LocatedURL, schemeOf } from "@url/serializer/internal";
import { REVERSE_SOLIDUS, SPACE } from "../code-points.ts";
import { MAX_LENGTH } from "../grammar.ts";
import { canonicalizeScheme, findSchemeEnd } from "../scheme.ts";
import { textOfURL } from "../source.ts";

/**
 * Returns `input` closer to how the parser reads it, so that it may be in normal form. `end` is what `normalLength`
 * returned. Returns `undefined` if nothing changes, or if something else needs work at `end`. Law: `parseComponents`
 * returns the same for both texts, except for the ranges of errors. One of these steps:
 *
 * - trims, and removes tabs and newlines
 * - puts the scheme of the base before a "//"
 * - writes "/" for each "\\" of a special URL
 * - writes the scheme in lower case
 */
export function tidy(input: string, end: number, base: LocatedURL | undefined): string | undefined {
  // A longer text is not matched again, and a `replace` with millions of matches takes 35 bytes for each.
  if (input.length > MAX_LENGTH) return undefined;
  const unit = input.charCodeAt(end);
  if (unit <= SPACE) {
    const text = textOfURL(input, undefined);
    return text === input ? undefined : text;
  }
  if (end === 0 && input.startsWith("//")) {
    return base !== undefined && defaultPort(schemeOf(base)) !== null ? `${schemeOf(base)}:${input}` : undefined;
  }
  const hasReverse = unit === REVERSE_SOLIDUS || (end === 0 && input.includes("\\"));
  if (!hasReverse && !(end === 0 && unit < SMALL_A)) return undefined;
  const schemeEnd = findSchemeEnd(input, input.length);
  if (schemeEnd === -1) return undefined;
  const scheme = canonicalizeScheme(input, schemeEnd);
  if (hasReverse && isSpecialScheme(scheme)) {
    const pathEnd = indexOfBefore(input, "?", 0, indexOfBefore(input, "#", 0, input.length));
    const text = input.slice(0, pathEnd).replace(/\\/g, "/") + input.slice(pathEnd);
    return text === input ? undefined : text;
  }
  return input.startsWith(scheme) ? undefined : scheme + input.slice(schemeEnd);
}

const SMALL_A = 0x61;
