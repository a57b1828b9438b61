import { expect, test } from "vitest";
import { findIDNAErrors, type IDNAError, toASCII, toUnicode } from "../src/index.ts";

/** Finds all errors. `toASCII` fails with the first of them, and only if there is one. */
function errorsOf(domain: string, strict = false): readonly IDNAError[] {
  const errors = findIDNAErrors(domain, { strict });
  const result = toASCII(domain, { strict });
  expect(result.ok).toBe(errors.length === 0);
  if (!result.ok) expect(result.error).toEqual(errors[0]);
  return errors;
}

test("disallowed: has the position of each code point in the input, before mapping", () => {
  expect(errorsOf("ẞ\xad.a\ue000.\u{e0080}")).toEqual([
    { code: "disallowed", label: 1, start: 4, end: 5, codePoint: 0xe000 },
    { code: "disallowed", label: 2, start: 6, end: 8, codePoint: 0xe0080 },
  ]);
});

// @id idna/counts-labels-across-every-kind
test("counts labels across every kind of full stop", () => {
  expect(errorsOf("a。b．c｡\ue000")).toEqual([{ code: "disallowed", label: 3, start: 6, end: 7, codePoint: 0xe000 }]);
});

test("disallowed in Punycode: has the range of the label, and names the code point", () => {
  // ｗｗｗ
  expect(errorsOf("ß.xn--8i7caa")).toEqual([{ code: "disallowed", label: 1, start: 2, end: 12, codePoint: 0xff57 }]);
});

test("punycode: a label that does not decode, is not ASCII, or decodes to ASCII only", () => {
  for (const label of ["xn--9", "xn---abc", "xn--ß", "xn--", "xn--abc-", "xn--99999999999999a"]) {
    expect(errorsOf(`a.${label}`)).toEqual([
      { code: "punycode", label: 1, start: 2, end: 2 + label.length, codePoint: null },
    ]);
  }
});

test("nfc: a decoded label that normalization changes", () => {
  expect(errorsOf("xn--e-xbb")).toEqual([{ code: "nfc", label: 0, start: 0, end: 9, codePoint: null }]);
});

test("hyphen: strict, at the ends and in positions three and four; always for a decoded label that begins with xn--", () => {
  expect(errorsOf("-a.b-", true)).toEqual([
    { code: "hyphen", label: 0, start: 0, end: 1, codePoint: 0x2d },
    { code: "hyphen", label: 1, start: 4, end: 5, codePoint: 0x2d },
  ]);
  expect(errorsOf("ab--ü", true)).toEqual([{ code: "hyphen", label: 0, start: 0, end: 5, codePoint: null }]);
  expect(errorsOf("ab--ü")).toEqual([]);
  expect(errorsOf("xn--xn---epa")).toEqual([{ code: "hyphen", label: 0, start: 0, end: 12, codePoint: null }]);
});

test("mark: a label that begins with a mark", () => {
  expect(errorsOf("a.\u0301b")).toEqual([{ code: "mark", label: 1, start: 2, end: 3, codePoint: 0x301 }]);
});

test("std3: strict, the first ASCII character that is not a letter, a digit or a hyphen", () => {
  expect(errorsOf("A.B_c", true)).toEqual([{ code: "std3", label: 1, start: 3, end: 4, codePoint: 0x5f }]);
});

test("contextJ: a joiner without its context", () => {
  expect(errorsOf("a\u200cb.\u0915\u094d\u200d")).toEqual([
    { code: "contextJ", label: 0, start: 1, end: 2, codePoint: 0x200c },
  ]);
});

test("bidi: the first code point that the Bidi rule does not allow in its place", () => {
  expect(errorsOf("א.0a")).toEqual([{ code: "bidi", label: 1, start: 2, end: 3, codePoint: 0x30 }]);
  expect(errorsOf("אa")).toEqual([{ code: "bidi", label: 0, start: 1, end: 2, codePoint: 0x61 }]);
  expect(errorsOf("א1\u0661")).toEqual([{ code: "bidi", label: 0, start: 2, end: 3, codePoint: 0x661 }]);
  expect(errorsOf("א!\u05b0")).toEqual([{ code: "bidi", label: 0, start: 1, end: 2, codePoint: 0x21 }]);
});

test("length: strict, a label that has not 1 to 63 characters, and a domain of more than 253", () => {
  expect(errorsOf("a..b", true)).toEqual([{ code: "length", label: 1, start: 2, end: 2, codePoint: null }]);
  expect(errorsOf(`ß.${"a".repeat(64)}`, true)).toEqual([
    { code: "length", label: 1, start: 2, end: 66, codePoint: null },
  ]);
  const long = "ab.".repeat(85);
  expect(errorsOf(`${long}ß`, true)).toEqual([{ code: "length", label: null, start: 0, end: 256, codePoint: null }]);
});

test("the range is the whole label if mapping changed positions", () => {
  expect(errorsOf("ｗ_.b", true)).toEqual([{ code: "std3", label: 0, start: 0, end: 2, codePoint: 0x5f }]);
});

// @id idna/finds-one-error-each-label
test("finds one error for each label; toUnicode fails with the first one", () => {
  const domain = "a\u200cb\u200c.\u0301";
  const errors = errorsOf(domain);
  expect(errors.map(({ code, start }) => [code, start])).toEqual([
    ["contextJ", 1],
    ["mark", 5],
  ]);
  expect(toUnicode(domain)).toEqual({ ok: false, error: errors[0] });
});

test("finds an error in each of 16,000 labels", () => {
  expect(errorsOf("אa.".repeat(8000) + "\u0301b.".repeat(8000))).toHaveLength(16_000);
});
