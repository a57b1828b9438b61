/**
 * Is `text` a URL-port string: nothing, or ASCII digits for a number up to 65535? Leading zeros are valid.
 * @see https://url.spec.whatwg.org/#url-port-string
 */
export function isURLPortString(text: string): boolean {
  return /^[0-9]*$/.test(text) && Number(text) <= 0xffff;
}
