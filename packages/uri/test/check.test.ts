import { expect, test } from "vitest";
import {
  checkURI,
  isAbsoluteURI,
  isIRI,
  isIRIReference,
  isRelativeReference,
  isURI,
  isURIReference,
  locateURI,
  type StartRule,
} from "../src/index.ts";

// Each expected rule and place is read off RFC 3986, Appendix A, and RFC 3987, section 2.2.
test.each<[string, StartRule, string, string, number, number]>([
  ["//a/b", "URI", "scheme", "scheme", 0, 0],
  ["1a:b", "URI-reference", "scheme", "scheme", 0, 1],
  ["a%41:b", "URI-reference", "scheme", "scheme", 1, 2],
  ["http://a", "relative-ref", "relative-ref", "scheme", 0, 5],
  ["http://a/#f", "absolute-URI", "absolute-URI", "fragment", 9, 11],
  ["http://a b@c/", "URI", "userinfo", "userinfo", 8, 9],
  ["http://a@b@c/", "URI", "userinfo", "userinfo", 8, 9],
  ["http://a%zz@c/", "URI", "pct-encoded", "userinfo", 8, 9],
  ["http://a^b/", "URI", "reg-name", "host", 8, 9],
  ["http://[::1", "URI", "IP-literal", "host", 11, 11],
  ["http://[::1]x/", "URI", "IP-literal", "host", 12, 13],
  ["http://[1::2::3]/", "URI", "IPv6address", "host", 8, 15],
  ["http://[::%251]/", "URI", "IPv6address", "host", 8, 14],
  ["http://[v1]/", "URI", "IPvFuture", "host", 8, 10],
  ["http://a:8x/", "URI", "port", "port", 10, 11],
  ["http://a:%31/", "URI", "port", "port", 9, 10],
  ["http://a:1:2/", "URI", "port", "port", 10, 11],
  // Ranges are of whole code points.
  ["http://a:1\u{1f600}/", "URI", "port", "port", 10, 12],
  ["http://a/b c", "URI", "path-abempty", "path", 10, 11],
  ["/b[c", "URI-reference", "path-absolute", "path", 2, 3],
  ["a:b\\c", "URI", "path-rootless", "path", 3, 4],
  [":b", "URI-reference", "path-noscheme", "path", 0, 1],
  ["a\u00fc", "URI-reference", "path-noscheme", "path", 1, 2],
  ["a\u{10000}", "URI-reference", "path-noscheme", "path", 1, 3],
  ["/a%4", "URI-reference", "pct-encoded", "path", 2, 3],
  ["?a|b", "URI-reference", "query", "query", 2, 3],
  ["#a#b", "URI-reference", "fragment", "fragment", 2, 3],
  ["#%", "URI-reference", "pct-encoded", "fragment", 1, 2],
  ["/\ue000", "IRI-reference", "path-absolute", "path", 1, 2],
  ["#\u{f0000}", "IRI-reference", "fragment", "fragment", 1, 3],
  ["/\ud800", "IRI-reference", "path-absolute", "path", 1, 2],
])("%j as %s breaks %s in %s", (text, rule, code, component, start, end) => {
  expect(checkURI(text, rule)).toEqual({ ok: false, error: { code, component, start, end } });
});

test("an IRI allows ucschar everywhere except in scheme and port, and private use only in queries", () => {
  expect(isIRI("http://\u00fc@\u00fc.example/\u00fc?\u00fc\ue000#\u00fc\u{10000}")).toBe(true);
  expect(isURI("http://\u00fc.example/")).toBe(false);
  expect(isIRI("\u00fc:a")).toBe(false);
  expect(isIRI("http://a:\u0661/")).toBe(false);
});

test("the start rules differ in scheme and fragment", () => {
  const valid = (text: string) =>
    [isURI, isURIReference, isAbsoluteURI, isRelativeReference, isIRIReference].map((is) => is(text));
  expect(valid("http://a/#f")).toEqual([true, true, false, false, true]);
  expect(valid("http://a/")).toEqual([true, true, true, false, true]);
  expect(valid("//a/#f")).toEqual([false, true, false, true, true]);
  expect(valid("")).toEqual([false, true, false, true, true]);
});

// RFC 6874
test("allows a zone if the option says so", () => {
  expect(isURI("http://[fe80::1%25eth0]/")).toBe(false);
  expect(isURI("http://[fe80::1%25eth0]/", { zone: true })).toBe(true);
  expect(isURI("http://[fe80::1%eth0]/", { zone: true })).toBe(false);
});

test("rejects letters that Unicode folds to ASCII: U+017F, U+212A", () => {
  for (const text of ["a\u017f:b", "http://a\u212a/", "/\u017f"]) expect(isURIReference(text)).toBe(false);
});

test("checkURI returns where the components of a valid text are", () => {
  expect(checkURI("http://a/b?c#d", "URI")).toEqual({ ok: true, value: locateURI("http://a/b?c#d") });
});
