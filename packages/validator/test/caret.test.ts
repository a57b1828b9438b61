import { expect, test } from "vitest";
import { caretLines, formatDiagnostic, validate } from "../src/index.ts";
import { columns } from "../src/internal.ts";
import { drawLines } from "../src/terminal/caret.ts";

function lines(input: string, start: number, end: number, width?: number): string[] {
  const { text, carets } = caretLines(input, start, end, width);
  return [text, carets];
}

test("marks the range with carets", () => {
  expect(lines("https://a:99999/", 10, 15)).toEqual([
    "https://a:99999/", //
    "          ^^^^^",
  ]);
});

test("marks an empty range with one caret, also after the last character", () => {
  expect(lines("https://", 8, 8)).toEqual(["https://", "        ^"]);
  expect(lines("", 0, 0)).toEqual(["", "^"]);
});

test("shows a control character as an escape and aligns the carets with it", () => {
  expect(lines("\thttp://a b/", 9, 10)).toEqual([
    "\\thttp://a b/", //
    "          ^",
  ]);
  expect(lines("a\u001B[31m", 1, 2)).toEqual([
    "a\\u{1B}[31m", //
    " ^^^^^^",
  ]);
});

test("shows characters that change the reading direction as escapes", () => {
  expect(lines("a\u202Eb", 2, 3)).toEqual([
    "a\\u{202E}b", //
    "         ^",
  ]);
});

test("counts two columns for a wide character, none for a combining one, and a surrogate pair once", () => {
  expect(lines("日本 x", 3, 4)).toEqual(["日本 x", "     ^"]);
  expect(lines("e\u0301 x", 3, 4)).toEqual(["e\u0301 x", "  ^"]);
  expect(lines("\u{1D4B3} x", 3, 4)).toEqual(["\u{1D4B3} x", "  ^"]);
  expect(lines("x日", 1, 2)).toEqual(["x日", " ^^"]);
});

test("shows a lone surrogate as an escape", () => {
  expect(lines("\uD800x", 1, 2)).toEqual(["\\u{D800}x", "        ^"]);
});

test("marks a whole cell if the range covers only a combining mark or half of a sequence", () => {
  expect(lines("e\u0301x", 1, 2)).toEqual(["e\u0301x", "^"]);
  expect(lines("👩‍👧x", 3, 5)).toEqual(["👩‍👧x", "^^"]);
  expect(lines("💩x", 1, 2)).toEqual(["💩x", "^^"]);
});

test("cuts off at either side what does not fit", () => {
  const input = `${"a".repeat(500)}!${"b".repeat(500)}`;
  expect(lines(input, 500, 501, 21)).toEqual([
    `…${"a".repeat(9)}!${"b".repeat(8)}…`, //
    `${" ".repeat(10)}^`,
  ]);
  expect(lines(input, 0, 1, 10)).toEqual([`${"a".repeat(7)}…`, "^"]);
  expect(lines(input, 1001, 1001, 10)).toEqual([`…${"b".repeat(7)}`, "        ^"]);
});

test("shows a range that is wider than the line from its start", () => {
  expect(lines("x".repeat(1000), 0, 1000, 20)).toEqual([`${"x".repeat(17)}…`, "^".repeat(17)]);
});

test("a width below 3, which has no room for a mark between two ellipses, is a RangeError", () => {
  for (const width of [0, 1, 2]) {
    expect(() => caretLines("abcdefgh", 1, 2, width)).toThrow(RangeError);
    expect(() => caretLines("abcdefgh", 1, 2, width)).toThrow(`caretLines: width must be at least 3, not ${width}.`);
  }
});

test("writes no line that is wider than the width, for any characters and any range", () => {
  for (const piece of ["a", "日", "e\u0301", "👩‍👩‍👧", "\u001b", "\ud800", "\t日"]) {
    const input = piece.repeat(60);
    for (let start = 0; start <= input.length; start += 7) {
      for (const width of [3, 4, 5, 20, 33, 80]) {
        const { text, carets } = caretLines(input, start, start + 2, width);
        expect(columns(text)).toBeLessThanOrEqual(width);
        expect(carets.length).toBeLessThanOrEqual(width);
      }
    }
  }
});

// The law over every place, the end of the input too: 71 letters filled 80 columns, and the caret stood in column 81.
test("formatDiagnostic writes no line that is longer than the width, carets included", () => {
  for (const piece of ["a", "日", "\u{10FFFF}", "\u202e", "e\u0301"]) {
    for (let count = 0; count <= 80; count++) {
      const input = `nfs://${piece.repeat(count)}@`;
      for (const width of [20, 33, 80]) {
        for (const error of validate(input)) {
          const place = count % 2 === 0 ? undefined : "very/long/".repeat(count);
          for (const line of formatDiagnostic(error, input, { width, place }).split("\n")) {
            expect([input, columns(line) <= width]).toEqual([input, true]);
          }
        }
      }
    }
  }
  const input = `nfs://${"a".repeat(71)}@`;
  const lines = validate(input).flatMap((error) => formatDiagnostic(error, input).split("\n"));
  expect(Math.max(...lines.map(columns))).toBeLessThanOrEqual(80);
});

test("shows a marked escape that is wider than the line as an ellipsis", () => {
  expect(lines("a\u{10FFFF}b", 1, 3, 6)).toEqual(["……", " ^"]);
});

test("does not cut a surrogate pair at the edge of the examined part", () => {
  const input = `${"\u{1F600}".repeat(400)}!${"\u{1F600}".repeat(400)}`;
  for (const text of [input, `x${input}`]) {
    const at = text.indexOf("!");
    expect(caretLines(text, at, at + 1, 40).text).toBe(`…${"\u{1F600}".repeat(9)}!${"\u{1F600}".repeat(9)}…`);
  }
});

test("examines only the part of a long input that it shows", () => {
  const read = new Set<number>();
  const text = new Proxy(new String("a".repeat(100_000)), {
    get(target, key) {
      if (typeof key === "string" && /^\d+$/.test(key)) read.add(Number(key));
      const value = Reflect.get(target, key) as unknown;
      return typeof value === "function"
        ? (...args: number[]) => {
            if (key === "slice") read.add((args[1] as number) - (args[0] as number));
            return (value as (...args: number[]) => unknown).apply(target, args);
          }
        : value;
    },
  }) as unknown as string;
  expect(drawLines(text, 50_000, 50_001, 80).text.length).toBeLessThanOrEqual(80);
  expect(Math.max(...read)).toBeLessThan(2000);
});
