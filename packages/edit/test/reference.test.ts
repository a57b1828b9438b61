import {
  type BaseKind,
  joinReferences,
  parseReference,
  type Reference,
  resolveReference,
  serializeReference,
} from "@url/edit";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";

const parsed = (text: string, kind: BaseKind): Reference => orThrow(parseReference(text, kind));
const joined = (first: string, second: string, kind: BaseKind, secondKind = kind): string =>
  serializeReference(orThrow(joinReferences(parsed(first, kind), parsed(second, secondKind))));

test.each<[string, BaseKind, Partial<Reference>]>([
  ["", "special", { path: "" }],
  [" \t../a\n?b#c ", "special", { path: "../a", query: "b", fragment: "c" }],
  ["?#", "special", { path: "", query: "", fragment: "" }],
  ["\\a\\b", "special", { path: "/a/b" }],
  ["\\a\\b", "other", { path: "\\a\\b" }],
  ["//u:p@h:443/a", "special", { authority: "u:p@h:443", path: "/a" }],
  ["///h", "special", { authority: "h", path: "" }],
  ["///h", "other", { authority: "", path: "/h" }],
  ["//C:/a", "file", { authority: "", path: "/C:/a" }],
  ["C|/a", "file", { path: "/C|/a" }],
  ["file:a", "file", { path: "a" }],
  ["FILE:x:y", "file", { path: "x:y" }],
  ["file:a", "special", { scheme: "file", authority: "", path: "/a" }],
  ["https://h:443/a/../b", "special", { scheme: "https", authority: "h", path: "/b" }],
  ["https:h", "other", { scheme: "https", authority: "h", path: "/" }],
  ["mailto:a b", "special", { scheme: "mailto", path: "a b" }],
  ["#a", "opaque-path", { path: "", fragment: "a" }],
])("%j at a base of the kind %s", (text, base, components) => {
  const absent = { scheme: null, authority: null, query: null, fragment: null };
  expect(parseReference(text, base)).toEqual({ ok: true, value: { base, ...absent, ...components } });
});

test.each<[string, BaseKind, string, number, number]>([
  [" https:a", "special", "special-scheme-missing-following-solidus", 7, 7],
  ["//a b", "special", "domain-to-ASCII", 3, 4],
  ["//h:99999", "other", "port-out-of-range", 4, 9],
  ["a", "opaque-path", "missing-scheme-non-relative-URL", 0, 1],
])("%j at a base of the kind %s fails with %s", (text, base, code, start, end) => {
  expect(parseReference(text, base)).toEqual({ ok: false, error: { code, in: "text", start, end } });
});

describe("joinReferences", () => {
  test.each([
    ["a/b", "c", "a/c"],
    ["a/b", "../c", "a/../c"],
    ["..", "c", "../c"],
    ["a/%2e%2E", "c", "a/%2e%2E/c"],
    ["a/", "c", "a/c"],
    ["?a", "b", "b"],
    ["a?b#c", "", "a?b"],
    ["a?b#c", "#d", "a?b#d"],
    ["a?b#c", "?d", "a?d"],
    ["a?b", "/c", "/c"],
    ["//h", "a", "//h/a"],
    ["//h/a/b?c", "../d", "//h/a/../d"],
    ["//h/a", "//i", "//i"],
    ["a", "https://h/", "https://h/"],
    ["https://h/a/b", "c#d", "https://h/a/c#d"],
    ["https://h/a/b", "//i/c", "https://i/c"],
  ])("%j and %j", (first, second, expected) => expect(joined(first, second, "special")).toBe(expected));

  test.each([
    ["/C:/a", "/b", "/C:/b"],
    ["//h/C:/a", "/b", "//h/C:/b"],
    ["/C:", "b", "/C:/../b"],
    ["./C:", "b", "./C:/../b"],
    ["/C:/a", "D|/b", "/D|/b"],
    ["a", "/b", "/b"],
  ])("of drive letters: %j and %j", (first, second, expected) => expect(joined(first, second, "file")).toBe(expected));

  test("the base decides whether a segment is the drive letter", () => {
    const error = { code: "depends-on-base", in: "second", start: 0, end: 2 };
    expect(joinReferences(parsed("./C:/a", "file"), parsed("/b", "file"))).toEqual({ ok: false, error });
  });

  test("the second is read at what the first gives", () => {
    expect(joined("mailto:a?b", "#c", "special", "opaque-path")).toBe("mailto:a?b#c");
    expect(joined("x:/a/b", "c\\d", "special", "other")).toBe("x:/a/c\\d");
    const error = { code: "base-kind-mismatch", in: "second", start: 0, end: 0 };
    expect(joinReferences(parsed("x:/a", "special"), parsed("b", "special"))).toEqual({ ok: false, error });
  });
});

test.each<[Partial<Reference>, string]>([
  [{ path: "//h" }, "/.//h"],
  [{ path: "\\\\h" }, "/.//h"],
  [{ path: "a:b" }, "./a:b"],
  [{ path: "a?b#c" }, "a%3Fb%23c"],
  [{ path: "a\tb\n" }, "a%09b%0A"],
  [{ path: "  a " }, "%20 a%20"],
  [{ path: "", query: "a#b" }, "?a%23b"],
  [{ path: "a", authority: "h/i?#" }, "//h%2Fi%3F%23/a"],
  [{ path: "", authority: "" }, "//"],
])("what is changed to %j is written %j", (changes, text) => {
  expect(serializeReference({ ...parsed("", "special"), ...changes })).toBe(text);
});

test("a reference resolves at a base of its kind", () => {
  const reference = parsed("../a#b", "special");
  expect(orThrow(resolveReference(reference, "https://h/c/d?e")).href).toBe("https://h/a#b");
  expect(resolveReference(reference, "file:///c/d")).toEqual({
    ok: false,
    error: { code: "base-kind-mismatch", in: "base", start: 0, end: 4 },
  });
  expect(resolveReference({ ...reference, authority: "a b", path: "" }, "https://h/")).toEqual({
    ok: false,
    error: { code: "domain-to-ASCII", in: "reference", start: 3, end: 4 },
  });
});

// Pairs that a cut at the last slash gets wrong, at bases of each kind.
test.each([
  [
    ["special", "https://h/x/y/z?q"],
    ["..", "a/.", ".?b", "a/../..", "//i", "///j/k", "?", "#", "./a:b", "", "/a//", ".."],
  ],
  [
    ["file", "file:///D:/x/y"],
    ["/C|/a", "./C:", "..", "/..", "a", "//h/a", "///C:/", "/a/../C:/b", "?q", "../../..", "c|"],
  ],
  [
    ["other", "x:/a/b"],
    ["..", "//h", "//h/a", "a//", "/.//a", ".", "?q", "", "#f", "\\..\\a", "a/%2e"],
  ],
] as const)("resolving each of two joined references at %j", ([kind, base], texts) => {
  for (const first of texts) {
    const middle = orThrow(parseURL(first, { base }));
    for (const second of texts) {
      const result = joinReferences(parsed(first, kind), parsed(second, kind));
      if (!result.ok) expect([first, second[0], result.error.code]).toEqual([first, "/", "depends-on-base"]);
      else
        expect(orThrow(resolveReference(result.value, base)).href).toBe(
          orThrow(parseURL(second, { base: middle })).href,
        );
    }
  }
});
