import { expect, test } from "vitest";
import { caretLines, columns, formatDiagnostic, validate } from "../src/index.ts";

function lines(input: string, start: number, end: number, width?: number): string[] {
  const { text, carets } = caretLines(input, start, end, width);
  return [text, carets];
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

test("caret: a mark alone, or half of a sequence, gets the whole of what the terminal shows as one", () => {
  expect(lines("e\u0301x", 1, 2)).toEqual(["e\u0301x", "^"]);
  expect(lines("👩‍👧x", 3, 5)).toEqual(["👩‍👧x", "^^"]);
  expect(lines("💩x", 1, 2)).toEqual(["💩x", "^^"]);
});

test("caret: what does not fit is cut off at either side", () => {
  const input = `${"a".repeat(500)}!${"b".repeat(500)}`;
  expect(lines(input, 500, 501, 21)).toEqual([
    `…${"a".repeat(9)}!${"b".repeat(8)}…`, //
    `${" ".repeat(10)}^`,
  ]);
  expect(lines(input, 0, 1, 10)).toEqual([`${"a".repeat(7)}…`, "^"]);
  expect(lines(input, 1001, 1001, 10)).toEqual([`…${"b".repeat(7)}`, "        ^"]);
});

test("caret: a range wider than the line is shown from its start", () => {
  expect(lines("x".repeat(1000), 0, 1000, 20)).toEqual([`${"x".repeat(17)}…`, "^".repeat(17)]);
});

test("caret: no line is wider than it may be, whatever the characters and wherever the range", () => {
  for (const piece of ["a", "日", "e\u0301", "👩‍👩‍👧", "\u001b", "\ud800", "\t日"]) {
    const input = piece.repeat(60);
    for (let start = 0; start <= input.length; start += 7) {
      for (const width of [20, 33, 80]) {
        const { text, carets } = caretLines(input, start, start + 2, width);
        expect(columns(text)).toBeLessThanOrEqual(width);
        expect(carets.length).toBeLessThanOrEqual(width);
      }
    }
  }
});

// The law over every place, the end of the input too: 71 letters filled 80 columns, and the caret stood in column 81.
test("format: no line is longer than the width, carets included", () => {
  for (const piece of ["a", "日", "\u{10FFFF}", "\u202e", "e\u0301"]) {
    for (let count = 0; count <= 80; count++) {
      const input = `foo://${piece.repeat(count)}@`;
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
  const input = `foo://${"a".repeat(71)}@`;
  const lines = validate(input).flatMap((error) => formatDiagnostic(error, input).split("\n"));
  expect(Math.max(...lines.map(columns))).toBeLessThanOrEqual(80);
});

test("caret: a marked escape wider than the line is an ellipsis", () => {
  expect(lines("a\u{10FFFF}b", 1, 3, 6)).toEqual(["……", " ^"]);
});

test("caret: a surrogate pair is not cut in two by the edge of what is looked at", () => {
  const input = `${"\u{1F600}".repeat(400)}!${"\u{1F600}".repeat(400)}`;
  for (const text of [input, `x${input}`]) {
    const at = text.indexOf("!");
    expect(caretLines(text, at, at + 1, 40).text).toBe(`…${"\u{1F600}".repeat(9)}!${"\u{1F600}".repeat(9)}…`);
  }
});

test("caret: a long input costs no more than what is shown of it", () => {
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
  expect(caretLines(text, 50_000, 50_001, 80).text.length).toBeLessThanOrEqual(80);
  expect(Math.max(...read)).toBeLessThan(2000);
});
