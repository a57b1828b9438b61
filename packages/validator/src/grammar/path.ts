import { startsWithScheme } from "./scheme.ts";
import { areURLUnits } from "./units.ts";

/**
 * Is `text` a path-absolute-URL string: "/", then URL-path-segment strings with "/" between?
 * @see https://url.spec.whatwg.org/#path-absolute-url-string
 */
export function isPathAbsoluteURLString(text: string): boolean {
  return text.startsWith("/") && areSegments(text.slice(1));
}

/**
 * Is `text` a path-absolute-URL string that does not start with "//", which would begin an authority?
 * @see https://url.spec.whatwg.org/#path-absolute-non-authority-url-string
 */
export function isPathAbsoluteNonAuthorityURLString(text: string): boolean {
  return isPathAbsoluteURLString(text) && !text.startsWith("//");
}

/**
 * Is `text` a path-relative-URL string: URL-path-segment strings with "/" between and none in front?
 * @see https://url.spec.whatwg.org/#path-relative-url-string
 */
export function isPathRelativeURLString(text: string): boolean {
  return areSegments(text) && !text.startsWith("/");
}

/**
 * Is `text` a path-relative-URL string that does not start with a scheme and ":"?
 * @see https://url.spec.whatwg.org/#path-relative-scheme-less-url-string
 */
export function isPathRelativeSchemeLessURLString(text: string): boolean {
  return isPathRelativeURLString(text) && !startsWithScheme(text);
}

/**
 * Is `text` an opaque-path-URL string: URL units without "?", the first of them not "/"?
 * @see https://url.spec.whatwg.org/#opaque-path-url-string
 */
export function isOpaquePathURLString(text: string): boolean {
  return areURLUnits(text, "?") && !text.startsWith("/");
}

/**
 * Is `text` a URL-path-segment string: URL units without "/" and "?"? Dot segments are of them, so the three
 * cases of the production are one.
 * @see https://url.spec.whatwg.org/#url-path-segment-string
 */
export function isURLPathSegmentString(text: string): boolean {
  return areURLUnits(text, "/?");
}

function areSegments(text: string): boolean {
  // No list of them, which would take several times what the text does.
  for (let start = 0; start <= text.length; ) {
    const end = text.indexOf("/", start);
    if (!isURLPathSegmentString(text.slice(start, end === -1 ? text.length : end))) return false;
    start = end === -1 ? text.length + 1 : end + 1;
  }
  return true;
}
