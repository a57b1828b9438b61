import { originTextOf } from "@url/parser";
import { expectBoolean } from "@url/result/internal";
import { expectStruct, hrefOf, locatedOf, pathTextOf, type URLRecord } from "./url-record.ts";

/**
 * Serializes a URL, without its fragment if `excludeFragment` is true.
 * @throws TypeError if `url` is not a record of this package, or `excludeFragment` not a boolean
 * @example serializeURL(parseURL("https://example.com/#a")!, true) // → "https://example.com/"
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 */
export function serializeURL(url: URLRecord, excludeFragment?: boolean): string {
  if (excludeFragment !== undefined) expectBoolean(excludeFragment, "serializeURL", "excludeFragment");
  return hrefOf(expectStruct(url, "serializeURL"), excludeFragment);
}

/**
 * Serializes the path of a URL.
 * @throws TypeError if `url` is not a record of this package
 * @example serializePath(parseURL("https://example.com/a/../b")!) // → "/b"
 * @see https://url.spec.whatwg.org/#url-path-serializer
 */
export function serializePath(url: URLRecord): string {
  return pathTextOf(expectStruct(url, "serializePath"));
}

/**
 * Serializes the origin of a URL. The result is "null" for an opaque origin, such as that of a `file` URL.
 * @throws TypeError if `url` is not a record of this package
 * @example serializeURLOrigin(parseURL("https://example.com/a")!) // → "https://example.com"
 * @see https://url.spec.whatwg.org/#concept-url-origin
 */
export function serializeURLOrigin(url: URLRecord): string {
  return originTextOf(locatedOf(expectStruct(url, "serializeURLOrigin")));
}

/**
 * Returns `integer` in decimal digits.
 * @example serializeInteger(8080) // → "8080"
 * @see https://url.spec.whatwg.org/#serialize-an-integer
 */
export function serializeInteger(integer: number): string {
  return `${integer}`;
}
