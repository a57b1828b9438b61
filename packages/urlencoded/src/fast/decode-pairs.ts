import { cut, type Pair } from "../cut.ts";
import { decodePart } from "./decode-part.ts";

/** Parses a scalar value string. Law: returns what `decodePairs` of the small build does. */
export function decodePairs(text: string): Pair[] {
  // One loop that did either was never compiled well for text without anything to decode.
  return text.includes("%") || text.includes("+") ? decodeEncoded(text) : cut(text);
}

/** Reads each name and value before it decodes it, because most have nothing to decode, even where others do. */
function decodeEncoded(text: string): Pair[] {
  const pairs: Pair[] = [];
  const { length } = text;
  let count = 0;
  for (let start = 0, end: number; start < length; start = end + 1) {
    end = text.indexOf("&", start);
    if (end === -1) end = length;
    if (end === start) continue;
    let nameEnd = start;
    let isEncoded = false;
    for (; nameEnd < end; nameEnd++) {
      const unit = text.charCodeAt(nameEnd);
      if (unit === EQUALS_SIGN) break;
      if (unit === PERCENT_SIGN || unit === PLUS_SIGN) isEncoded = true;
    }
    const name = isEncoded ? decodePart(text, start, nameEnd) : text.slice(start, nameEnd);
    pairs[count++] = [name, decodeValue(text, nameEnd + 1, end)];
  }
  return pairs;
}

function decodeValue(text: string, start: number, end: number): string {
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit === PERCENT_SIGN || unit === PLUS_SIGN) return decodePart(text, start, end);
  }
  return text.slice(start, end);
}

const PERCENT_SIGN = 0x25;
const PLUS_SIGN = 0x2b;
const EQUALS_SIGN = 0x3d;
