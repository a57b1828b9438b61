import { expectRecord, type LocatedURL } from "@url/serializer/internal";
import { expect, test } from "vitest";
import {
  setCleanFragment,
  setCleanHost,
  setCleanHostname,
  setCleanPath,
  setCleanPort,
  setCleanQuery,
  setCleanScheme,
} from "../src/fast/index.ts";
import { parseURL } from "../src/index.ts";

const SETTERS = {
  setCleanFragment,
  setCleanHost,
  setCleanHostname,
  setCleanPath,
  setCleanPort,
  setCleanQuery,
  setCleanScheme,
};

type Clean = (url: LocatedURL, value: string) => LocatedURL | undefined;

const set = (setter: Clean, href: string, value: string): string | undefined => {
  const result = parseURL(href);
  if (!result.ok) throw new Error(href);
  return setter(expectRecord(result.value, "set"), value)?.href;
};

// The expected URLs follow from the Standard's setters; the laws of tooling/laws compare every result.
test.each<[keyof typeof SETTERS, string, string, string]>([
  ["setCleanScheme", "https://h/a", "http", "http://h/a"],
  ["setCleanScheme", "http://u@h/a", "https", "https://u@h/a"],
  ["setCleanScheme", "http://h/a", "https:", "https://h/a"],
  ["setCleanScheme", "https://h/a", "http:", "http://h/a"],
  ["setCleanHost", "https://h:8/a", "[::1]", "https://[::1]:8/a"],
  ["setCleanHost", "https://h:8/a", "[::1]:81", "https://[::1]:81/a"],
  ["setCleanHost", "https://h/a", "127.0.0.1:8080", "https://127.0.0.1:8080/a"],
  ["setCleanHostname", "https://h/a", "127.0.0.1", "https://127.0.0.1/a"],
  ["setCleanHost", "https://h:8/a", "example.com", "https://example.com:8/a"],
  ["setCleanHost", "https://h:8/a", "example.com:8080", "https://example.com:8080/a"],
  ["setCleanHost", "https://h/a", "example.com:81", "https://example.com:81/a"],
  ["setCleanHost", "foo://h/a", "example.com", "foo://example.com/a"],
  ["setCleanHostname", "https://u:p@h:8/a", "example.com", "https://u:p@example.com:8/a"],
  ["setCleanPort", "https://h/a", "8080", "https://h:8080/a"],
  ["setCleanPort", "https://h:1/a", "8080", "https://h:8080/a"],
  ["setCleanPort", "https://h/a", "59999", "https://h:59999/a"],
  ["setCleanPath", "https://h/a?b", "/c/d", "https://h/c/d?b"],
  ["setCleanPath", "https://h/a?b", "/c/../d", "https://h/d?b"],
  ["setCleanPath", "https://h/a", "/c/..", "https://h/"],
  ["setCleanPath", "https://h/a", "/../c/%2e/d", "https://h/c/d"],
  ["setCleanPath", "https://h/a#b", "\\c\\d e", "https://h/c/d%20e#b"],
  ["setCleanPath", "https://h/a", "/\t/\u00e9", "https://h//%C3%A9"],
  ["setCleanQuery", "https://h/a?b#c", "?d=e", "https://h/a?d=e#c"],
  ["setCleanQuery", "https://h/a", "d", "https://h/a?d"],
  ["setCleanQuery", "mailto:a", "?", "mailto:a?"],
  ["setCleanFragment", "https://h/a#b", "#c", "https://h/a#c"],
  ["setCleanFragment", "data:a", "c", "data:a#c"],
])("%s of %s to %j", (setter, href, value, expected) => {
  expect(set(SETTERS[setter], href, value)).toBe(expected);
});

test.each<[keyof typeof SETTERS, string, readonly string[]]>([
  ["setCleanScheme", "https://h/", ["", "ws", "HTTP", "http:a", "foo"]],
  ["setCleanScheme", "http://h:443/", ["https"]],
  ["setCleanScheme", "ws://h/", ["https"]],
  ["setCleanScheme", "file://h/", ["https"]],
  ["setCleanHost", "https://h/", ["", "1.2.3.04", "A", "[::0]", "h:80", "h:443", "h:", "h:65535", "h/", "h\t", "a b"]],
  ["setCleanHost", "file://h/", ["a"]],
  ["setCleanHost", "foo:///a", ["a"]],
  ["setCleanHostname", "https://h/", ["", "h:8080", "h/a", "a.1"]],
  ["setCleanHostname", "file:///", ["localhost"]],
  ["setCleanPort", "https://h/", ["", "0", "80", "443", "21", "65535", "8080x", "08"]],
  ["setCleanPort", "file://h/", ["8080"]],
  ["setCleanPath", "https://h/", ["", "a", " /a", "/a ", "/a/../b\n", "/a?b", "/../a#b"]],
  ["setCleanPath", "foo://h/", ["/a b", "/..", "/a\\b", "/\u00e9"]],
  ["setCleanPath", "file:///a", ["/b/..", "/C:/..", "/b c"]],
  ["setCleanPath", "file:///", ["/C|/a"]],
  ["setCleanPath", "foo:/a", ["//a"]],
  ["setCleanQuery", "https://h/", ["", "?a b", "#a", "'", "\n"]],
  ["setCleanFragment", "https://h/", ["", "#a b", "`", "\t"]],
])("%s leaves values for %s to the setter: %j", (setter, href, values) => {
  for (const value of values) expect([value, set(SETTERS[setter], href, value)]).toEqual([value, undefined]);
});

// V8 throws a RangeError if it has to match a pattern with millions of repetitions.
test("a value of more than 4096 units is left to the setter", () => {
  const long = `/${"a".repeat(4095)}`;
  expect(set(setCleanPath, "https://h/", long)).toBe(`https://h${long}`);
  expect(set(setCleanPath, "https://h/", `${long}a`)).toBe(undefined);
});
