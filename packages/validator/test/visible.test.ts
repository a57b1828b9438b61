import { eastAsianWidth } from "get-east-asian-width";
import { expect, test } from "vitest";
import { visible } from "../src/index.ts";
import { columns } from "../src/internal.ts";

test("escapes controls, direction overrides and invisible characters, but not a backslash", () => {
  expect(visible("a\tb\r\n\\")).toBe("a\\tb\\r\\n\\");
  expect(visible("\x1b[31m\x9b\x7f")).toBe("\\u{1B}[31m\\u{9B}\\u{7F}");
  expect(visible("\u202e\u2066\u200b\u200d\ufeff\u00ad\u2028\u3164\u{e0041}")).toBe(
    "\\u{202E}\\u{2066}\\u{200B}\\u{200D}\\u{FEFF}\\u{AD}\\u{2028}\\u{3164}\\u{E0041}",
  );
  expect(visible("\ud800\udfff\uffff")).toBe("\u{103ff}\\u{FFFF}");
  expect(visible("\udfff\ud800")).toBe("\\u{DFFF}\\u{D800}");
});

test("escapes every code unit that controls a terminal", () => {
  for (let unit = 0; unit < 0x10000; unit++) {
    expect(visible(`a${String.fromCharCode(unit)}`)).not.toMatch(/[\0-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/);
  }
});

test("escapes a mark without a base character, and a mark after an escape", () => {
  expect(visible("\u0301a\u0301")).toBe("\\u{301}a\u0301");
  expect(visible("\0\u0301")).toBe("\\u{0}\\u{301}");
});

test("keeps a joiner between emoji, and escapes all others", () => {
  expect(visible("👩‍💻")).toBe("👩‍💻");
  expect(visible("👩\u200d")).toBe("👩\\u{200D}");
  expect(visible("a\u200d💻")).toBe("a\\u{200D}💻");
});

test("counts one column for most characters and two for wide ones, by Unicode's East_Asian_Width", () => {
  for (const c of ["a", "é", "日", "한", "ｗ", "ｱ", "あ", "×", "א", "\u{20000}", "☕", "€"]) {
    expect([c, columns(c)]).toEqual([c, eastAsianWidth(c.codePointAt(0) as number)]);
  }
});

test("counts no column for marks, two for emoji sequences and flags, and the length of escapes", () => {
  expect(columns("e\u0301")).toBe(1);
  expect(columns("a\u20dd")).toBe(1);
  expect(columns("👩‍👩‍👧‍👦")).toBe(2);
  expect(columns("👍🏽")).toBe(2);
  expect(columns("❤\ufe0f")).toBe(2);
  expect(columns("❤")).toBe(1);
  expect(columns("1\ufe0f\u20e3")).toBe(2);
  expect(columns("🇫🇷")).toBe(2);
  expect(columns("\u1112\u1161\u11ab")).toBe(2);
  expect(columns("\t")).toBe(2);
  expect(columns("\u202e")).toBe(8);
});

test("is never wider than the width, however narrow", () => {
  for (const text of ["", "a", "ab", "abcdef", "日", "日本", "👩‍👩‍👧a", "\u001b"]) {
    for (let width = 0; width < 9; width++) expect(columns(visible(text, width))).toBeLessThanOrEqual(width);
  }
  expect(visible("ab", 0)).toBe("");
  expect(visible("ab", 1)).toBe("…");
});
