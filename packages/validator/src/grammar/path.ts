import { startsWithScheme } from "./scheme.ts";
import { areURLUnits, isString } from "./units.ts";

/**
 * Returns true if `text` is a path-absolute-URL string: "/", then URL-path-segment strings separated by "/".
 * @example isPathAbsoluteURLString("/a/b") // → true
 * @see https://url.spec.whatwg.org/#path-absolute-url-string
 */
export function isPathAbsoluteURLString(text: unknown): boolean {
  return isString(text) && text.startsWith("/") && areSegments(text.slice(1));
}

/**
 * Returns true if `text` is a path-absolute-URL string that does not start with "//", which would begin an authority.
 * @example isPathAbsoluteNonAuthorityURLString("//a") // → false
 * @see https://url.spec.whatwg.org/#path-absolute-non-authority-url-string
 */
export function isPathAbsoluteNonAuthorityURLString(text: unknown): boolean {
  return isString(text) && isPathAbsoluteURLString(text) && !text.startsWith("//");
}

/**
 * Returns true if `text` is a path-relative-URL string: URL-path-segment strings separated by "/", without a leading "/".
 * @example isPathRelativeURLString("../a") // → true
 * @see https://url.spec.whatwg.org/#path-relative-url-string
 */
export function isPathRelativeURLString(text: unknown): boolean {
  return isString(text) && areSegments(text) && !text.startsWith("/");
}

/**
 * Returns true if `text` is a path-relative-URL string that does not start with a scheme and ":".
 * @example isPathRelativeSchemeLessURLString("a:b") // → false
 * @see https://url.spec.whatwg.org/#path-relative-scheme-less-url-string
 */
export function isPathRelativeSchemeLessURLString(text: unknown): boolean {
  return isString(text) && isPathRelativeURLString(text) && !startsWithScheme(text);
}

/**
 * Returns true if `text` is an opaque-path-URL string: URL units without "?" that do not start with "/".
 * @example isOpaquePathURLString("user@example.com") // → true
 * @see https://url.spec.whatwg.org/#opaque-path-url-string
 */
export function isOpaquePathURLString(text: unknown): boolean {
  return areURLUnits(text, "?") && !text.startsWith("/");
}

/**
 * Returns true if `text` is a URL-path-segment string: URL units without "/" and "?". This includes dot segments, so the
 * three cases of the production are one.
 * @example isURLPathSegmentString("a b") // → false
 * @see https://url.spec.whatwg.org/#url-path-segment-string
 */
export function isURLPathSegmentString(text: unknown): boolean {
  return areURLUnits(text, "/?");
}

function areSegments(text: string): boolean {
  // Without a list of the segments, which would take several times the memory of the text.
  for (let start = 0; start <= text.length; ) {
    const end = text.indexOf("/", start);
    if (!isURLPathSegmentString(text.slice(start, end === -1 ? text.length : end))) return false;
    start = end === -1 ? text.length + 1 : end + 1;
  }
  return true;
}
