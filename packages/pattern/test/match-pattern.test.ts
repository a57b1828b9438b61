import { URL } from "@url/api";
import { parseURL } from "@url/parser";
import { type Groups, matchPattern, parsePattern, patternOf, testPattern, URLPattern } from "@url/pattern";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";

const PATTERN = orThrow(parsePattern("https://example.com/:kind/:id?"));

describe("the input", () => {
  test("is a text, a record, a URL object, an object with href, or one with components", () => {
    const text = "https://example.com/books/1";
    const inputs = [text, orThrow(parseURL(text)), new URL(text), { href: text }];
    for (const input of inputs) {
      expect(testPattern(PATTERN, input)).toBe(true);
      expect(matchPattern(PATTERN, input)?.pathname).toEqual({ input: "/books/1", groups: { kind: "books", id: "1" } });
    }
    const parts = { protocol: "https", hostname: "EXAMPLE.com", port: "443", pathname: "/books" };
    expect(testPattern(PATTERN, parts)).toBe(true);
    expect(matchPattern(PATTERN, parts)?.pathname.groups).toEqual({ kind: "books", id: undefined });
    expect(testPattern(PATTERN, "books", "https://example.com")).toBe(true);
    expect(testPattern(PATTERN, "books", orThrow(parseURL("https://example.com")))).toBe(true);
  });

  test("that is not a URL is not matched", () => {
    expect(testPattern(PATTERN, "books")).toBe(false);
    expect(testPattern(new URLPattern("https://example.com/*"), new URL("https://example.com/a"))).toBe(true);
    expect(matchPattern(PATTERN, "books")).toBe(null);
    expect(matchPattern(PATTERN, "books", "no base")).toBe(null);
    expect(matchPattern(PATTERN, { href: "books" })).toBe(null);
    expect(matchPattern(PATTERN, { hostname: "a b" })).toBe(null);
    expect(matchPattern(PATTERN, "https://other.example/books")).toBe(null);
  });

  test("of a wrong type throws", () => {
    for (const call of [testPattern, matchPattern]) {
      expect(() => call(PATTERN, 1 as never)).toThrow(TypeError);
      expect(() => call(PATTERN, null as never)).toThrow(TypeError);
      expect(() => call(PATTERN, {}, "https://a")).toThrow(TypeError);
      expect(() => call(PATTERN, "a", 1 as never)).toThrow(TypeError);
      expect(() => call(Object.create(URLPattern.prototype), "a")).toThrow(/must be a URLPattern of this package/);
      expect(() => call(PATTERN, { href: 1 } as never)).toThrow(/input must be a URL/);
      expect(() => call("/a" as never, "a")).toThrow(TypeError);
    }
  });
});

test("a match is read when its components are, and the same object is returned again", () => {
  const match = matchPattern(PATTERN, "https://example.com/books/1")!;
  expect(Object.keys(match)).toEqual([]);
  expect(match.pathname).toBe(match.pathname);
  expect(Object.keys(match)).toEqual(["pathname"]);
  expect([match.protocol.input, match.username.input, match.hostname.input, match.search.groups]).toEqual([
    "https",
    "",
    "example.com",
    { 0: "" },
  ]);
});

test("the pattern of a URLPattern is taken too", () => {
  expect(testPattern(patternOf(new URLPattern({ hash: ":x" })), "https://a/#b")).toBe(true);
});

/** What the Standard's regular expression gives, which `tooling/laws` compares for half a million others. */
describe("matchers", () => {
  test.each<[string, string, Groups | null]>([
    ["/a/:b", "/a/c", { b: "c" }],
    ["/a/:b", "/a/", null],
    ["/a/:b", "/a/c/d", null],
    ["/*", "/", { 0: "" }],
    ["/*/b", "/a/b/b", { 0: "a/b" }],
    ["/*/b", "/b", null],
    ["/:a-:b", "/x-y-z", { a: "x", b: "y-z" }],
    ["/:a.json", "/x.json.json", { a: "x.json" }],
    ["/:a?/b", "/b", { a: undefined }],
    ["/:a?/b", "/b/b", { a: "b" }],
    ["/:a*", "", { a: undefined }],
    ["/:a*", "/x/y/z", { a: "x/y/z" }],
    ["/:a+/z", "/x/z/z", { a: "x/z" }],
    // A repeated segment without a prefix is greedy, and one that may be absent is there, and empty.
    ["/{:a}*", "/", { a: "" }],
    ["/{:a}+b", "/abb", { a: "ab" }],
    ["/{:a}*:b", "/xyz", { a: "xy", b: "z" }],
    // An optional wildcard that would match nothing is left out.
    ["/{*}?", "/", { 0: undefined }],
    ["/{*}?", "/a", { 0: "a" }],
    ["/{*}*", "/", { 0: "" }],
    ["/{*}+", "/", { 0: "" }],
    ["/{a}*b", "/aaab", {}],
    ["/{a}*b", "/b", {}],
    ["/{a}+b", "/b", null],
    ["/{a}?{a}*ab", "/aaab", {}],
    ["/{ab}*a", "/ababa", {}],
    ["/{x:a.}?y.z", "/xy.y.z", { a: "y" }],
    ["/{x:a}*", "/xaxb", { a: "axb" }],
    ["/{x*y}+z", "/xayxbyz", { 0: "ayxb" }],
    ["/{x:a}?*", "/xab", { a: "a", 0: "b" }],
    ["*/*/*", "a/b/c/d", { 0: "a/b", 1: "c", 2: "d" }],
  ])("%s on %s", (pathname, input, groups) => {
    const pattern = orThrow(parsePattern({ protocol: "https", pathname }));
    const components = { protocol: "x", pathname: input };
    // An opaque path is compared as it is.
    const opaque = orThrow(parsePattern({ protocol: "(x|https)", pathname }));
    expect(matchPattern(opaque, components)?.pathname.groups ?? null).toEqual(groups);
    expect(testPattern(opaque, components)).toBe(groups !== null);
    expect(testPattern(pattern, components)).toBe(false);
  });
});
