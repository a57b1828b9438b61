import { expectNumber, expectText } from "@url/result/internal";
import { hexDigitValue } from "./decode.ts";
import { isSurrogate } from "./scalar-value.ts";

/**
 * Returns true if `codePoint` is a URL code point. Surrogates and noncharacters are not.
 * @throws TypeError if `codePoint` is not a number
 * @example isURLCodePoint(0xe9) // → true
 * @see https://url.spec.whatwg.org/#url-code-points
 */
export function isURLCodePoint(codePoint: number): boolean {
  expectNumber(codePoint, "isURLCodePoint", "codePoint");
  return isCodePointOfURL(codePoint);
}

/** `isURLCodePoint` without the check. */
export function isCodePointOfURL(codePoint: number): boolean {
  if (codePoint < 0x80) return ASCII_URL_CODE_POINT.test(String.fromCharCode(codePoint));
  return (
    codePoint >= 0xa0 &&
    codePoint <= 0x10fffd &&
    !isSurrogate(codePoint) &&
    (codePoint < 0xfdd0 || codePoint > 0xfdef) &&
    (codePoint & 0xfffe) !== 0xfffe
  );
}

/**
 * Returns true if a URL unit begins at `text[index]` (UTF-16 code units): a URL code point, or "%" and two hex digits.
 * @throws TypeError if `text` is not a string, or `index` not a number
 * @example isURLUnit("%4", 0) // → false
 * @see https://url.spec.whatwg.org/#url-units
 */
export function isURLUnit(text: string, index: number): boolean {
  expectText(text, "isURLUnit", "text");
  expectNumber(index, "isURLUnit", "index");
  return Number.isInteger(index) && isUnitOfURL(text, index);
}

/** `isURLUnit` without the checks. */
export function isUnitOfURL(text: string, index: number): boolean {
  // Undefined outside the text, which is not a code point.
  const codePoint = text.codePointAt(index)!;
  return codePoint === 0x25 ? isPercentEncodedByte(text, index, text.length) : isCodePointOfURL(codePoint);
}

/**
 * Returns true if `text[index]` and the two units after it, all before `end`, are a percent-encoded byte.
 * @see https://url.spec.whatwg.org/#percent-encoded-byte
 */
export function isPercentEncodedByte(text: string, index: number, end: number): boolean {
  return (
    index + 2 < end &&
    text.charCodeAt(index) === 0x25 &&
    hexDigitValue(text.charCodeAt(index + 1)) >= 0 &&
    hexDigitValue(text.charCodeAt(index + 2)) >= 0
  );
}

const ASCII_URL_CODE_POINT = /[a-z0-9!$&'()*+,\-./:;=?@_~]/i;
