import { parseURL, type URLError } from "@url/parser";
import { type ComponentName, type PatternErrorCode, parsePattern } from "@url/pattern";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";

describe("parts", () => {
  test("have their ranges in the text", () => {
    const text = "https://{:sub.}?example.com/books/:id(\\d+)/*#:part";
    const pattern = orThrow(parsePattern(text));
    const ranges = (name: ComponentName) => pattern[name].parts.map(({ start, end }) => text.slice(start, end));
    expect(ranges("protocol")).toEqual(["https"]);
    expect(ranges("hostname")).toEqual(["{:sub.}?", "example.com"]);
    expect(ranges("pathname")).toEqual(["/books", "/:id(\\d+)", "/*"]);
    expect(ranges("hash")).toEqual([":part"]);
    expect(pattern.pathname.parts[1]).toEqual({
      type: "regexp",
      value: "\\d+",
      modifier: "none",
      name: "id",
      prefix: "/",
      suffix: "",
      start: 33,
      end: 42,
    });
  });

  test("of a member have their ranges in that member, although a delimiter is removed from it", () => {
    const input = { protocol: "http{s}?:", search: "?a=:b", hash: "#*c", pathname: "x/:y+" };
    const pattern = orThrow(parsePattern(input, { base: "https://example.com/f/g" }));
    for (const name of ["protocol", "search", "hash"] as const) {
      const { parts } = pattern[name];
      expect(parts.map(({ start, end }) => input[name].slice(start, end)).join("")).toBe(
        name === "protocol" ? "http{s}?" : input[name].slice(1),
      );
    }
    // The folder of the base is nowhere in the text.
    expect(pattern.pathname.pattern).toBe("/f/x/:y+");
    expect(pattern.pathname.parts.map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [1, 5],
    ]);
  });

  test("of what is not given, or comes from the base, have an empty range", () => {
    const pattern = orThrow(parsePattern("/a", { base: "https://example.com" }));
    for (const name of ["protocol", "hostname", "username", "search"] as const) {
      expect(pattern[name].parts.map(({ start, end }) => [start, end])).toEqual([[0, 0]]);
    }
    expect(pattern.port.parts).toEqual([]);
  });

  test("the names and kinds of groups are known", () => {
    const pattern = orThrow(parsePattern({ pathname: "/:a/*/(\\d)/:b" }));
    expect(pattern.pathname.groupNames).toEqual(["a", "0", "1", "b"]);
    expect([pattern.hasRegExpGroups, pattern.pathname.hasRegExpGroups, pattern.hash.hasRegExpGroups]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("errors", () => {
  /** The text with the range that is marked between the two "^". */
  test.each<[PatternErrorCode, string]>([
    ["base-missing", "^/a^"],
    ["name-missing", "https://a/^:^/b"],
    ["name-missing", "https://a/b^:^"],
    ["name-duplicate", "https://a/:b/^:b^"],
    ["brace-unclosed", "https://a/^{b^"],
    ["brace-unclosed", "https://a/^{b{^c}}"],
    ["unexpected", "https://a/b^+^"],
    ["unexpected", "https://a/b^}^"],
    ["escape-incomplete", "https://a/^\\^"],
    ["regexp-unclosed", "https://a/^(b^"],
    ["regexp-empty", "https://a/^()^"],
    // The "?" starts the search.
    ["regexp-unclosed", "https://a/^(^?:b)"],
    ["regexp-capturing-group", "https://a/^(b(^c))"],
    ["regexp-non-ASCII", "https://a/^(\u00e9^)"],
    ["regexp-non-ASCII", "https://a/^(\\\u{1f600}^)"],
    ["regexp-invalid", "https://a/:x^/:b([)^/c"],
    ["component-invalid", "https://^a<b^/"],
    ["component-invalid", "https://a:^99999^/"],
    ["component-invalid", "https://^[\\:\\:g]^/"],
  ])("%s: %s", (code, marked) => {
    const [before, range, after] = marked.split("^") as [string, string, string];
    const result = parsePattern(before + range + after);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    const { start, end } = result.error;
    expect([result.error.code, start, end]).toEqual([code, before.length, before.length + range.length]);
    expect(result.error.message).toMatch(/^[A-Z].*\.$/s);
    expect(result.error.in).toBe(undefined);
  });

  test("a range is of the member that the error names", () => {
    expect(parsePattern({ hash: "#a:" })).toMatchObject({
      error: { code: "name-missing", start: 2, end: 3, in: "hash" },
    });
    const { error: cause } = parseURL("https://a b/") as { error: URLError };
    expect(parsePattern({ hostname: "a b" })).toMatchObject({
      error: { code: "component-invalid", in: "hostname", reason: cause.code },
    });
    expect(parsePattern({ pathname: "/(?:b)" })).toMatchObject({
      error: { code: "regexp-question-mark", start: 1, end: 3, in: "pathname" },
    });
    expect(parsePattern({ baseURL: "a" })).toMatchObject({
      error: { code: "base-invalid", start: 0, end: 1, in: "baseURL", reason: "missing-scheme-non-relative-URL" },
    });
    expect(parsePattern("/a", { base: "https://a:99999" })).toMatchObject({
      error: { code: "base-invalid", start: 10, end: 15, in: "baseURL", reason: "port-out-of-range" },
    });
  });

  test("a sentence says what to write, and where", () => {
    const text = "https://example.com/books/:";
    const result = parsePattern(text);
    if (result.ok) throw new Error("It is valid.");
    const { start, end, message } = result.error;
    expect(message).toBe("A name must follow this :, and starts with a letter, $ or _; write \\: for the character.");
    expect([start, end]).toEqual([26, 27]);
  });
});

describe("options", () => {
  test("base is a text or a record, and an object's own baseURL comes first", () => {
    const record = orThrow(parseURL("https://example.com/a/"));
    expect(orThrow(parsePattern("b", { base: record })).pathname.pattern).toBe("/a/b");
    expect(orThrow(parsePattern({ pathname: "b" }, { base: record })).hostname.pattern).toBe("example.com");
    expect(orThrow(parsePattern({ baseURL: "https://b.example" }, { base: record })).hostname.pattern).toBe(
      "b.example",
    );
  });

  test("allowRegExp: false rejects regular expressions, and not those that are wildcards", () => {
    const result = parsePattern({ pathname: "/:a/:b(\\d+)" }, { allowRegExp: false });
    expect(result).toMatchObject({ error: { code: "regexp-refused", start: 3, end: 11, in: "pathname" } });
    expect(parsePattern("https://a/(.*)/([^\\/]+?)", { allowRegExp: false }).ok).toBe(true);
    expect(parsePattern("http(s?)://a/", { allowRegExp: false })).toMatchObject({ error: { code: "regexp-refused" } });
    expect(parsePattern("(s?)://a/", { allowRegExp: false })).toMatchObject({ error: { start: 0, end: 4 } });
  });

  test("maxLength counts the units of the text, or of all members", () => {
    expect(parsePattern("https://a/", { maxLength: 10 }).ok).toBe(true);
    expect(parsePattern("https://a/b", { maxLength: 10 })).toMatchObject({
      error: { code: "too-long", start: 10, end: 11 },
    });
    expect(parsePattern({ pathname: "/a", hash: "bc" }, { maxLength: 4 }).ok).toBe(true);
    expect(parsePattern({ pathname: "/a", hash: "bc" }, { maxLength: 3 }).ok).toBe(false);
  });

  test("maxParts counts the parts of all components that are given", () => {
    expect(parsePattern({ pathname: "/:a/:b", hash: "c" }, { maxParts: 3 }).ok).toBe(true);
    expect(parsePattern({ pathname: "/:a/:b", hash: "c" }, { maxParts: 2 })).toMatchObject({
      error: { code: "too-many-parts", start: 0, end: 1, in: "hash" },
    });
    expect(parsePattern({ pathname: "/:a/:b/:c" }, { maxParts: 1 })).toMatchObject({
      error: { code: "too-many-parts", start: 3, end: 9 },
    });
  });

  test("wrong arguments throw", () => {
    expect(() => parsePattern(1 as never)).toThrow(TypeError);
    expect(() => parsePattern(null as never)).toThrow(TypeError);
    expect(() => parsePattern({ pathname: 1 } as never)).toThrow(/input\.pathname must be a string/);
    expect(() => parsePattern("/", { base: 1 } as never)).toThrow(TypeError);
    expect(() => parsePattern("/", { maxParts: -1 })).toThrow(RangeError);
    expect(() => parsePattern("/", { ignoreCase: "no" } as never)).toThrow(TypeError);
  });
});
