import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import { type RepairTypedOptions, repairTyped } from "../../src/typed/index.ts";

const hrefs = (text: string, options?: RepairTypedOptions) => repairTyped(text, options).map(({ url }) => url.href);
const record = (text: string) => orThrow(parseURL(text));

/** The changes of the first candidate. */
const changes = (text: string, options?: RepairTypedOptions) =>
  repairTyped(text, options)[0]?.changes.map(({ code, start, end, replacement }) => [code, start, end, replacement]);

test("says what was changed, where and why", () => {
  expect(repairTyped(" http;//example,com/a b ")).toEqual([
    {
      url: record("http://example.com/a%20b"),
      text: "http://example.com/a%20b",
      changes: [
        {
          code: "spaces-removed",
          start: 0,
          end: 1,
          replacement: "",
          message: "Spaces or invisible characters are around the URL.",
        },
        {
          code: "scheme-corrected",
          start: 1,
          end: 8,
          replacement: "http://",
          message: "The scheme is misspelled.",
        },
        {
          code: "comma-corrected",
          start: 15,
          end: 16,
          replacement: ".",
          message: "The host has a comma instead of a dot.",
        },
        {
          code: "invalid-URL-unit",
          start: 21,
          end: 22,
          replacement: "%20",
          message: "A space has to be percent-encoded here.",
        },
        {
          code: "spaces-removed",
          start: 23,
          end: 24,
          replacement: "",
          message: "Spaces or invisible characters are around the URL.",
        },
      ],
    },
  ]);
});

test("has a code for each kind of change", () => {
  expect(changes('"example.com"')).toEqual([
    ["quotes-removed", 0, 1, ""],
    ["scheme-added", 1, 1, "https://"],
    ["quotes-removed", 12, 13, ""],
  ]);
  expect(changes("URL: https://h")?.[0]).toEqual(["prefix-removed", 0, 5, ""]);
  expect(changes("https://h,")).toEqual([["punctuation-removed", 9, 10, ""]]);
  expect(changes("https://http//h")).toEqual([
    ["scheme-repeated", 0, 8, ""],
    ["scheme-corrected", 8, 14, "http://"],
  ]);
  expect(changes("https://..a...b.example")).toEqual([
    ["dots-corrected", 8, 10, ""],
    ["dots-corrected", 12, 14, ""],
  ]);
  expect(changes("example.com::80/")?.[1]).toEqual(["colon-removed", 12, 13, ""]);
  expect(changes("[::1:80")?.[1]).toEqual(["bracket-added", 7, 7, "]"]);
  expect(changes("a@example.com")).toEqual([["mail-address", 0, 0, "mailto:"]]);
  expect(changes("c|\\a?")).toEqual([
    ["file-path", 0, 0, "file:///"],
    ["file-path", 1, 2, ":"],
    ["file-path", 2, 5, "/a%3F"],
  ]);
  expect(changes("ｈｔｔｐ：／／ｈ ")).toEqual([
    ["full-width-converted", 0, 8, "http://h"],
    ["spaces-removed", 8, 9, ""],
  ]);
  expect(changes("https:\\\\h\\a")).toEqual([
    ["special-scheme-missing-following-solidus", 6, 8, "//"],
    ["invalid-reverse-solidus", 9, 10, "/"],
  ]);
});

test("a correction that the parser does not make is not made: a stray percent sign stays", () => {
  expect(repairTyped("http:/h/100%")).toMatchObject([{ text: "http://h/100%", url: { href: "http://h/100%" } }]);
});

test("the best candidate is first, and the others follow", () => {
  expect(hrefs("localhost:3000")).toEqual(["http://localhost:3000/", "localhost:3000"]);
  expect(hrefs("user@example.com")).toEqual(["mailto:user@example.com", "https://user@example.com/"]);
  expect(hrefs("htp://h/")).toEqual(["http://h/", "htp://h/"]);
  expect(hrefs("example.com/a.")).toEqual(["https://example.com/a.", "https://example.com/a"]);
  expect(hrefs("example.com.")).toEqual(["https://example.com./", "https://example.com/"]);
  expect(hrefs('example.com/a")')).toEqual(["https://example.com/a", "https://example.com/a%22)"]);
});

test("a valid URL is the only candidate, unchanged", () => {
  for (const text of [
    "https://example.com/a.",
    "mailto:a@b.example",
    "file:///c:/x",
    "foo:bar",
    "urn:isbn:0451450523",
  ]) {
    expect(repairTyped(text)).toEqual([{ url: record(text), text, changes: [] }]);
  }
});

test("schemes restricts the candidates, and allows those that are not safe", () => {
  expect(hrefs("user@example.com", { schemes: ["https"] })).toEqual(["https://user@example.com/"]);
  expect(hrefs("ftp://h/", { schemes: ["HTTPS"] })).toEqual([]);
  expect(hrefs("javascript:x")).toEqual([]);
  expect(hrefs("vbscript:x")).toEqual([]);
  expect(hrefs("data:,x", { schemes: ["data"] })).toEqual(["data:,x"]);
  expect(hrefs("example.com", { schemes: [] })).toEqual([]);
});

test("defaultScheme is the scheme that is added", () => {
  expect(hrefs("example.com", { defaultScheme: "http" })).toEqual(["http://example.com/"]);
  expect(hrefs("localhost", { defaultScheme: "https" })).toEqual(["https://localhost/"]);
  expect(hrefs("localhost")).toEqual(["http://localhost/"]);
});

test("with a base, references are candidates", () => {
  const base = record("https://example.com/a/b");
  expect(hrefs("../c d", { base })).toEqual(["https://example.com/c%20d"]);
  expect(hrefs("?q", { base })).toEqual(["https://example.com/a/b?q"]);
  expect(hrefs("/c", { base })).toEqual(["https://example.com/c", "file:///c"]);
  expect(hrefs("page.html", { base })).toEqual(["https://example.com/a/page.html"]);
  expect(hrefs("two words", { base })).toEqual([]);
  expect(hrefs("../c")).toEqual([]);
});

test("the host never changes to another one than the text shows", () => {
  // The parser would join the lines, and read the second host.
  expect(hrefs("https://example.com\n.example.net/")).toEqual([]);
  expect(hrefs("example.com:example.net")).toEqual(["example.com:example.net"]);
  expect(hrefs("example.com,example.net")).toEqual([]);
  expect(hrefs("example.com＠example.net")).toEqual([]);
  expect(hrefs("example.com\\@example.net")).toEqual(["https://example.com/@example.net"]);
  expect(hrefs("https://example.com／example.net")).toEqual(["https://example.com/example.net"]);
});

test("rejects wrong options, and names them", () => {
  expect(() => repairTyped("a", { schemes: "https" as never })).toThrow(/^repairTyped: schemes must be an array/);
  expect(() => repairTyped("a", { schemes: ["https:"] })).toThrow(RangeError);
  expect(() => repairTyped("a", { base: {} as never })).toThrow(/^repairTyped: base must be a URL \(/);
  expect(() => repairTyped("a", { base: "h" })).toThrow(new RangeError('repairTyped: base must be a URL, not "h".'));
  expect(() => repairTyped(undefined as never)).toThrow(/^repairTyped: text must be a string/);
  expect(() => repairTyped("a", { defaultScheme: "" })).toThrow(/^repairTyped: defaultScheme must be a scheme/);
});
