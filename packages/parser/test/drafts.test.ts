import { orThrow } from "@url/result";
import { partsOf, pathOf, portOf, rangesOf, schemeOf } from "@url/serializer";
import { expect, test } from "vitest";
import { parseURL } from "../src/index.ts";

// The examples and tables of the drafts of 2012 to 2015, with today's results. docs/history.md has a row for each.

const parse = (input: string, base?: string) => orThrow(parseURL(input, { base }));

// @id parser/remains-after-example
test.each(["mailto:username@example", "mailto:example@example"])(
  "what remains after the @ of %s is example",
  (input) => {
    const { start, end } = rangesOf(parse(input)).path;
    const pointer = input.indexOf("@", start);
    expect(input.slice(pointer + 1, end)).toBe("example");
  },
);

// @id parser/port-state-reads
test.each([
  ["42", 42],
  ["031", 31],
  ["080", 80],
  ["0000", 0],
])("the port state reads %s as %i", (input, output) => {
  expect(portOf(parse(`https://h:${input}/`))).toBe(output);
});

// @id parser/scheme-letter-then-letters-digits
test("a scheme is a letter, then letters, digits, plus, minus and dot, among all code units", () => {
  const wrong: unknown[] = [];
  for (let unit = 0; unit <= 0xffff; unit++) {
    const c = String.fromCharCode(unit);
    // Spaces and C0 controls are removed at the start; tabs and newlines are removed everywhere.
    const first = parseURL(`${c}:x`);
    if (first.ok !== /[A-Za-z]/.test(c)) wrong.push([unit, "first", first.ok]);
    const second = parseURL(`a${c}b:x`);
    const scheme = /[A-Za-z\d+.-]/.test(c)
      ? `a${c.toLowerCase()}b`
      : /[\t\n\r]/.test(c)
        ? "ab"
        : c === ":"
          ? "a"
          : null;
    const read = second.ok ? schemeOf(second.value) : null;
    if (read !== scheme) wrong.push([unit, "second", read]);
  }
  expect(wrong).toEqual([]);
});

// @id parser/url-scheme-alone-initial-values
test("a URL of a scheme alone has the initial values of all other components", () => {
  expect(partsOf(parse("x:"))).toEqual({
    scheme: "x",
    username: "",
    password: "",
    host: null,
    port: null,
    path: "",
    query: null,
    fragment: null,
  });
});

// @id parser/against
test.each([
  ["file:/path/", "file://host/a", "file://host/path/"],
  ["file:/path/", "http://host/a", "file:///path/"],
])("%s against %s is %s", (input, base, expected) => {
  expect(parse(input, base).href).toBe(expected);
});

// @id parser/segment-either-case
test.each([
  ["%2e", "."],
  [".%2e", ".."],
  ["%2e.", ".."],
  ["%2e%2e", ".."],
])("the segment %s is %s, in either case", (encoded, dots) => {
  for (const segment of [encoded, encoded.toUpperCase()]) {
    expect(pathOf(parse(`https://h/a/b/${segment}/c`))).toBe(pathOf(parse(`https://h/a/b/${dots}/c`)));
    expect(pathOf(parse(`https://h/a/b/${segment}`))).toBe(pathOf(parse(`https://h/a/b/${dots}`)));
  }
  expect(pathOf(parse("https://h/a%2eb"))).toBe("/a%2eb");
});

// @id parser/drive-letter-against
test.each([
  ["file:C|/a", "file:///x/y", "file:///C:/a"],
  ["file:C:", "file:///x/y", "file:///C:"],
  ["file://C|/a", "file:///x/y", "file:///C:/a"],
  ["file:Cx", "file:///x/y", "file:///x/Cx"],
])("the drive letter of %s against %s: %s", (input, base, expected) => {
  expect(parse(input, base).href).toBe(expected);
});

// @id parser/converts-code-points-above-u
test("converts code points above U+009F to percent-encoded bytes", () => {
  expect(parse("https://\u00a0:\ud7ff@h/\u{10fffd}?\ue000#\ufffd").href).toBe(
    "https://%C2%A0:%ED%9F%BF@h/%F4%8F%BF%BD?%EE%80%80#%EF%BF%BD",
  );
  expect(parse("x:\u00a0").href).toBe("x:%C2%A0");
});

// @id parser/parsed-serialized-relative-url-absolute
test("a parsed and serialized relative URL is an absolute one", () => {
  const href = parse("../c?d", "https://h/a/b/").href;
  expect(href).toBe("https://h/a/c?d");
  expect(parse(href).href).toBe(href);
});
