import { expectText } from "@url/result/internal";
import { isSurrogate } from "./scalar-value.ts";

/**
 * Encodes `text` as UTF-8. A lone surrogate is encoded as U+FFFD. It needs no `TextEncoder`. Never fails for text.
 * @throws TypeError if `text` is not a string
 * @example utf8Encode("é") // → Uint8Array.of(0xc3, 0xa9)
 * @see https://encoding.spec.whatwg.org/#utf-8-encode
 */
export function utf8Encode(text: string): Uint8Array {
  expectText(text, "utf8Encode", "text");
  // ASCII, which most text is, needs no more bytes than units and no copy at the end: half of the time of short text.
  const bytes = new Uint8Array(/[^\0-\x7f]/.test(text) ? 3 * text.length : text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    let c = text.charCodeAt(at);
    if (c < 0x80) {
      bytes[length++] = c;
      continue;
    }
    c = text.codePointAt(at)!;
    if (c > 0xffff) at++;
    else if (isSurrogate(c)) c = 0xfffd;
    // How many bytes follow the first one, which begins with one bit more than that.
    let rest = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    bytes[length++] = (-0x80 >> rest) | (c >> (6 * rest));
    while (rest > 0) bytes[length++] = 0x80 | ((c >> (6 * --rest)) & 0x3f);
  }
  return length < bytes.length ? bytes.slice(0, length) : bytes;
}
