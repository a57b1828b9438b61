import { isString } from "./units.ts";

/**
 * Returns true if `text` is a URL-port string: empty, or ASCII digits for a number up to 65535. Leading zeros are valid.
 * @example isURLPortString("65536") // → false
 * @see https://url.spec.whatwg.org/#url-port-string
 */
export function isURLPortString(text: unknown): boolean {
  return isString(text) && /^[0-9]*$/.test(text) && Number(text) <= 0xffff;
}
