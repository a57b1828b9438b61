import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import { parse } from "../src/html5/index.ts";

// Expected components come from RFC 3986's grammar with the exceptions of HTML5, section 2.6.2.

type Row = [
  url: string,
  scheme: unknown,
  host: unknown,
  port: unknown,
  path: string,
  query: unknown,
  fragment: unknown,
];

// @id html/parse
test.each<Row>([
  ["", null, null, null, "", null, null],
  ["http://example.com", "http", "example.com", null, "", null, null],
  ["http://example.com/?", "http", "example.com", null, "/", "", null],
  ["http://example.com/#", "http", "example.com", null, "/", null, ""],
  ["//u:p@h:1/p?q#f", null, "h", "1", "/p", "q", "f"],
  ["http://h:/", "http", "h", "", "/", null, null],
  ["mailto:a@b", "mailto", null, null, "a@b", null, null],
  ["a/b:c", null, null, null, "a/b:c", null, null],
  ["?a?b", null, null, null, "", "a?b", null],
  ["file:///p", "file", "", null, "/p", null, null],
  // What the relaxed productions allow.
  ["#a#b", null, null, null, "", null, "a#b"],
  ['/a b\\c^|{}<>"`é', null, null, null, '/a b\\c^|{}<>"`é', null, null],
  ["/%?%z#%", null, null, null, "/%", "%z", "%"],
  ["http://a b/", "http", "a b", null, "/", null, null],
  ["http://a\\b/", "http", "a\\b", null, "/", null, null],
  ["http://[a]/", "http", "[a]", null, "/", null, null],
  ["http://[a:80/", "http", "[a", "80", "/", null, null],
  ["http://a%41%zz@h/", "http", "h", null, "/", null, null],
  // IP literals.
  ["http://[::1]/", "http", "[::1]", null, "/", null, null],
  ["http://[::1]:80/", "http", "[::1]", "80", "/", null, null],
  ["http://[v1.a:b]:80/", "http", "[v1.a:b]", "80", "/", null, null],
])("parse: %j", (url, scheme, host, port, path, query, fragment) => {
  expect(orThrow(parse(url))).toMatchObject({ scheme, host, port, path, query, fragment });
});

// @id html/parse-removes-space-characters-around
test("parse: removes the space characters around a URL, and no others", () => {
  expect(orThrow(parse(" \t\n\f\rx\u00a0 "))).toMatchObject({ text: "x\u00a0", path: "x\u00a0" });
});

// @id html/hostport
test.each([
  ["http://h:80/", "h"],
  ["HTTP://h:0080/", "h"],
  ["http://h:/", "h"],
  ["http://h:81/", "h:81"],
  ["https://h:80/", "h:80"],
  ["x://h:80/", "h:80"],
  ["//h:81/", "h"],
  ["/p", null],
])("<hostport> of %s: %s", (url, expected) => {
  expect(orThrow(parse(url))).toMatchObject({ hostport: expected });
});

// @id html/host-specific
test.each([
  ["http://u@h:80/p?q#f", "/p?q#f"],
  ["mailto:a", "mailto:a"],
  ["/p", "/p"],
  ["//h", ""],
])("<host-specific> of %s: %s", (url, expected) => {
  expect(orThrow(parse(url))).toMatchObject({ hostSpecific: expected });
});

// @id html/parse-fails
test.each([
  [":a", "scheme", 0, 1],
  ["1a:b", "scheme", 0, 3],
  ["a b:c", "scheme", 0, 4],
  ["  1a:b", "scheme", 2, 5],
  ["http://a@b@c/", "userinfo", 7, 10],
  ["http://a:b/", "port", 9, 10],
  ["http://a:8a/", "port", 9, 11],
  ["http://a:1:2/", "reg-name", 8, 9],
  ["http://a%/", "reg-name", 8, 9],
  ["http://a%4g/", "reg-name", 8, 9],
  ["http://[::g]/", "IP-literal", 7, 12],
  ["http://[::1/", "IP-literal", 7, 11],
  ["http://[::g]:80/", "IP-literal", 7, 12],
])("parse: %j fails at %s", (url, code, start, end) => {
  expect(parse(url)).toEqual({ ok: false, error: { code, start, end } });
});
