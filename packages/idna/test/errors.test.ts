import { expect, test } from "vitest";
import { findErrors, type IDNAError, toASCII, toUnicode } from "../src/index.ts";

/** Finds all errors. `toASCII` fails with the first of them, and only if there is one. */
function errorsOf(domain: string, strict = false): readonly IDNAError[] {
  const errors = findErrors(domain, { strict });
  const result = toASCII(domain, { strict });
  expect(result.ok).toBe(errors.length === 0);
  if (!result.ok) expect(result.error).toEqual(errors[0]);
  return errors;
}

test("disallowed: every code point, where it stands in the input, the mapping before it aside", () => {
  expect(errorsOf("ẞ\xad.a\ue000.\u{e0080}")).toEqual([
    { code: "disallowed", label: 1, start: 4, end: 5, codePoint: 0xe000 },
    { code: "disallowed", label: 2, start: 6, end: 8, codePoint: 0xe0080 },
  ]);
});

test("labels are counted over every kind of full stop", () => {
  expect(errorsOf("a。b．c｡\ue000")).toEqual([{ code: "disallowed", label: 3, start: 6, end: 7, codePoint: 0xe000 }]);
});

test("disallowed in Punycode points at the label, and names the code point", () => {
  // ｗｗｗ
  expect(errorsOf("ß.xn--8i7caa")).toEqual([{ code: "disallowed", label: 1, start: 2, end: 12, codePoint: 0xff57 }]);
});

test("punycode: what does not decode, is not ASCII, or needed none", () => {
  for (const label of ["xn--9", "xn---abc", "xn--ß", "xn--", "xn--abc-", "xn--99999999999999a"]) {
    expect(errorsOf(`a.${label}`)).toEqual([
      { code: "punycode", label: 1, start: 2, end: 2 + label.length, codePoint: null },
    ]);
  }
});

test("nfc: a decoded label that normalization changes", () => {
  expect(errorsOf("xn--e-xbb")).toEqual([{ code: "nfc", label: 0, start: 0, end: 9, codePoint: null }]);
});

test("hyphen: at the ends and in the third and fourth places when strict; a decoded xn-- always", () => {
  expect(errorsOf("-a.b-", true)).toEqual([
    { code: "hyphen", label: 0, start: 0, end: 1, codePoint: 0x2d },
    { code: "hyphen", label: 1, start: 4, end: 5, codePoint: 0x2d },
  ]);
  expect(errorsOf("ab--ü", true)).toEqual([{ code: "hyphen", label: 0, start: 0, end: 5, codePoint: null }]);
  expect(errorsOf("ab--ü")).toEqual([]);
  expect(errorsOf("xn--xn---epa")).toEqual([{ code: "hyphen", label: 0, start: 0, end: 12, codePoint: null }]);
});

test("mark: a label may not begin with one", () => {
  expect(errorsOf("a.\u0301b")).toEqual([{ code: "mark", label: 1, start: 2, end: 3, codePoint: 0x301 }]);
});

test("std3: strict, the first ASCII character that is neither letter nor digit nor hyphen", () => {
  expect(errorsOf("A.B_c", true)).toEqual([{ code: "std3", label: 1, start: 3, end: 4, codePoint: 0x5f }]);
});

test("contextJ: the joiner without its context", () => {
  expect(errorsOf("a\u200cb.\u0915\u094d\u200d")).toEqual([
    { code: "contextJ", label: 0, start: 1, end: 2, codePoint: 0x200c },
  ]);
});

test("bidi: the first code point that may not stand where it does", () => {
  expect(errorsOf("א.0a")).toEqual([{ code: "bidi", label: 1, start: 2, end: 3, codePoint: 0x30 }]);
  expect(errorsOf("אa")).toEqual([{ code: "bidi", label: 0, start: 1, end: 2, codePoint: 0x61 }]);
  expect(errorsOf("א1\u0661")).toEqual([{ code: "bidi", label: 0, start: 2, end: 3, codePoint: 0x661 }]);
  expect(errorsOf("א!\u05b0")).toEqual([{ code: "bidi", label: 0, start: 1, end: 2, codePoint: 0x21 }]);
});

test("length: strict, labels of 1 to 63 characters, and 253 in all", () => {
  expect(errorsOf("a..b", true)).toEqual([{ code: "length", label: 1, start: 2, end: 2, codePoint: null }]);
  expect(errorsOf(`ß.${"a".repeat(64)}`, true)).toEqual([
    { code: "length", label: 1, start: 2, end: 66, codePoint: null },
  ]);
  const long = "ab.".repeat(85);
  expect(errorsOf(`${long}ß`, true)).toEqual([{ code: "length", label: null, start: 0, end: 256, codePoint: null }]);
});

test("where mapping moved things, the range is the label", () => {
  expect(errorsOf("ｗ_.b", true)).toEqual([{ code: "std3", label: 0, start: 0, end: 2, codePoint: 0x5f }]);
});

test("finds one error for each label; toUnicode fails with the first one", () => {
  const domain = "a\u200cb\u200c.\u0301";
  const errors = errorsOf(domain);
  expect(errors.map(({ code, start }) => [code, start])).toEqual([
    ["contextJ", 1],
    ["mark", 5],
  ]);
  expect(toUnicode(domain)).toEqual({ ok: false, error: errors[0] });
});

test("finds as many errors as there are labels", () => {
  expect(errorsOf("אa.".repeat(8000) + "\u0301b.".repeat(8000))).toHaveLength(16_000);
});
