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
])("%s is read alike", (text) => {
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
])("%j is read in two ways", (text, expected) => {
  expect(agrees(text)).toEqual(expected);
});

test("against a base: a reference that only one of them takes for a scheme of its own", () => {
  expect(agrees("../g", { base: "http://a/b/c" })).toBe(null);
  expect(agrees("http:g", { base: "http://a/b/c" })?.component).toBe("host");
});

test("what both refuse, nobody reads", () => {
  expect(agrees("http://[::1")).toBe(null);
});
