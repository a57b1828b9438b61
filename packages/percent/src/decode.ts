import { betweenSequences } from "./decode-text.ts";
import { bytesInParts } from "./flat.ts";
import { toScalarValueString } from "./scalar-value.ts";

/**
 * Percent-decodes bytes, or the UTF-8 bytes of a string, in which a lone surrogate is U+FFFD. A "%" that two
 * hex digits do not follow stays. Never fails; `percentDecodeText` goes on to the text that the bytes write.
 * @see https://url.spec.whatwg.org/#percent-decode
 * @see https://url.spec.whatwg.org/#string-percent-decode
 */
export function percentDecode(input: string | Uint8Array): Uint8Array {
  return typeof input === "string" ? bytesInParts(input, decodeString, betweenSequences) : decodeBytes(input);
}

function decodeString(text: string): Uint8Array {
  return decodeBytes(asciiBytes(text.replace(NON_ASCII, percentEncodeRun)));
}

function decodeBytes(bytes: Uint8Array): Uint8Array {
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
  return output.subarray(0, length);
}

/** The value of an ASCII hex digit, 0 to 15; -1 for any other code point, and for none. */
export function hexDigitValue(codePoint: number | undefined): number {
  if (codePoint === undefined) return -1;
  if (codePoint >= 0x30 && codePoint <= 0x39) return codePoint - 0x30;
  const letter = codePoint | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** What is written so is decoded again with the rest; no "%" before it can reach into it. */
function percentEncodeRun(run: string): string {
  return encodeURIComponent(toScalarValueString(run));
}

function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

const NON_ASCII = /[^\0-\x7f]+/g;
const PERCENT_SIGN = 0x25;
