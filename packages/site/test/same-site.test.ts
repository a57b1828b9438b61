import { type Origin, originOf, parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import * as icann from "../src/icann/index.ts";
import { isSameSite, isSchemelesslySameSite, serializeSite, siteOf } from "../src/index.ts";

const url = (text: string) => orThrow(parseURL(text));

// HTML's table, https://html.spec.whatwg.org/#same-site, of which "wildlife.museum" is a suffix no more: "co.uk" is.
test.each<[a: string, b: string, schemeless: boolean, same: boolean]>([
  ["https://example.com", "https://sub.example.com", true, true],
  ["https://example.com", "https://sub.other.example.com", true, true],
  ["https://example.com", "http://non-secure.example.com", true, false],
  ["https://r.co.uk", "https://sub.r.co.uk", true, true],
  ["https://r.co.uk", "https://sub.other.r.co.uk", true, true],
  ["https://r.co.uk", "https://other.co.uk", false, false],
  ["https://r.co.uk", "https://co.uk", false, false],
  ["https://co.uk", "https://co.uk", true, true],
  ["https://example.com", "https://example.com.", false, false],
  // Ports do not matter, and an origin has neither credentials nor a path.
  ["https://example.com:8080", "https://user:pass@www.example.com/a", true, true],
  // IP addresses and hosts without a registrable domain are same site with themselves alone.
  ["https://127.0.0.1", "https://127.0.0.1:8080", true, true],
  ["https://127.0.0.1", "https://127.0.0.2", false, false],
  ["https://[::1]", "https://[0::1]", true, true],
  ["https://[::1]", "http://[::1]", true, false],
  ["https://localhost", "https://localhost:3000", true, true],
  ["https://localhost", "https://a.localhost", false, false],
  ["https://.example.com", "https://example.com", false, false],
  ["https://a..example.com", "https://example.com", false, false],
  ["wss://example.com", "https://example.com", true, false],
  // A blob URL has the origin of the URL in it.
  ["blob:https://a.example.com/1", "https://b.example.com/", true, true],
  // Opaque origins are only the same as themselves.
  ["data:,a", "data:,a", false, false],
  ["file:///a", "file:///a", false, false],
  ["x://example.com/", "x://example.com/", false, false],
  ["data:,a", "https://example.com/", false, false],
  ["blob:data:,a", "blob:data:,a", false, false],
])("%s and %s: schemelessly same site %s, same site %s", (first, second, schemeless, same) => {
  for (const [a, b] of [
    [url(first), url(second)],
    [url(second), url(first)],
    [originOf(url(first)), originOf(url(second))],
    [first, { href: second }],
  ] as const) {
    expect(isSchemelesslySameSite(a, b)).toBe(schemeless);
    expect(isSameSite(a, b)).toBe(same);
  }
});

test("an opaque origin is same site with itself", () => {
  const origin = originOf(url("data:,a"));
  expect(orThrow(siteOf(origin))).toBe(origin);
  expect(isSameSite(origin, origin)).toBe(true);
  expect(isSchemelesslySameSite(origin, origin)).toBe(true);
  expect(isSameSite(origin, originOf(url("data:,a")))).toBe(false);
});

test("a tuple origin whose text is that of an opaque one is not same site with it", () => {
  const tuple: Origin = { kind: "tuple", scheme: "https", host: "null", port: null };
  expect(isSameSite(tuple, { kind: "opaque" })).toBe(false);
  expect(isSameSite({ kind: "opaque" }, tuple)).toBe(false);
});

test.each<[text: string, site: string]>([
  ["https://user@www.example.co.uk:8080/a?b#c", "https://example.co.uk"],
  ["http://EXAMPLE.com./", "http://example.com."],
  ["https://github.io/", "https://github.io"],
  ["https://a.whatwg.github.io/", "https://whatwg.github.io"],
  ["ftp://sub.example.إختبار/", "ftp://example.xn--kgbechtv"],
  ["https://[2001:db8::1]/", "https://[2001:db8::1]"],
  ["https://0x7f.1/", "https://127.0.0.1"],
  ["blob:https://www.example.com/1", "https://example.com"],
  ["mailto:a@example.com", "null"],
])("the site of %s is %s", (text, site) => {
  expect(serializeSite(orThrow(siteOf(url(text))))).toBe(site);
});

test("the private section can be left out, by an option or by the entry", () => {
  const [a, b, plain] = [url("https://a.github.io/"), url("https://b.github.io/"), url("http://b.github.io/")];
  const options = { privateDomains: false };
  expect([isSameSite(a, b), isSameSite(a, b, options), icann.isSameSite(a, b)]).toEqual([false, true, true]);
  expect([icann.isSameSite(a, plain), icann.isSchemelesslySameSite(a, plain)]).toEqual([false, true]);
  expect([isSchemelesslySameSite(a, plain), isSchemelesslySameSite(a, plain, options)]).toEqual([false, true]);
  expect(orThrow(siteOf(a, options))).toEqual({ kind: "tuple", scheme: "https", host: "github.io" });
  expect(orThrow(icann.siteOf(a))).toEqual({ kind: "tuple", scheme: "https", host: "github.io" });
});

test.each([
  null,
  undefined,
  "https://example.com:x/",
  "example.com",
  { href: "example.com" },
  { href: 1 },
  { kind: "tuple" },
  { kind: "x" },
])("%j is neither a URL nor an origin", (wrong) => {
  const good = url("https://example.com/");
  if (typeof wrong === "string" || typeof wrong?.href === "string") expect(siteOf(wrong as never).ok).toBe(false);
  else expect(() => siteOf(wrong as never)).toThrow(/^siteOf: url must be a(?:n origin| URL)/);
  expect(() => isSameSite(wrong as never, good)).toThrow(/^isSameSite: /);
  expect(() => isSameSite(good, wrong as never)).toThrow(/^isSameSite: /);
  expect(() => isSchemelesslySameSite(good, wrong as never)).toThrow(/^isSchemelesslySameSite: /);
});

test.each([null, "https://example.com", { kind: "tuple" }, { kind: "tuple", scheme: "a", host: null }, { kind: "x" }])(
  "%j is not a site",
  (wrong) => {
    expect(() => serializeSite(wrong as never)).toThrow(/^serializeSite: site must be a site/);
  },
);
