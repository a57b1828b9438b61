import { expect, test } from "vitest";
import { isURLCodePoint, isURLUnit } from "../src/index.ts";
import { isPercentEncodedByte } from "../src/internal.ts";

// @id percent/ascii-url-code-points-alphanumerics
test("ASCII URL code points are alphanumerics and the nineteen marks that the Standard lists", () => {
  let marks = "";
  for (let c = 0; c < 0x80; c++) if (isURLCodePoint(c)) marks += String.fromCharCode(c);
  expect(marks).toBe("!$&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~");
});

// @id percent/isurlcodepoint-returns-whether-code-point
test.each([
  [0x7f, false],
  [0x80, false],
  [0x9f, false],
  [0xa0, true],
  [0xd7ff, true],
  [0xd800, false],
  [0xdfff, false],
  [0xe000, true],
  [0xfdcf, true],
  [0xfdd0, false],
  [0xfdef, false],
  [0xfdf0, true],
  [0xfffd, true],
  [0xfffe, false],
  [0xffff, false],
  [0x10000, true],
  [0x1fffe, false],
  [0x1ffff, false],
  [0x20000, true],
  [0x10fffd, true],
  [0x10fffe, false],
])(
  "isURLCodePoint: returns whether code point %s is from U+00A0 to U+10FFFD, and neither surrogate nor noncharacter",
  (codePoint, expected) => {
    expect(isURLCodePoint(codePoint)).toBe(expected);
  },
);

// @id percent/url-unit-url-code-point
test("a URL unit is a URL code point or a percent-encoded byte", () => {
  expect(isURLUnit("a%20", 0)).toBe(true);
  expect(isURLUnit("a%20", 1)).toBe(true);
  expect(isURLUnit("a%2", 1)).toBe(false);
  expect(isURLUnit("a%2g", 1)).toBe(false);
  expect(isURLUnit("a b", 1)).toBe(false);
  expect(isURLUnit("💩", 0)).toBe(true);
  expect(isURLUnit("💩", 1)).toBe(false);
  expect(isURLUnit("", 0)).toBe(false);
});

test("isPercentEncodedByte: requires the byte to end before the end that is passed", () => {
  expect(isPercentEncodedByte("%41", 0, 3)).toBe(true);
  expect(isPercentEncodedByte("%41", 0, 2)).toBe(false);
  expect(isPercentEncodedByte("x41", 0, 3)).toBe(false);
});
