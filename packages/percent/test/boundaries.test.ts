import { afterEach, expect, test } from "vitest";
import {
  C0_CONTROL,
  COMPONENT,
  extend,
  FORM_URLENCODED,
  FRAGMENT,
  isInSet,
  isURLCodePoint,
  isURLUnit,
  PATH,
  percentDecode,
  percentDecodeText,
  percentEncodeAfterEncoding,
  QUERY,
  SPECIAL_QUERY,
  toScalarValueString,
  USERINFO,
  utf8Encode,
  utf8PercentEncode,
} from "../src/index.ts";
import { hexDigitValue, isPercentEncodedByte } from "../src/internal.ts";

// What mutation testing found to be held by no test.

const SETS = [C0_CONTROL, FRAGMENT, QUERY, SPECIAL_QUERY, PATH, USERINFO, COMPONENT, FORM_URLENCODED];

// @id percent/hexdigitvalue-returns-value-ascii-hex
test("hexDigitValue: returns a value for ASCII hex digits only, among all code units", () => {
  const digits: string[] = [];
  for (let unit = 0; unit < 0x10000; unit++) {
    const value = hexDigitValue(unit);
    if (value === -1) continue;
    digits.push(String.fromCharCode(unit));
    expect(value).toBe(Number.parseInt(String.fromCharCode(unit), 16));
  }
  expect(digits.join("")).toBe("0123456789ABCDEFabcdef");
  expect(hexDigitValue(undefined)).toBe(-1);
});

// @id percent/ispercentencodedbyte-requires-hex-digit-both
test("isPercentEncodedByte: requires a hex digit in both places", () => {
  for (const text of ["%00", "%11", "%9f", "%F0"]) expect(isPercentEncodedByte(text, 0, 3)).toBe(true);
  for (const text of ["%g1", "%1g", "% 1", "%1 ", "%/1", "%1:", "%@1", "%1`"]) {
    expect([text, isPercentEncodedByte(text, 0, 3)]).toEqual([text, false]);
    expect([text, isURLUnit(text, 0)]).toEqual([text, false]);
  }
});

test("isURLCodePoint: returns false for a number above U+10FFFF", () => {
  expect(isURLCodePoint(0x10ffff)).toBe(false);
  expect(isURLCodePoint(0x110000)).toBe(false);
});

test("percentDecode: encodes a surrogate pair as one code point, and a lone surrogate as U+FFFD", () => {
  expect([...percentDecode("💩")]).toEqual([0xf0, 0x9f, 0x92, 0xa9]);
  expect([...percentDecode("é≡")]).toEqual([0xc3, 0xa9, 0xe2, 0x89, 0xa1]);
  expect([...percentDecode("\ud83d%41\udca9")]).toEqual([0xef, 0xbf, 0xbd, 0x41, 0xef, 0xbf, 0xbd]);
});

test("the table, the regular expression and isInSet agree on every ASCII character and some beyond", () => {
  for (const set of [...SETS, extend(PATH, "^]\\-")]) {
    for (let c = 0; c < 0x80; c++) {
      expect(set.members.test(String.fromCharCode(c))).toBe(set.table[c] !== 0);
      expect(isInSet(c, set)).toBe(set.table[c] !== 0);
    }
    expect(set.table.length).toBe(0x80);
    for (const c of ["\x80", "é", "\ud800", "\uffff"]) expect(set.members.test(c)).toBe(true);
  }
});

test("extend: adds characters that have a meaning in a regular expression's class", () => {
  for (const character of "\\]^-[") {
    const set = extend(C0_CONTROL, `a${character}z`);
    const members = Array.from({ length: 0x5f }, (_, c) => String.fromCharCode(0x20 + c)).filter((c) =>
      set.members.test(c),
    );
    expect(members.sort()).toEqual(["a", character, "z"].sort());
  }
});

test("utf8PercentEncode: encodes a character in a long text as in a short one", () => {
  for (const set of SETS) {
    for (let c = 0; c < 0x100; c++) {
      const character = String.fromCharCode(c);
      const encoded = utf8PercentEncode(character, set);
      for (const before of [15, 16, 17, 40]) {
        expect(utf8PercentEncode("a".repeat(before) + character, set)).toBe("a".repeat(before) + encoded);
      }
      expect(utf8PercentEncode(`${character}${"a".repeat(40)}`, set)).toBe(encoded + "a".repeat(40));
      expect(utf8PercentEncode(`${"a".repeat(40)}${character}b${character}`, set)).toBe(
        `${"a".repeat(40)}${encoded}b${encoded}`,
      );
    }
  }
});

test("the form set's table has 2 for a space, and 1 for every other member", () => {
  expect(FORM_URLENCODED.table[0x20]).toBe(2);
  expect([...FORM_URLENCODED.table].filter((how) => how === 2)).toEqual([2]);
  for (const set of SETS.slice(0, -1)) expect(Math.max(...set.table)).toBe(1);
});

test("percentDecodeText: decodes what a cut of a long text divides", () => {
  const tail = "%41%42%C3%A9%E2%89%A1%F0%9F%92%A9é💩%f0%9f%92%a9%25%2541%C3%A9";
  for (let before = 16384 - tail.length - 3; before < 16384 + 3; before++) {
    const clean = "x".repeat(before);
    expect(percentDecodeText(clean + tail) === clean + decodeURIComponent(tail)).toBe(true);
  }
});

test("utf8PercentEncode: encodes the code points at which the length of UTF-8 changes", () => {
  for (const c of [0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff]) {
    const text = String.fromCodePoint(c);
    expect(utf8PercentEncode(`${text}x`, C0_CONTROL)).toBe(`${encodeURIComponent(text).replace("\x7f", "%7F")}x`);
  }
});

const { toWellFormed } = String.prototype as unknown as Record<string, () => string>;
afterEach(() => {
  Object.assign(String.prototype, { toWellFormed });
  Object.defineProperty(String.prototype, "toWellFormed", { enumerable: false });
});

test.each([
  ["", ""],
  ["abc é≡💩", "abc é≡💩"],
  ["\ud800", "\ufffd"],
  ["\udfff\ud800", "\ufffd\ufffd"],
  ["a\ud83db\udca9c\ud83d\udca9", "a\ufffdb\ufffdc💩"],
  ["\ud83d\ud83d\udca9\udca9", "\ufffd💩\ufffd"],
  ["\ud7ff\ue000\udbff\udfff", "\ud7ff\ue000\u{10ffff}"],
])("toScalarValueString: converts %j, with and without the engine's toWellFormed", (text, expected) => {
  expect(toScalarValueString(text)).toBe(expected);
  const own = Object.getOwnPropertyDescriptor(String.prototype, "toWellFormed");
  Reflect.deleteProperty(String.prototype, "toWellFormed");
  try {
    expect(toScalarValueString(text)).toBe(expected);
  } finally {
    if (own !== undefined) Object.defineProperty(String.prototype, "toWellFormed", own);
  }
});

test("the code points before and after U+0080 have one byte and two", () => {
  expect(Array.from(utf8Encode("\x7f\x80\u07ff\u0800"))).toEqual([0x7f, 0xc2, 0x80, 0xdf, 0xbf, 0xe0, 0xa0, 0x80]);
});

test("a number beyond the last code point is in no set", () => {
  for (const set of [C0_CONTROL, FORM_URLENCODED]) {
    expect(isInSet(0x10ffff, set)).toBe(true);
    expect(isInSet(0x110000, set)).toBe(false);
  }
});

test("only a whole number is an index of a URL unit", () => {
  for (const index of [0.5, 1.5, Number.NaN]) expect(isURLUnit("abc", index)).toBe(false);
});

test("percentEncodeAfterEncoding: encodes NUL as a byte, and throws if the encoder returns nothing iterable", () => {
  expect(percentEncodeAfterEncoding(() => [Uint8Array.of(0, 1)], "a", C0_CONTROL)).toBe("%00%01");
  expect(percentEncodeAfterEncoding(() => [0, 0x2603], "a", C0_CONTROL)).toBe("%26%230%3B%26%239731%3B");
  for (const pieces of [undefined, null, 7, {}]) {
    expect(() => percentEncodeAfterEncoding(() => pieces as never, "a", C0_CONTROL)).toThrow(
      /^percentEncodeAfterEncoding: what encode returns must .*iterable/,
    );
  }
});

test("a pair of surrogates that lies across the end of a part of 16,384 units is one code point", () => {
  expect(utf8PercentEncode(`${"a".repeat(16_383)}\u{1f4a9}`, PATH).slice(16_383)).toBe("%F0%9F%92%A9");
});
