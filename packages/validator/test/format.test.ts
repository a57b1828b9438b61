import { expect, test } from "vitest";
import { type FormatDiagnosticOptions, formatDiagnostic, validate } from "../src/index.ts";
import { columns } from "../src/internal.ts";

const format = (input: string, options?: FormatDiagnosticOptions) =>
  validate(input).map((error) => formatDiagnostic(error, input, options).split("\n"));

test("writes column, severity, message and code, then the text with carets, then the suggestion", () => {
  expect(format("https://example.com:99999/")).toEqual([
    [
      "column 21: error: The port is greater than 65535. [port-out-of-range]",
      "  https://example.com:99999/",
      "                      ^^^^^",
    ],
  ]);
  expect(format("https://日本.example/ x")).toEqual([
    [
      "column 20: warning: A space has to be percent-encoded here. [invalid-URL-unit]",
      "  https://日本.example/ x",
      "                       ^",
      '  help: write "%20" in place of " "',
    ],
  ]);
});

test("names the column of an insertion, and the text of a deletion", () => {
  const helps = (input: string) => format(input).map((lines) => lines[lines.length - 1]);
  expect(helps("https:a")).toEqual(['  help: insert "//" at column 7']);
  expect(helps("https:///a")).toEqual(['  help: leave out "/"']);
});

test("writes every correction, best first", () => {
  const helps = (input: string) =>
    format(input).flatMap((lines) => lines.filter((line) => /^ {2}(?:help|or|perhaps):/.test(line)));
  expect(helps("example.org")).toEqual(['  help: insert "https://" at column 1', '  or: insert "http://" at column 1']);
  expect(helps("https://example,org/")).toEqual(['  perhaps: write "." in place of ","']);
  expect(helps("localhost:3000")).toEqual([
    '  perhaps: insert "http://" at column 1',
    '  or: insert "https://" at column 1',
  ]);
  // What would show a part of a password is left out.
  expect(helps("https://user:pa/ss@example.org/")).toEqual([]);
});

test("writes the place before the column", () => {
  expect(format("a", { place: "urls.txt:3" })[0]?.[0]).toMatch(/^urls\.txt:3:1: error: /);
});

test("writes escape sequences only for colors, and the same text with them", () => {
  const plain = format("https://a:x/")[0]?.join("\n") ?? "";
  const colored = format("https://a:x/", { color: true })[0]?.join("\n") ?? "";
  expect(plain).not.toContain("\x1b");
  expect(colored).toContain("\x1b[31m^\x1b[0m");
  expect(colored.replace(/\x1b\[\d+m/g, "")).toBe(plain);
});

test("lets neither input, nor place, nor suggestion control the terminal", () => {
  const input = "https://a/\x1b[2J\u202e\x07|";
  for (const lines of format(input, { place: "\x1b[1m:1" })) {
    for (const line of lines) expect(line).not.toMatch(/[\0-\x1f\x7f-\x9f\u202a-\u202e]/);
  }
});

test("cuts off the lines of a long input at the width", () => {
  const input = `https://${"日".repeat(300)}.%C3%A9/${"\u{1f600}".repeat(300)} `.repeat(2);
  for (const width of [20, 40, 100]) {
    for (const [, text, carets, help] of format(input, { width })) {
      expect(columns(text ?? "")).toBeLessThanOrEqual(width);
      expect(carets?.length).toBeLessThanOrEqual(width);
      expect(columns(help ?? "")).toBeLessThanOrEqual(Math.max(width, 70));
    }
  }
});
