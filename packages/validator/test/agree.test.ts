import { parseURL } from "@url/parser";
import { expect, test } from "vitest";
import { agrees } from "../src/agree.ts";

test.each([
  ["http://example.com/a/b?c#d"],
  ["HTTP://EXAMPLE.com:80/a/../b/%7euser"],
  ["https://u:p@h:8443/"],
  ["urn:isbn:0451450523"],
  ["mailto:a@b.example"],
  ["http://[2001:DB8:0::1]/"],
  ["http://[::ffff:192.0.2.1]/"],
])("both readers agree about %s", (text) => {
  expect(agrees(text)).toBe(null);
});

// RFC 3986: Appendix A and B. The URL Standard: host parser, path state, special authority ignore slashes state.
test.each([
  ["http://0x7f.1/", { component: "host", standard: "127.0.0.1", rfc3986: "0x7f.1" }],
  ["http://h/a/%2e%2e/b", { component: "path", standard: "/b", rfc3986: "/a/%2E%2E/b" }],
  ["http:///h/p", { component: "host", standard: "h", rfc3986: null }],
  ["http:h", { component: "host", standard: "h", rfc3986: null }],
  ["http://h/a b", { component: "path", standard: "/a%20b", rfc3986: null }],
  ["http://a\\@b/", { component: "userinfo", standard: null, rfc3986: null }],
  ["http://h:99999/", { component: "host", standard: null, rfc3986: "h" }],
  ["http://h/?x='y'", { component: "query", standard: "x=%27y%27", rfc3986: "x='y'" }],
])("they disagree about %j", (text, expected) => {
  expect(agrees(text)).toEqual(expected);
});

test('with a base, only RFC 3986 reads "http:g" as an absolute reference', () => {
  expect(agrees("../g", { base: "http://a/b/c" })).toBe(null);
  expect(agrees("http:g", { base: "http://a/b/c" })?.component).toBe("host");
});

test("if both reject the text, they agree", () => {
  expect(agrees("http://[::1")).toBe(null);
});

test("a base is a record or text", () => {
  const base = parseURL("http://a/b/c");
  expect(base.ok && agrees("../g", { base: base.value })).toBe(null);
  expect(base.ok && agrees("http:g", { base: base.value })).toEqual(agrees("http:g", { base: "http://a/b/c" }));
});

test("a base that both reject, or only one of them", () => {
  for (const base of ["no URL", "http://[::1", "//a", ""]) expect(agrees("x", { base })).toBe(null);
  expect(agrees("x", { base: "http://a/b c/" })).toEqual({ component: "path", standard: "/b%20c/x", rfc3986: null });
  // RFC 3986, section 5.2.3: merge. The URL Standard: no scheme state.
  expect(agrees("x", { base: "mailto:a" })).toEqual({ component: "scheme", standard: null, rfc3986: "mailto" });
});
