import { expect, test } from "vitest";
import { caretLines } from "../src/caret.ts";

function lines(input: string, start: number, end: number): string[] {
  return caretLines(input, start, end).split("\n");
}

test("caret: stands under the range", () => {
  expect(lines("https://a:99999/", 10, 15)).toEqual([
    "https://a:99999/", //
    "          ^^^^^",
  ]);
});

test("caret: an empty range has one caret, at the end of the input past its last character", () => {
  expect(lines("https://", 8, 8)).toEqual(["https://", "        ^"]);
  expect(lines("", 0, 0)).toEqual(["", "^"]);
});

test("caret: a control character is shown as an escape and the carets keep step", () => {
  expect(lines("\thttp://a b/", 9, 10)).toEqual([
    "\\thttp://a b/", //
    "          ^",
  ]);
  expect(lines("a\u001B[31m", 1, 2)).toEqual([
    "a\\u{1B}[31m", //
    " ^^^^^^",
  ]);
});

test("caret: what would turn the reading direction is shown as an escape", () => {
  expect(lines("a\u202Eb", 2, 3)).toEqual([
    "a\\u{202E}b", //
    "         ^",
  ]);
});

test("caret: a wide character takes two columns, a combining one none, a surrogate pair counts once", () => {
  expect(lines("日本 x", 3, 4)).toEqual(["日本 x", "     ^"]);
  expect(lines("e\u0301 x", 3, 4)).toEqual(["e\u0301 x", "  ^"]);
  expect(lines("\u{1D4B3} x", 3, 4)).toEqual(["\u{1D4B3} x", "  ^"]);
  expect(lines("x日", 1, 2)).toEqual(["x日", " ^^"]);
});

test("caret: a lone surrogate is shown as an escape", () => {
  expect(lines("\uD800x", 1, 2)).toEqual(["\\u{D800}x", "        ^"]);
});

test("caret: of a long input the surroundings are shown", () => {
  const input = `${"a".repeat(500)}!${"b".repeat(500)}`;
  expect(lines(input, 500, 501)).toEqual([
    `…${"a".repeat(24)}!${"b".repeat(24)}…`, //
    `${" ".repeat(25)}^`,
  ]);
});

test("caret: a long range is cut as well", () => {
  expect(lines("x".repeat(1000), 0, 1000)).toEqual([`${"x".repeat(48)}…`, "^".repeat(24)]);
});

test("caret: a surrogate pair is not cut in two by the edge of what is shown", () => {
  const input = `${"\u{1F600}".repeat(40)}!${"\u{1F600}".repeat(40)}`;
  for (const offset of [80, 79, 78]) expect(caretLines(input, offset, offset + 1)).not.toMatch(/^…?\\u\{DE00\}/);
  expect(lines(input, 80, 81)[0]).toBe(`…${"\u{1F600}".repeat(12)}!${"\u{1F600}".repeat(12)}…`);
  const odd = `x${input}`;
  expect(lines(odd, 81, 82)[0]).toBe(`…${"\u{1F600}".repeat(12)}!${"\u{1F600}".repeat(12)}…`);
});
