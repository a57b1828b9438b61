import { describe, expect, test } from "vitest";
import { mixesScripts, resolveScripts } from "../src/characters/scripts.ts";
import { findOddMarks } from "../src/label/marks.ts";
import { mixesNumbers } from "../src/label/numbers.ts";

describe("resolved script sets", () => {
  // The examples of UTS #39, section 5.1: https://www.unicode.org/reports/tr39/#Mixed_Script_Detection
  test.each([
    ["Circle", ["Latin"]],
    ["\u0421\u0456\u0433\u0441\u04C0\u0435", ["Cyrillic"]],
    ["\u0421ir\u0441l\u0435", []],
    ["Circ1e", ["Latin"]],
    ["C\u{1D5C2}\u{1D5CB}\u{1D5BC}\u{1D5C5}\u{1D5BE}", ["Latin"]],
    ["\u{1D5A2}\u{1D5C2}\u{1D5CB}\u{1D5BC}\u{1D5C5}\u{1D5BE}", null],
    ["〆切", ["Han", "Hanb", "Jpan", "Kore"]],
    ["ねガ", ["Jpan"]],
  ])("%s", (text, scripts) => {
    expect(resolveScripts(text)).toEqual(scripts);
  });

  // From the tests of the crate unicode-security 0.1.2, which implements UTS #39 17.0.0.
  test.each([
    ["", null],
    ["A0", ["Latin"]],
    ["0.", null],
    ["汉", ["Han", "Hanb", "Jpan", "Kore"]],
    ["ひ", ["Hiragana", "Jpan"]],
    ["カ", ["Katakana", "Jpan"]],
    ["한", ["Hangul", "Kore"]],
    ["汉ひ", ["Jpan"]],
    ["汉a", []],
    ["汉μ", []],
    ["冬の雪", ["Jpan"]],
    ["幻ㄒㄧㄤ", ["Hanb"]],
    ["日出은", ["Kore"]],
    ["夏の幻ㄒㄧㄤ", []],
  ])("%s", (text, scripts) => {
    expect(resolveScripts(text)).toEqual(scripts);
  });
});

test("a label may have ASCII letters beside Chinese, Japanese or Korean, and no other mixture", () => {
  for (const label of ["hello中国", "eコマース", "한글han", "bopoㄅㄆㄇ", "café", "тест-123"])
    expect(mixesScripts(label)).toBe(false);
  for (const label of ["paypаl", "caféカフェ", "한ひ", "ㄅカ", "abहिन्दी", "αа"]) expect(mixesScripts(label)).toBe(true);
});

test("digits of two systems are mixed numbers", () => {
  for (const label of ["1১", "०৭", "٣۳", "a1b২", "၁႑"]) expect(mixesNumbers(label)).toBe(true);
  for (const label of ["0123456789", "٠١٢٣٤٥٦٧٨٩", "၀၉", "႐႙", "abc"]) expect(mixesNumbers(label)).toBe(false);
});

test("marks that hide are found with their place", () => {
  expect(findOddMarks("a\u0301\u0301")).toEqual({ start: 2, end: 3 });
  expect(findOddMarks("á\u0301")).toEqual({ start: 1, end: 2 });
  expect(findOddMarks("pi\u0307xel")).toEqual({ start: 2, end: 3 });
  expect(findOddMarks("ı\u0300")).toEqual({ start: 1, end: 2 });
  expect(findOddMarks("a\u0300\u0301\u0302\u0303\u0304")).toEqual({ start: 5, end: 6 });
  expect(findOddMarks("foo\u0650")).toEqual({ start: 3, end: 4 });
  expect(findOddMarks("क्षत्रिय")).toBe(null);
  expect(findOddMarks("\u{11010}a")).toBe(null);
});
