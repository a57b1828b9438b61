import { expect, test } from "vitest";
import { findErrors, validate } from "../src/index.ts";
import { cutText, visibleJSON } from "../src/internal.ts";

/** Prepended_Concatenation_Mark: format characters that are seen, such as the Arabic number sign. */
const NUMBER_SIGNS = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;

test("visibleJSON escapes every control character, format character and line separator", () => {
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += codePoint < 0x3000 || codePoint > 0xdffff ? 1 : 7) {
    const value = String.fromCodePoint(codePoint);
    const json = visibleJSON({ value });
    if (JSON.parse(json).value !== value) expect.fail(`U+${codePoint.toString(16)}: ${json}`);
    // Unicode's own properties judge.
    if (/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(json.replace(NUMBER_SIGNS, "")))
      expect.fail(`U+${codePoint.toString(16)}: ${json}`);
    if (codePoint > 0xe0fff && codePoint < 0x10ff00) codePoint += 4096;
  }
});

test("visibleJSON keeps all other characters, and does not join lone surrogates", () => {
  expect(visibleJSON("a é 日本 😀")).toBe('"a é 日本 😀"');
  expect(visibleJSON("\ud83d\u202e\ude00\u{e0041}")).toBe('"\\ud83d\\u202e\\ude00\\udb40\\udc41"');
});

test("cutText does not cut a surrogate pair", () => {
  expect([cutText("a😀", 2), cutText("a😀", 3), cutText("😀😀", 2), cutText("abc", 1)]).toEqual([
    "a",
    "a😀",
    "😀",
    "a",
  ]);
});

test("findErrors returns the first errors and the fatal one, and the number of the others", () => {
  const input = " https:\\\\\\u@h_:x";
  const every = validate(input);
  expect(every.length).toBeGreaterThan(3);
  for (let max = 1; max <= every.length + 1; max++) {
    const { diagnostics, omitted } = findErrors(input, { maxErrors: max });
    expect(diagnostics.length + omitted).toBe(every.length);
    expect(diagnostics[diagnostics.length - 1]).toEqual(every[every.length - 1]);
    expect(diagnostics.slice(0, -1)).toEqual(every.slice(0, diagnostics.length - 1));
  }
});
