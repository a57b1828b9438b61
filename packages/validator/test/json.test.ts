import { expect, test } from "vitest";
import { cutText, findErrors, validate, visibleJSON } from "../src/index.ts";

/** Prepended_Concatenation_Mark: format characters that are seen, such as the Arabic number sign. */
const NUMBER_SIGNS = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;

test("JSON: every character that is a control, a format character or a separator of lines is an escape", () => {
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += codePoint < 0x3000 || codePoint > 0xdffff ? 1 : 7) {
    const value = String.fromCodePoint(codePoint);
    const json = visibleJSON({ value });
    expect(JSON.parse(json)).toEqual({ value });
    // Unicode's own properties judge.
    if (/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(json.replace(NUMBER_SIGNS, "")))
      expect.fail(`U+${codePoint.toString(16)}: ${json}`);
    if (codePoint > 0xe0fff && codePoint < 0x10ff00) codePoint += 4096;
  }
});

test("JSON: the rest stays, and half a pair is not joined", () => {
  expect(visibleJSON("a é 日本 😀")).toBe('"a é 日本 😀"');
  expect(visibleJSON("\ud83d\u202e\ude00\u{e0041}")).toBe('"\\ud83d\\u202e\\ude00\\udb40\\udc41"');
});

test("cut: never through a surrogate pair", () => {
  expect([cutText("a😀", 2), cutText("a😀", 3), cutText("😀😀", 2), cutText("abc", 1)]).toEqual([
    "a",
    "a😀",
    "😀",
    "a",
  ]);
});

test("findErrors: the first errors and the fatal one, and how many more there are", () => {
  const input = "https:\\\\\\h:x";
  const every = validate(input);
  expect(every.length).toBeGreaterThan(3);
  for (let max = 1; max <= every.length + 1; max++) {
    const { diagnostics, omitted } = findErrors(input, max);
    expect(diagnostics.length + omitted).toBe(every.length);
    expect(diagnostics.at(-1)).toEqual(every.at(-1));
    expect(diagnostics.slice(0, -1)).toEqual(every.slice(0, diagnostics.length - 1));
  }
});
