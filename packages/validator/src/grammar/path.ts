import { expectText } from "@url/result/internal";
import { startsWithScheme } from "./scheme.ts";
import { areURLUnits } from "./units.ts";

/**
 * Returns true if `text` is a path-absolute-URL string: "/", then URL-path-segment strings separated by "/".
 * @throws TypeError if `text` is not a string
 * @example isPathAbsoluteURLString("/a/b") // → true
 * @see https://url.spec.whatwg.org/#path-absolute-url-string
 */
export function isPathAbsoluteURLString(text: string): boolean {
  expectText(text, "isPathAbsoluteURLString", "text");
  return text.startsWith("/") && areSegments(text.slice(1));
}

/**
 * Returns true if `text` is a path-absolute-URL string that does not start with "//", which would begin an authority.
 * @throws TypeError if `text` is not a string
 * @example isPathAbsoluteNonAuthorityURLString("//a") // → false
 * @see https://url.spec.whatwg.org/#path-absolute-non-authority-url-string
 */
export function isPathAbsoluteNonAuthorityURLString(text: string): boolean {
  expectText(text, "isPathAbsoluteNonAuthorityURLString", "text");
  return isPathAbsoluteURLString(text) && !text.startsWith("//");
}

/**
 * Returns true if `text` is a path-relative-URL string: URL-path-segment strings separated by "/", without a leading "/".
 * @throws TypeError if `text` is not a string
 * @example isPathRelativeURLString("../a") // → true
 * @see https://url.spec.whatwg.org/#path-relative-url-string
 */
export function isPathRelativeURLString(text: string): boolean {
  expectText(text, "isPathRelativeURLString", "text");
  return areSegments(text) && !text.startsWith("/");
}

/**
 * Returns true if `text` is a path-relative-URL string that does not start with a scheme and ":".
 * @throws TypeError if `text` is not a string
 * @example isPathRelativeSchemeLessURLString("a:b") // → false
 * @see https://url.spec.whatwg.org/#path-relative-scheme-less-url-string
 */
export function isPathRelativeSchemeLessURLString(text: string): boolean {
  expectText(text, "isPathRelativeSchemeLessURLString", "text");
  return isPathRelativeURLString(text) && !startsWithScheme(text);
}

/**
 * Returns true if `text` is an opaque-path-URL string: URL units without "?" that do not start with "/".
 * @throws TypeError if `text` is not a string
 * @example isOpaquePathURLString("user@example.com") // → true
 * @see https://url.spec.whatwg.org/#opaque-path-url-string
 */
export function isOpaquePathURLString(text: string): boolean {
  expectText(text, "isOpaquePathURLString", "text");
  return areURLUnits(text, "?") && !text.startsWith("/");
}

/**
 * Returns true if `text` is a URL-path-segment string: URL units without "/" and "?". This includes dot segments, so the
 * three cases of the production are one.
 * @throws TypeError if `text` is not a string
 * @example isURLPathSegmentString("a b") // → false
 * @see https://url.spec.whatwg.org/#url-path-segment-string
 */
export function isURLPathSegmentString(text: string): boolean {
  expectText(text, "isURLPathSegmentString", "text");
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
