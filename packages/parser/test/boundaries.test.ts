import type { URLRecord } from "@url/serializer";
import { locate, locatedOf, recordOf } from "@url/serializer/internal";
import { describe, expect, test } from "vitest";
import * as parser from "../src/index.ts";
import { isNormal } from "../src/internal.ts";

// What mutation testing found to be held by no test.

/** Returns the `href` of `input`, or `null` if it is rejected: with accelerators, and with a listener, without them. */
function hrefOf(input: string, base?: string): string | null {
  const options = base === undefined ? {} : { base: recordOf(locate(base)) };
  const result = parser.parseURL(input, options);
  expect(parser.parseURL(input, { ...options, report: parser.createListener(() => {}) })).toEqual(result);
  return result.ok ? result.value.href : null;
}

const ALONE: [input: string, href: string][] = [
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
  ["file:///x/C:/..", "file:///x/"],
  ["http://h/C:/..", "http://h/"],
  ["http://h/x2e/./.x2e/b", "http://h/x2e/.x2e/b"],
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
];

const AGAINST_BASES: [input: string, base: string, href: string][] = [
  ["C|/x", "file:///D:/a", "file:///C:/x"],
  ["./C:/..", "file:///a/b", "file:///a/"],
  ["/C|/x", "file://h/a", "file://h/C:/x"],
  ["/x", "file:///C:/a", "file:///C:/x"],
  ["/x", "http://h/C:/a", "http://h/x"],
  ["..", "file:///C:/a/b", "file:///C:/"],
  ["../..", "file:///C:/a/b", "file:///C:/"],
  ["CC:/x", "file:///D:/a", "cc:/x"],
  ["//b/c", "foo://a/d", "foo://b/c"],
  ["\\\\b\\c", "http://a/d", "http://b/c"],
  ["\\b", "http://a/c/d", "http://a/b"],
  ["\\b", "foo://a/c/d", "foo://a/c/\\b"],
];

test.each(ALONE)("parses %s to %s", (input, href) => {
  expect(hrefOf(input)).toBe(href);
});

test.each(AGAINST_BASES)("resolves %s against %s to %s", (input, base, href) => {
  expect(hrefOf(input, base)).toBe(href);
});

describe("the platform's URL", () => {
  test.each(ALONE)("parses %s to %s", (input, href) => {
    expect(new globalThis.URL(input).href).toBe(href);
  });

  test.each(AGAINST_BASES)("resolves %s against %s to %s", (input, base, href) => {
    expect(new globalThis.URL(input, base).href).toBe(href);
  });
});

test("takes two code points before the path of a file URL for a drive letter, and no others", () => {
  expect(hrefOf("file://C|/x")).toBe("file:///C:/x");
  expect(hrefOf("file://CC|/x")).toBe(null);
  expect(hrefOf("file://C|x/x")).toBe(null);
});

test("treats a segment that only starts like a drive letter as an ordinary one, unlike the URL of Node up to 22", () => {
  expect(hrefOf("file:///C:x/..")).toBe("file:///");
});

/** The record after each setter has been given `value`. */
function afterSetters(url: URLRecord, value: string): URLRecord[] {
  const { setFragment, setHost, setHostname, setPassword, setPath, setPort, setQuery, setScheme, setUsername } = parser;
  const setters = [setHost, setHostname, setPassword, setPath, setPort, setScheme, setUsername];
  const results = [
    ...setters.map((set) => set(url, value)),
    ...[value, null].flatMap((text) => [setQuery(url, text), setFragment(url, text)]),
  ];
  return results.map((result) => (result.ok ? result.value : url));
}

test("a setter returns the record that its serialization parses to", () => {
  for (const href of [
    "http://h/",
    "http://user:pass@host.example:81/path?query#fragment",
    "http://user@h/p",
    "http://:pass@h:1/p?q",
    "file:///C:/x",
    "file://h/x#f",
    "foo://h",
    "foo://u:p@h:1?q",
    "foo:///a",
    "foo:/a?q#f",
    "foo:/.//a",
    "mailto:a?q#f",
  ]) {
    const values = [
      "",
      "a",
      "https",
      "bar",
      "longer.example:8080",
      "[::1]",
      "8",
      "//x/../y",
      "/",
      "a b",
      "x:80",
      "c:d@e",
    ];
    for (const value of values) {
      for (const url of afterSetters(recordOf(locate(href)), value)) {
        expect(locatedOf(url)).toEqual(locate(url.href));
      }
    }
  }
});

test("isNormal: returns true only for a URL that serializes to itself", () => {
  for (const href of ["http://h/", "https://a.b.c/d/e.f?g=h#i", "ws://h:8080/", "http://h/?'".slice(0, -1)]) {
    expect([href, isNormal(href), hrefOf(href)]).toEqual([href, true, href]);
  }
  for (const input of [
    "",
    "http://h",
    "HTTP://h/",
    "http://h:80/",
    "http://h/a/../b",
    "http://h/ ",
    "http://1/",
    "a",
    "http://h/?'",
  ]) {
    expect([input, isNormal(input)]).toEqual([input, false]);
  }
  const long = `http://h/${"a".repeat(5000)}`;
  expect(hrefOf(long)).toBe(long);
});

test.each([
  "1http://a/",
  " 1http://a/",
  "http://<.a/",
  "http://a</",
  "http://a<",
  "http://a b/",
  "http://a b",
  "http://09/",
  "http://a.09",
  "http://a.b.0x1.2.3.4/",
  "http://a:x/",
  "http://a:99999/",
  "http://a:1x",
  "http://a.1:80",
  "http://xn--a\u00df.1/",
  "http:///",
  "https://:80/",
  "ws://@/",
  "a",
  "",
  "/a",
  "//a",
])("rejects %j", (input) => {
  expect(parser.canParse(input)).toBe(false);
  expect(hrefOf(input)).toBeNull();
});

test.each([
  "http://a",
  "https://a.b-c_d/",
  "wss://a.b.:8080?q",
  "ftp://A#f",
  "http://a\\b",
  "http:a",
  "http:/a",
  "http://a:/",
  "http://a:65535/",
  "http://1/",
  "file:",
  "foo:",
  `http://${"a".repeat(5000)}/`,
])("accepts %j", (input) => {
  expect(parser.canParse(input)).toBe(true);
  expect(hrefOf(input)).not.toBeNull();
});
