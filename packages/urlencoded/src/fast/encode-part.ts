import { flatten, isSurrogate, LONG } from "@url/percent/internal";

/**
 * Writes a name or a value as `serialize` does. Law: returns what `encodeText` does with `FORM_URLENCODED`, whose loop it
 * repeats: that one, in a program that parses URLs too, meets strings and sets of every kind, and took twice the time.
 * This function is small, so that the engine can put it into the loop over the pairs: most have nothing to encode.
 */
export function encodePart(text: string): string {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x80 || IS_MEMBER[unit] === 1) return encodeFrom(text, at);
  }
  return text;
}

/** `encodePart` for a text whose first unit to encode is at `at`. */
function encodeFrom(text: string, at: number): string {
  let done = "";
  let output = text.slice(0, at);
  let clean = at;
  for (; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80 && IS_MEMBER[unit] === 0) continue;
    if (clean < at) output += text.slice(clean, at);
    if (unit < 0x80) output += WRITTEN[unit]!;
    else {
      const codePoint = text.codePointAt(at)!;
      if (codePoint > 0xffff) at++;
      output += encodeNonASCII(isSurrogate(codePoint) ? 0xfffd : codePoint);
    }
    clean = at + 1;
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
  }
  return done + output + text.slice(clean);
}

/** One expression for each length: adding to a string byte by byte measured half as fast. */
function encodeNonASCII(c: number): string {
  if (c < 0x800) return WRITTEN[0xc0 | (c >> 6)]! + continuation(c);
  if (c < 0x10000) return WRITTEN[0xe0 | (c >> 12)]! + continuation(c >> 6) + continuation(c);
  return WRITTEN[0xf0 | (c >> 18)]! + continuation(c >> 12) + continuation(c >> 6) + continuation(c);
}

function continuation(bits: number): string {
  return WRITTEN[0x80 | (bits & 0x3f)]!;
}

/** What is written for each byte that is encoded. */
const WRITTEN: readonly string[] = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) =>
  byte === 0x20 ? "+" : `%${(byte + 256).toString(16).slice(1).toUpperCase()}`,
);

/** 1 for each ASCII unit that is encoded. */
const IS_MEMBER: Readonly<Uint8Array> = /* @__PURE__ */ Uint8Array.from({ length: 0x80 }, (_, unit) =>
  /[\w*.-]/.test(String.fromCharCode(unit)) ? 0 : 1,
);
