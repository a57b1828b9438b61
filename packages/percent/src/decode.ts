import { utf8Encode } from "./utf8.ts";

/**
 * Percent-decodes bytes, or the UTF-8 bytes of a string. A "%" that two hex digits do not follow stays.
 * Never fails; decode the result with `utf8DecodeWithoutBOM` and nothing else.
 * @see https://url.spec.whatwg.org/#percent-decode
 * @see https://url.spec.whatwg.org/#string-percent-decode
 */
export function percentDecode(input: string | Uint8Array): Uint8Array {
  const bytes = typeof input === "string" ? utf8Encode(input) : input;
  let at = bytes.indexOf(PERCENT_SIGN);
  // Not `slice`: a Node Buffer's own `slice` is a view.
  if (at === -1) return new Uint8Array(bytes);
  const output = new Uint8Array(bytes.length);
  output.set(bytes.subarray(0, at));
  let length = at;
  for (; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === PERCENT_SIGN && at + 2 < bytes.length) {
      const high = hexDigitValue(bytes[at + 1]!);
      const low = hexDigitValue(bytes[at + 2]!);
      if (high !== -1 && low !== -1) {
        output[length++] = high * 16 + low;
        at += 2;
        continue;
      }
    }
    output[length++] = byte;
  }
  return output.subarray(0, length);
}

/** The value of an ASCII hex digit, 0 to 15; -1 for any other code point. */
export function hexDigitValue(codePoint: number): number {
  if (codePoint >= 0x30 && codePoint <= 0x39) return codePoint - 0x30;
  const letter = codePoint | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

const PERCENT_SIGN = 0x25;
