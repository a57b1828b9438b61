import { type ReferenceKind, relativize } from "@url/edit";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";

const resolved = (from: string, reference: string): string => orThrow(parseURL(reference, { base: from })).href;

// The cases of `make_relative` of the Rust crate url: base, URL, and its answer, which need not be the shortest.
describe("the cases of rust-url", () => {
  const host = "http://127.0.0.1:8080/";
  test.each([
    ["test", "test", ""],
    ["test", "test/", "test/"],
    ["test/", "test", "../test"],
    ["", "?foo=bar#123", "?foo=bar#123"],
    ["", "test/video", "test/video"],
    ["test", "test/video", "test/video"],
    ["test/", "test/video", "video"],
    ["test", "test2/video", "test2/video"],
    ["test/", "test2/video", "../test2/video"],
    ["test/bla", "test2/video", "../test2/video"],
    ["test/bla/", "test2/video", "../../test2/video"],
    ["test/?foo=bar#123", "test/video", "video"],
    ["test/", "test/video?baz=meh#456", "video?baz=meh#456"],
    ["test", "test?baz=meh#456", "?baz=meh#456"],
    ["test/", "test?baz=meh#456", "../test?baz=meh#456"],
    ["test/", "test/?baz=meh#456", "?baz=meh#456"],
    ["test/?foo=bar#123", "test/video?baz=meh#456", "video?baz=meh#456"],
    ["file.txt", "test/file.txt", "test/file.txt"],
    ["not_equal.txt", "test/file.txt", "test/file.txt"],
  ])("from %j to %j", (from, to, theirs) => {
    expect(relativize(host + from, host + to, { kinds: ["path-relative"] })).toEqual({ ok: true, value: theirs });
    const shortest = orThrow(relativize(host + from, host + to))!;
    expect(resolved(host + from, shortest)).toBe(host + to);
    expect(shortest.length).toBeLessThanOrEqual(theirs.length);
  });

  // Rust has no answer for another host; the scheme alone is enough for ours.
  test.each([
    ["http://127.0.0.1:8080/", "https://127.0.0.1:8080/test/", null],
    ["http://127.0.0.1:8080/", "http://127.0.0.1:8081/test/", "//127.0.0.1:8081/test/"],
    ["http://127.0.0.1:8080/", "http://127.0.0.2:8080/test/", "//127.0.0.2:8080/test/"],
    ["mailto:a@example.com", "mailto:b@example.com", null],
  ])("from %s to %s: %s", (from, to, reference) => expect(orThrow(relativize(from, to))).toBe(reference));
});

test.each([
  // The same document
  ["http://h/a?b#c", "http://h/a?b#c", "#c"],
  ["http://h/a?b", "http://h/a?b", ""],
  ["http://h/a?b", "http://h/a", "a"],
  ["http://h/a/?b", "http://h/a/", "."],
  ["http://h/?b", "http://h/", "."],
  ["http://h/a?b#c", "http://h/a?d", "?d"],
  // A path that would read as a scheme, a host or nothing
  ["http://h/a", "http://h/b:c", "/b:c"],
  ["http://h/a/b/c", "http://h/a/b/x:y", "./x:y"],
  ["http://h/a", "http://h//b", ".//b"],
  ["http://h/a", "http://h/a//", "a//"],
  ["x:/a", "x:/.//b", ".//b"],
  ["x://h", "x://h/a", "a"],
  ["x://h/a", "x://h", "//h"],
  ["http://h/a", "http://u:p@h/a", "//u:p@h/a"],
  // Drive letters: a relative path cannot leave its drive
  ["file:///C:/a", "file:///C:/b", "b"],
  ["file:///C:/a", "file:///D:/b", "/D:/b"],
  ["file:///C:/a", "file:///b", "///b"],
  ["file:///C:/a/b", "file:///C:/", ".."],
  ["file:///C:", "file:///C:/a", "a"],
  ["file:///x/a", "file:///x/C|/b", "./C|/b"],
  ["file:///a", "file:///C:/b", "/C:/b"],
  ["file://h/a", "file:///C:/b", "///C:/b"],
  // There is none
  ["x://h/a", "x:/a", null],
  ["x:/a", "x:a", null],
  ["x:a#b", "x:a", null],
  ["x:a", "x:a#b", "#b"],
])("from %s to %s: %j", (from, to, reference) => {
  expect(orThrow(relativize(from, to))).toBe(reference);
  if (reference !== null) expect(resolved(from, reference)).toBe(to);
});

test.each<[readonly ReferenceKind[], string | null]>([
  [["path-relative"], "../../c/d"],
  [["path-absolute"], "/c/d"],
  [["scheme-relative"], "//h/c/d"],
  [["scheme-relative", "path-relative"], "//h/c/d"],
  [[], null],
])("of the kinds %j: %s", (kinds, reference) => {
  expect(orThrow(relativize("http://h/a/b/e", "http://h/c/d", { kinds }))).toBe(reference);
});

test("each of the two URLs can be the one that is wrong", () => {
  const error = { code: "domain-to-ASCII", start: 8, end: 9 };
  expect(relativize("http://a b", "http://h/")).toEqual({ ok: false, error: { ...error, in: "from" } });
  expect(relativize("http://h/", "http://a b")).toEqual({ ok: false, error: { ...error, in: "to" } });
  expect(relativize("//a b", "//h")).toEqual({ ok: false, error: { ...error, in: "from", start: 3, end: 4 } });
});

describe("between references", () => {
  test.each([
    ["/a/b", "/a/c", "c"],
    ["/blog/2026/post", "/img/a.png", "/img/a.png"],
    ["/a/", "/a/x:y", "./x:y"],
    ["../a/b", "../../c?d", "../../c?d"],
    ["a/b/c", "a/d#e", "../d#e"],
    ["//h/a/b", "//h/a/c", "c"],
    ["//h/a", "//i/b", "//i/b"],
    ["/a?b", "/a?b#c", "#c"],
    ["/a/./b/", "/a/b/../b/c", "c"],
    ["/foo", "http://h/foo", null],
    ["/a/b", "/a/ c", "./ c"],
    [".", "a", "a"],
    ["a", "..", ".."],
    ["//h/a", "//h", "//h"],
    ["/C:/a", "/C:/b", "b"],
    ["/a", "/C:/b", "/C:/b"],
  ])("from %j to %j: %j", (from, to, reference) => expect(orThrow(relativize(from, to))).toBe(reference));

  test.each([
    ["a", "/b"],
    ["/a", "b"],
    ["../a", "b"],
    ["http://h/a", "/b"],
    ["//h/a", "/b"],
    ["/C:/a", "/b"],
  ])("from %j to %j: the base decides", (from, to) => {
    expect(relativize(from, to)).toMatchObject({ ok: false, error: { code: "depends-on-base" } });
  });

  test("the kinds are those of the option", () => {
    expect(orThrow(relativize("/a/b/c", "/d", { kinds: ["path-relative"] }))).toBe("../../d");
    expect(orThrow(relativize("/a/b/c", "/d", { kinds: ["scheme-relative"] }))).toBe(null);
  });
});
