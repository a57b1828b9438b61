import { originTextOf } from "@url/parser";
import { hrefOf, locatedOf, pathTextOf, type URLRecord } from "./url-record.ts";

/**
 * The serialization of a URL, without its fragment when `excludeFragment` is true.
 * @see https://url.spec.whatwg.org/#concept-url-serializer
 */
export function serializeURL(url: URLRecord, excludeFragment?: boolean): string {
  return hrefOf(url, excludeFragment);
}

/** @see https://url.spec.whatwg.org/#url-path-serializer */
export function serializePath(url: URLRecord): string {
  return pathTextOf(url);
}

/**
 * The serialization of the origin; "null" when it is opaque, as that of a `file` URL is.
 * @see https://url.spec.whatwg.org/#concept-url-origin
 */
export function serializeURLOrigin(url: URLRecord): string {
  return originTextOf(locatedOf(url));
}

/** @see https://url.spec.whatwg.org/#serialize-an-integer */
export function serializeInteger(integer: number): string {
  return `${integer}`;
}
