import { cut, type Pair } from "../cut.ts";
import { writeSpaces } from "../decode-pairs.ts";
import { parse } from "../parse.ts";
import { textOf } from "../text.ts";
import type { Decoder } from "./options.ts";

/** Returns true for the decoder of any encoding but UTF-8. */
export function isLegacy(decode: Decoder | undefined): decode is Decoder {
  return decode !== undefined && !UTF_8.test(decode.encoding!);
}

/** Parses a form that was checked, in the encoding of `decode`, or in UTF-8. */
export function parseIn(form: string | Uint8Array, decode: Decoder | undefined): Pair[] {
  return isLegacy(decode) ? cut(writeSpaces(textOf(form)), (part) => decode(bytesOf(part))) : parse(form);
}

/** Percent-decodes a name or a value, in which nothing is beyond ASCII, because the check of the form rejects it. */
function bytesOf(part: string): Uint8Array {
  const units = part.replace(ENCODED_BYTE, (triplet) => String.fromCharCode(+`0x${triplet.slice(1)}`));
  return Uint8Array.from(units, (unit) => unit.charCodeAt(0));
}

const ENCODED_BYTE = /%[\da-f]{2}/gi;
/**
 * The labels of UTF-8, because `TextDecoder` writes the name as "utf-8", and decoders that others write in still other ways.
 * @see https://encoding.spec.whatwg.org/#names-and-labels
 */
const UTF_8 = /^[\t\n\f\r ]*(?:unicode-1-1-utf-8|utf-?8|(?:unicode11|(?:x-)?unicode20)utf8)[\t\n\f\r ]*$/i;
