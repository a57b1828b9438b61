import { expectBytes } from "@url/result/internal";
import { utf8Encode } from "./utf8-encode.ts";

/**
 * Decodes percent-encoded bytes: takes bytes, or the UTF-8 bytes of a string, to bytes. A lone surrogate of a string is encoded as U+FFFD. A
 * "%" without two hex digits after it stays. Never fails for text or bytes. To get text, use {@link percentDecodeText}.
 * @throws TypeError if `input` is neither a string nor a `Uint8Array`
 * @example percentDecode("%41%zz") // → Uint8Array.of(0x41, 0x25, 0x7a, 0x7a)
 * @see https://url.spec.whatwg.org/#percent-decode
 * @see https://url.spec.whatwg.org/#string-percent-decode
 */
export function percentDecode(input: string | Uint8Array): Uint8Array {
  const bytes = typeof input === "string" ? utf8Encode(input) : input;
  expectBytes(bytes, "percentDecode", "input", "a string or ");
  const output = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    let byte = bytes[at]!;
    if (byte === PERCENT_SIGN) {
      const high = hexDigitValue(bytes[at + 1]);
      const low = hexDigitValue(bytes[at + 2]);
      if (high >= 0 && low >= 0) {
        byte = high * 16 + low;
        at += 2;
      }
    }
    output[length++] = byte;
  }
  // A copy: for short input a view takes twice as long, because V8 first moves the bytes out of its heap.
  return output.slice(0, length);
}

/** Returns the value of an ASCII hex digit, 0 to 15, or -1 for any other code point and for none. */
export function hexDigitValue(codePoint = 0): number {
  if (codePoint >= 0x30 && codePoint <= 0x39) return codePoint - 0x30;
  const letter = codePoint | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

const PERCENT_SIGN = 0x25;
