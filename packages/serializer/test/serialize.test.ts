import { expect, test } from "vitest";
import {
  defaultPort,
  equals,
  hasOpaquePath,
  isSpecialScheme,
  partsOf,
  pathSegments,
  portOf,
  schemeOf,
  serializeURL,
} from "../src/index.ts";
import { hasHost, locate, recordOf } from "../src/internal.ts";

/** The record of a canonical URL. */
const parsed = (href: string) => recordOf(locate(href));

// @id serializer/serialize-omits-fragment-if-asked
test("serialize: omits the fragment if asked to", () => {
  const parts = partsOf(parsed("https://h/?q#f"));
  expect(serializeURL(parts, { excludeFragment: true })).toBe("https://h/?q");
  expect(serializeURL(parts)).toBe("https://h/?q#f");
});

test('serialize: writes "/." before a path that starts with "//", so that it is not read as a host', () => {
  const parts = partsOf(parsed("web+demo:/.//not-a-host/"));
  expect(serializeURL(parts)).toBe("web+demo:/.//not-a-host/");
  parts.host = "host";
  expect(serializeURL(parts)).toBe("web+demo://host//not-a-host/");
});

test("equals: compares whole URLs, or all but their fragments", () => {
  const a = parsed("https://h/#a");
  const b = parsed("https://h/#b");
  expect(equals(a, b)).toBe(false);
  expect(equals(a, parsed("https://h/#a"))).toBe(true);
  expect(equals(a, b, { excludeFragments: true })).toBe(true);
  expect(equals(parsed("https://h/?#a"), b, { excludeFragments: true })).toBe(false);
});

// @id serializer/pathsegments-returns-path-segments
test.each([
  ["https://h/", [""]],
  ["https://h/a/b/", ["a", "b", ""]],
  ["foo://h", []],
  ["foo:/", [""]],
  ["web+demo:/.//x", ["", "x"]],
  ["mailto:a/b", ["a/b"]],
])("pathSegments: returns the path segments of %s", (href, segments) => {
  expect(pathSegments(parsed(href))).toEqual(segments);
});

// @id serializer/hasopaquepath-returns-true-without-host
test("hasOpaquePath: returns true without a host and without a leading slash", () => {
  for (const href of ["mailto:x", "data:", "urn:a:b", "x:?q", "x:#f"]) expect(hasOpaquePath(parsed(href))).toBe(true);
  for (const href of ["https://h/", "foo://h", "foo:/", "foo:/.//", "file:///", "foo://"]) {
    expect(hasOpaquePath(parsed(href))).toBe(false);
  }
});

test("hasHost: returns true for an empty host", () => {
  expect(hasHost(locate("file:///"))).toBe(true);
  expect(hasHost(locate("foo:///"))).toBe(true);
  expect(hasHost(locate("foo:/"))).toBe(false);
  expect(hasHost(locate("foo:x"))).toBe(false);
});

// @id serializer/special-schemes-their-default-ports
test("the special schemes and their default ports are the Standard's", () => {
  expect(["ftp", "file", "http", "https", "ws", "wss"].map((s) => [isSpecialScheme(s), defaultPort(s)])).toEqual([
    [true, 21],
    [true, null],
    [true, 80],
    [true, 443],
    [true, 80],
    [true, 443],
  ]);
  for (const scheme of ["gopher", "HTTP", "", "constructor", "__proto__", "toString"]) {
    expect(isSpecialScheme(scheme)).toBe(false);
    expect(defaultPort(scheme)).toBeNull();
  }
});

test("serializeURL: serializes a record as it is, or without its fragment", () => {
  expect(serializeURL(parsed("https://h/?q#f"))).toBe("https://h/?q#f");
  expect(serializeURL(parsed("https://h/?q#f"), { excludeFragment: true })).toBe("https://h/?q");
});

test.each(["scheme", "username", "password", "host", "port", "path", "query", "fragment"])(
  "serializeURL: the error names a component that is missing or has the wrong type: %s",
  (name) => {
    const parts = { ...partsOf(parsed("https://u:p@h:1/?q#f")), [name]: undefined };
    expect(() => serializeURL(parts)).toThrow(`serializeURL: url.${name} must be a `);
    expect(() => serializeURL({ ...parts, [name]: {} } as never)).toThrow(`url.${name}`);
  },
);

test("equals: throws for anything but records", () => {
  const url = parsed("https://h/");
  for (const other of ["https://h/", { href: "https://h/" }, { ok: true, value: url }, undefined]) {
    expect(() => equals(url, other as never)).toThrow(/^equals: b must be a URL record/);
    expect(() => equals(other as never, url)).toThrow(TypeError);
  }
});

test("reads a scheme from the start of the text, whatever the end is", () => {
  expect(schemeOf(parsed("style:https"))).toBe("style");
  for (const scheme of ["https", "http", "file", "wss", "ws", "ftp", "foo"]) {
    expect(schemeOf(parsed(`${scheme}://h/https`))).toBe(scheme);
  }
});

test("keeps port 0", () => {
  expect(portOf(parsed("http://h:0/"))).toBe(0);
  expect(portOf(parsed("http://h/"))).toBeNull();
  expect(serializeURL(partsOf(parsed("http://h:0/")))).toBe("http://h:0/");
});

test("serializes an empty host, an empty query and an empty fragment with their delimiters", () => {
  for (const href of ["file:///x", "foo://", "foo:///", "foo:?", "foo:#", "foo:?#"]) {
    expect(serializeURL(partsOf(parsed(href)))).toBe(href);
  }
});

test("distinguishes a scheme from a special scheme that it starts with", () => {
  for (const scheme of ["httpx", "wsx", "filex", "httpss", "h"]) {
    expect(schemeOf(parsed(`${scheme}://h/`))).toBe(scheme);
    expect(partsOf(parsed(`${scheme}:80`)).scheme).toBe(scheme);
  }
});
