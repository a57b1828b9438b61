import { expect, test } from "vitest";
import {
  COMPONENT,
  type Encoder,
  FORM_URLENCODED,
  PATH,
  percentEncodeAfterEncoding,
  percentEncodeByte,
  SPECIAL_QUERY,
  USERINFO,
  utf8PercentEncode,
} from "../src/index.ts";

// @id percent/percentencodebyte-encodes-standard-s-two
test("percentEncodeByte: encodes the Standard's two examples", () => {
  expect(percentEncodeByte(0x23)).toBe("%23");
  expect(percentEncodeByte(0x7f)).toBe("%7F");
});

// @id percent/utf8percentencode-encodes-standard-s-examples
test("utf8PercentEncode: encodes the Standard's examples", () => {
  expect(utf8PercentEncode("≡", USERINFO)).toBe("%E2%89%A1");
  expect(utf8PercentEncode("‽", USERINFO)).toBe("%E2%80%BD");
  expect(utf8PercentEncode("Say what‽", USERINFO)).toBe("Say%20what%E2%80%BD");
});

// @id percent/utf8percentencode-returns-text-unchanged-if
test("utf8PercentEncode: returns text unchanged if it has nothing to encode", () => {
  expect(utf8PercentEncode("/a/b;c=d", PATH)).toBe("/a/b;c=d");
  expect(utf8PercentEncode("", PATH)).toBe("");
});

test("utf8PercentEncode: encodes only the range", () => {
  expect(utf8PercentEncode("< a b >", PATH, 2, 5)).toBe("a%20b");
  // A pair that the range cuts is a lone surrogate in it.
  expect(utf8PercentEncode("a💩", PATH, 0, 2)).toBe("a%EF%BF%BD");
});

test("utf8PercentEncode: encodes a lone surrogate as U+FFFD, and a pair as one code point", () => {
  expect(utf8PercentEncode("\ud83d\udca9", PATH)).toBe("%F0%9F%92%A9");
  expect(utf8PercentEncode("\ud83d", PATH)).toBe("%EF%BF%BD");
  expect(utf8PercentEncode("\udca9\ud83dx", PATH)).toBe("%EF%BF%BD%EF%BF%BDx");
});

test("utf8PercentEncode: equals encodeURIComponent with the component set, for every scalar value", () => {
  for (let c = 0; c < 0x11000; c += c < 0x900 ? 1 : 37) {
    if (c >= 0xd800 && c <= 0xdfff) continue;
    const text = String.fromCodePoint(c);
    expect(utf8PercentEncode(text, COMPONENT)).toBe(encodeURIComponent(text));
  }
});

test("utf8PercentEncode: writes a space as a plus, and a plus as %2B, with the form set", () => {
  expect(utf8PercentEncode("1+1 = 2~*", FORM_URLENCODED)).toBe("1%2B1+%3D+2%7E*");
});

// Bytes by the Encoding Standard's indexes: Shift_JIS has U+2261 at 0x81DF, and has no U+203D.
const shiftJIS: Encoder = (input) =>
  Array.from(input, (character) => {
    if (character === "≡") return new Uint8Array([0x81, 0xdf]);
    const codePoint = character.codePointAt(0)!;
    return codePoint < 0x80 ? new Uint8Array([codePoint]) : codePoint;
  });

test("percentEncodeAfterEncoding: encodes the Standard's Shift_JIS examples", () => {
  expect(percentEncodeAfterEncoding(shiftJIS, " ", SPECIAL_QUERY)).toBe("%20");
  expect(percentEncodeAfterEncoding(shiftJIS, "≡", SPECIAL_QUERY)).toBe("%81%DF");
  expect(percentEncodeAfterEncoding(shiftJIS, "‽", SPECIAL_QUERY)).toBe("%26%238253%3B");
  expect(percentEncodeAfterEncoding(shiftJIS, "1+1 ≡ 2%20‽", FORM_URLENCODED)).toBe("1%2B1+%81%DF+2%2520%26%238253%3B");
});

test("percentEncodeAfterEncoding: encodes the Standard's example of ISO-2022-JP's yen sign", () => {
  const iso2022JP: Encoder = () => [new Uint8Array([0x1b, 0x28, 0x4a, 0x5c, 0x1b, 0x28, 0x42])];
  expect(percentEncodeAfterEncoding(iso2022JP, "¥", SPECIAL_QUERY)).toBe("%1B(J\\%1B(B");
});

test("percentEncodeAfterEncoding: passes a scalar value string to the encoder", () => {
  let given = "";
  percentEncodeAfterEncoding(
    (input) => {
      given = input;
      return [];
    },
    "a\ud800b",
    SPECIAL_QUERY,
  );
  expect(given).toBe("a\ufffdb");
});
