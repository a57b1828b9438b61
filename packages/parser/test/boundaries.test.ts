import { locate } from "@url/serializer";
import { expect, test } from "vitest";
import * as parser from "../src/index.ts";

// What mutation testing found to be held by no test.

/** What is kept of `input`, or `null` when it is refused. */
function hrefOf(input: string, base?: string): string | null {
  const result = parser.parseURL(input, base === undefined ? {} : { base: locate(base) });
  return result.ok ? result.url.href : null;
}

test.each([
  // A Windows drive letter is two code points; only one of those is kept when the path is shortened.
  ["file:///C:/..", "file:///C:/"],
  ["file:///C:/x/..", "file:///C:/"],
  ["file:///C|/..", "file:///C:/"],
  ["file:///C|", "file:///C:"],
  ["file:///CC:/..", "file:///"],
  ["file:///1:/..", "file:///"],
  ["file:///CC|/", "file:///CC|/"],
  ["file:///x/C|/", "file:///x/C|/"],
  ["file:///./C|/", "file:///C:/"],
  // Dot segments: one or two of them, however they are written, and nothing else.
  ["http://h/a/.../b", "http://h/a/.../b"],
  ["http://h/a/%2e%2E/b", "http://h/b"],
  ["http://h/a/.%2e/b", "http://h/b"],
  ["http://h/a/%2E/b", "http://h/a/b"],
  ["http://h/a/%2e%2e%2e/b", "http://h/a/%2e%2e%2e/b"],
  ["http://h/a/%2f/../b", "http://h/a/b"],
  ["http://h/a/x./.x/..x/x../b", "http://h/a/x./.x/..x/x../b"],
  ["http://h/a/..", "http://h/"],
  ["http://h/a//../..", "http://h/"],
  ["http://h/a//..", "http://h/a/"],
  ["http://h//..", "http://h/"],
])("%s is %s", (input, href) => {
  expect(hrefOf(input)).toBe(href);
  expect(new globalThis.URL(input).href).toBe(href);
});

test.each([
  ["C|/x", "file:///D:/a", "file:///C:/x"],
  ["./C:/..", "file:///a/b", "file:///a/"],
  ["/C|/x", "file://h/a", "file://h/C:/x"],
  ["/x", "file:///C:/a", "file:///C:/x"],
  ["..", "file:///C:/a/b", "file:///C:/"],
  ["../..", "file:///C:/a/b", "file:///C:/"],
  ["CC:/x", "file:///D:/a", "cc:/x"],
  ["//b/c", "foo://a/d", "foo://b/c"],
  ["\\\\b\\c", "http://a/d", "http://b/c"],
  ["\\b", "http://a/c/d", "http://a/b"],
  ["\\b", "foo://a/c/d", "foo://a/c/\\b"],
])("%s against %s is %s", (input, base, href) => {
  expect(hrefOf(input, base)).toBe(href);
  expect(new globalThis.URL(input, base).href).toBe(href);
});

test("what begins as a drive letter is none: the platform's URL, up to Node 22, takes it for one", () => {
  expect(hrefOf("file:///C:x/..")).toBe("file:///");
});
