import {
  appendSegments,
  type EditResult,
  joinPath,
  parent,
  segments,
  withExtension,
  withFragment,
  withoutTrailingSlash,
  withTrailingSlash,
} from "@url/edit";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";

const href = (result: EditResult<string | null>): string | undefined => orThrow(result) ?? undefined;

test.each([
  ["https://h", [""]],
  ["https://h/a//b/", ["a", "", "b", ""]],
  ["https://h/a%2Fb", ["a/b"]],
  ["x://h", []],
  ["x:/.//a", ["", "a"]],
  ["file:///C|/a", ["C:", "a"]],
  ["/a/./b/../c", ["a", "c"]],
  ["../../a/b?c", ["..", "..", "a", "b"]],
  ["a/../../b/", ["..", "b", ""]],
  ["web+demo:/.//x", ["", "x"]],
  ["https:\\\\h\\a", ["a"]],
  ["//h/a", ["a"]],
])("the segments of %s", (url, list) => expect(segments(url)).toEqual({ ok: true, value: list }));

test.each([
  ["https://h", ["a"], "https://h/a"],
  ["https://h/a/?q#f", ["b"], "https://h/a/b?q#f"],
  ["https://h/a", [], "https://h/a"],
  ["https://h/a", [""], "https://h/a/"],
  ["https://h/a//", [""], "https://h/a//"],
  ["https://h/a", ["", "b"], "https://h/a//b"],
  ["https://h", ["/?#", "%41", "\\", "%2e%2e", "...", "@:"], "https://h/%2F%3F%23/%2541/%5C/%252e%252e/.../@:"],
  ["x:/", ["", "b"], "x:/.//b"],
  ["x:/.//a", ["b"], "x:/.//a/b"],
  ["x://h", ["a"], "x://h/a"],
  ["file:///", ["C|", "a"], "file:///C%7C/a"],
])("%s and the segments %j", (url, list, expected) => expect(href(appendSegments(url, list))).toBe(expected));

test("dot segments are rejected, or escaped by choice", () => {
  const error = { code: "dot-segment", in: "list", index: 1, start: 0, end: 1 };
  expect(appendSegments("https://h/", ["a", "."])).toEqual({ ok: false, error });
  expect(href(appendSegments("https://h/", [".", ".."], { dots: "escape" }))).toBe("https://h/%252E/%252E%252E");
});

describe("joinPath", () => {
  // Each base with each text: there is one slash where they meet.
  test.each([
    ["https://h/a", "b", "https://h/a/b"],
    ["https://h/a/", "b", "https://h/a/b"],
    ["https://h/a", "/b", "https://h/a/b"],
    ["https://h/a/", "/b", "https://h/a/b"],
    ["https://h/a/", "//b", "https://h/a//b"],
    ["https://h/a//", "b/", "https://h/a//b/"],
    ["https://h/a", "/", "https://h/a/"],
    ["https://h/a/", "/", "https://h/a/"],
    ["https://h/a", "", "https://h/a"],
    ["https://h/a?q#f", "b%20c?d#e", "https://h/a/b%20c%3Fd%23e?q#f"],
    ["https://h/a", "https://x/", "https://h/a/https://x/"],
    ["https://h/a", "..\\b", "https://h/a/..%5Cb"],
    ["x:/", "//a", "x:/.//a"],
    ["https://h/a", "./b/%2e/c/.", "https://h/a/b/c/"],
    ["./", "./a", "./a"],
    ["../a?q", "b:c", "../a/b:c?q"],
    ["//h", "/b", "//h/b"],
    ["https://EXAMPLE.com\\a b", "c", "https://EXAMPLE.com/a b/c"],
  ])("%s and %j", (base, text, expected) => expect(href(joinPath(base, text))).toBe(expected));

  test.each([
    ["..", 0, 2],
    ["a/%2E%2e/b", 2, 8],
    ["a/.%2e", 2, 6],
  ])("%j is a dot segment", (text, start, end) => {
    expect(joinPath("https://h/a/", text)).toEqual({
      ok: false,
      error: { code: "dot-segment", in: "text", start, end },
    });
  });
});

test.each([
  ["https://h/a/b?q#f", "https://h/a/"],
  ["https://h/a/b/", "https://h/a/"],
  ["https://h/a", "https://h/"],
  ["https://h//", "https://h/"],
  ["https://h/", undefined],
  ["x://h", undefined],
  ["x:/.//a", "x:/.//"],
  ["x:/.//a/b", "x:/.//a/"],
  ["file:///C:/a", "file:///C:/"],
  ["file:///C:/", undefined],
  ["file:///C:", undefined],
  ["/a/b?q", "/a/"],
  ["/", undefined],
  ["//h", undefined],
  ["a", "./"],
  ["./", "../"],
  ["../a", "../"],
  ["..", "../../"],
  ["a/..//b", ".//"],
  ["/a/..//b", "/.//"],
])("the parent of %s is %s", (url, expected) => expect(href(parent(url))).toBe(expected));

test.each([
  ["https://h/a?q", "https://h/a/?q", "https://h/a?q"],
  ["https://h/a//#f", "https://h/a//#f", "https://h/a#f"],
  ["https://h/", "https://h/", "https://h/"],
  ["https://h///", "https://h///", "https://h/"],
  ["x://h/", "x://h/", "x://h/"],
  ["x://h", "x://h/", "x://h"],
  ["x:/", "x:/", "x:/"],
  ["x:/.//", "x:/.//", "x:/"],
  ["file:///C:/", "file:///C:/", "file:///C:/"],
  ["/a#b", "/a/#b", "/a#b"],
  ["a/", "a/", "a"],
  ["./a:b/", "./a:b/", "./a:b"],
  ["//h", "//h/", "//h"],
  ["/a/b/..", "/a/b/../", "/a"],
  ["/a /?", "/a /?", "/a ?"],
])("%s with a trailing slash and without", (url, slashed, stripped) => {
  expect(href(withTrailingSlash(url))).toBe(slashed);
  expect(href(withoutTrailingSlash(url))).toBe(stripped);
});

test.each([
  ["https://h/a.txt?q", "md", "https://h/a.md?q"],
  ["https://h/a", "md", "https://h/a.md"],
  // As `path.extname` returns it.
  ["https://h/a.txt", ".md", "https://h/a.md"],
  ["https://h/a.txt", ".", "https://h/a."],
  ["https://h/a.txt", "..md", "https://h/a..md"],
  ["https://h/a.txt", "", "https://h/a"],
  ["https://h/a.b/c", "d", "https://h/a.b/c.d"],
  ["https://h/.htaccess", "bak", "https://h/.htaccess.bak"],
  ["https://h/a.", "b", "https://h/a.b"],
  // Without the extension, these would be dot segments.
  ["https://h/..b", "", "https://h/..b"],
  ["https://h/%2e.b", "", "https://h/%2e.b"],
  ["https://h/...b", "", "https://h/...b"],
  ["https://h/a", "b/../c?%", "https://h/a.b%2F..%2Fc%3F%25"],
  // With this extension, the name would be a scheme.
  ["a", "b:c", "./a.b:c"],
  ["img/a.png?v", "webp", "img/a.webp?v"],
  ["https://h/c|.b", "", "https://h/c|.b"],
])("%s with the extension %j", (url, extension, expected) =>
  expect(href(withExtension(url, extension))).toBe(expected),
);

test("a path that ends with a slash has no name", () => {
  expect(withExtension("https://h/a/?q", "b")).toEqual({
    ok: false,
    error: { code: "no-file-name", in: "url", start: 12, end: 12 },
  });
});

test.each(["", "?q", "#f", "https:a", "///a", "//C:/a", "a\\b", "//", "/c|/../a"])(
  "the path of %j depends on its base",
  (url) => {
    expect(segments(url)).toMatchObject({ ok: false, error: { code: "depends-on-base", in: "url", start: 0 } });
  },
);

test("the name of the folder above is not in a reference", () => {
  for (const url of ["../", "./", "a/..", "..//"]) {
    expect(withoutTrailingSlash(url)).toMatchObject({ ok: false, error: { code: "depends-on-base" } });
  }
});

test("a space that comes to an end of the reference stays in its name", () => {
  expect(withoutTrailingSlash("./ a/.")).toEqual({ ok: true, value: "%20a" });
  expect(parent("./ a/../ b/c")).toEqual({ ok: true, value: "%20b/" });
});

test("a special URL without a host does not get one", () => {
  expect(appendSegments("https://", ["a"])).toMatchObject({ ok: false, error: { code: "host-missing" } });
});

test.each([
  ["/a?b#c", "d e", "/a?b#d%20e"],
  ["", "a", "#a"],
  ["?", "%41#", "?#%41#"],
  ["x:a ", "", "x:a#"],
  ["x:a#b", null, "x:a"],
  ["/a #b", null, "/a%20"],
])("%j with the fragment %j is %j", (url, fragment, expected) => expect(withFragment(url, fragment)).toBe(expected));

test("an opaque path has no segments", () => {
  const error = { code: "opaque-path", in: "url", start: 7, end: 10 };
  for (const change of [segments, parent, withTrailingSlash, withoutTrailingSlash]) {
    expect(change("mailto:a@b?c")).toEqual({ ok: false, error });
  }
  expect(appendSegments("mailto:a@b?c", ["d"])).toEqual({ ok: false, error });
  expect(withExtension("mailto:a@b?c", "d")).toEqual({ ok: false, error });
  expect(joinPath("mailto:a@b?c", "d")).toEqual({ ok: false, error: { ...error, in: "base" } });
});
