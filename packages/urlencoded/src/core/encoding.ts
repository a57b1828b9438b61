import { hexDigitValue } from "@url/percent/internal";
import { cut, type Pair } from "../cut.ts";
import { writeSpaces } from "../decode-pairs.ts";
import { parse } from "../parse.ts";
import { textOf } from "../text.ts";
import type { BodyDecoder } from "./options.ts";

/** Returns true for the decoder of any encoding but UTF-8. */
export function isLegacy(decode: BodyDecoder | undefined): decode is BodyDecoder {
  return decode !== undefined && !UTF_8.test(decode.encoding!);
}

/** Parses a form that was checked, in the encoding of `decode`, or in UTF-8. */
export function parseIn(form: string | Uint8Array, decode: BodyDecoder | undefined): Pair[] {
  return isLegacy(decode) ? cut(writeSpaces(textOf(form)), (part) => decode(bytesOf(part))) : parse(form);
}

/** Percent-decodes a name or a value, in which nothing is beyond ASCII, because the check of the form rejects it. */
function bytesOf(part: string): Uint8Array {
  const bytes = new Uint8Array(part.length);
  let length = 0;
  for (let at = 0; at < part.length; at++) {
    let byte = part.charCodeAt(at);
    if (byte === PERCENT_SIGN) {
      // Behind the end there is NaN, which is not a hex digit.
      const high = hexDigitValue(part.charCodeAt(at + 1));
      const low = hexDigitValue(part.charCodeAt(at + 2));
      if (high >= 0 && low >= 0) {
        byte = high * 16 + low;
        at += 2;
      }
    }
    bytes[length++] = byte;
  }
  return bytes.subarray(0, length);
}

const PERCENT_SIGN = 0x25;
/**
 * The labels of UTF-8, because `TextDecoder` writes the name as "utf-8", and decoders that others write in still other ways.
 * @see https://encoding.spec.whatwg.org/#names-and-labels
 */
const UTF_8 = /^[\t\n\f\r ]*(?:unicode-1-1-utf-8|utf-?8|(?:unicode11|(?:x-)?unicode20)utf8)[\t\n\f\r ]*$/i;
