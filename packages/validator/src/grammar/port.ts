import { expectText } from "@url/result/internal";

/**
 * Returns true if `text` is a URL-port string: empty, or ASCII digits for a number up to 65535. Leading zeros are valid.
 * @throws TypeError if `text` is not a string
 * @example isURLPortString("65536") // → false
 * @see https://url.spec.whatwg.org/#url-port-string
 */
export function isURLPortString(text: string): boolean {
  expectText(text, "isURLPortString", "text");
  return /^[0-9]*$/.test(text) && Number(text) <= 0xffff;
}
