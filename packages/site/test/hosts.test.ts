import { type Host, parseHost } from "@url/host";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import * as icann from "../src/icann/index.ts";
import { isPublicSuffix, LIST_DATE, publicSuffix, registrableDomain } from "../src/index.ts";

test.each<[title: string, host: string | Host]>([
  ["an IPv4 address", "127.0.0.1"],
  ["an IPv4 address that needs work", "0x7f.1"],
  ["an IPv4 address with a dot at the end", "127.0.0.1."],
  ["an IPv6 address", "[::1]"],
  ["an IPv4 host", orThrow(parseHost("127.0.0.1"))],
  ["an IPv6 host", orThrow(parseHost("[::1]"))],
  ["an opaque host", orThrow(parseHost("example.com", { isOpaque: true }))],
  ["the empty host", orThrow(parseHost("", { isOpaque: true }))],
])("%s has no public suffix", (_, host) => {
  expect([orThrow(publicSuffix(host)), orThrow(registrableDomain(host)), isPublicSuffix(host)]).toEqual([
    null,
    null,
    false,
  ]);
});

test.each([
  ["the empty text", "", "domain-to-ASCII", 0, 0],
  ["text that is not a host", "a b", "domain-to-ASCII", 1, 2],
  ["a mail address", "user@example.com", "domain-to-ASCII", 4, 5],
  ["a mail address with empty labels", "user@a..com", "domain-to-ASCII", 4, 5],
  ["a domain with a port", "EXAMPLE.com:8080", "hostname-with-port", 11, 16],
  ["a domain that ends in a number", "example.1", "IPv4-non-numeric-part", 0, 7],
  ["a label that is not valid Punycode next to one beyond ASCII", "xn--a.ß", "domain-to-ASCII", 0, 5],
  ["a URL with a wrong host", "https://a b/", "domain-to-ASCII", 9, 10],
])("%s is neither a host nor a URL: %j", (_, text, code, start, end) => {
  for (const find of [publicSuffix, registrableDomain, icann.publicSuffix, icann.registrableDomain]) {
    expect(find(text)).toEqual({ ok: false, error: { code, start, end } });
  }
  for (const is of [isPublicSuffix, icann.isPublicSuffix]) {
    expect(() => is(text)).toThrow(RangeError);
    expect(() => is(text)).toThrow(/^isPublicSuffix: host must be a host or a URL, not /);
  }
});

test("a text is a host if it can be, and else a URL", () => {
  for (const url of ["https://www.example.co.uk/a", { href: "https://www.example.co.uk/a" }, "www.example.co.uk"]) {
    expect(registrableDomain(url)).toEqual({ ok: true, value: "example.co.uk" });
  }
  expect(isPublicSuffix("https://co.uk/")).toBe(true);
  expect(registrableDomain("mailto:user@example.com")).toEqual({ ok: true, value: null });
});

test.each<[url: string, suffix: string | null, registrable: string | null]>([
  ["https://www.example.co.uk/", "co.uk", "example.co.uk"],
  ["file://server.example/share", "example", "server.example"],
  ["file:///a", null, null],
  ["https://[::1]/", null, null],
  ["https://127.1/", null, null],
  // The host of a scheme that is not special is opaque.
  ["x://www.example.com/", null, null],
  ["x://1.2.3.4/", null, null],
  ["mailto:a@example.com", null, null],
  ["blob:https://example.com/", null, null],
])("the URL %s has the public suffix %s and the registrable domain %s", (text, suffix, registrable) => {
  const url = orThrow(parseURL(text));
  expect([orThrow(publicSuffix(url)), orThrow(registrableDomain(url))]).toEqual([suffix, registrable]);
});

test("a percent-encoded or full-width domain is parsed before the look-up", () => {
  expect(orThrow(registrableDomain("www.ex%61mple%2Eco%2Euk"))).toBe("example.co.uk");
  expect(orThrow(registrableDomain("ｗｗｗ．ｅｘａｍｐｌｅ。ｃｏ．ｕｋ"))).toBe("example.co.uk");
});

test("the private section can be left out, by an option or by the entry", () => {
  const options = { privateDomains: false };
  expect([orThrow(publicSuffix("a.github.io")), orThrow(publicSuffix("a.github.io", options))]).toEqual([
    "github.io",
    "io",
  ]);
  expect([orThrow(registrableDomain("github.io")), orThrow(registrableDomain("github.io", options))]).toEqual([
    null,
    "github.io",
  ]);
  expect([isPublicSuffix("github.io"), isPublicSuffix("github.io", options)]).toEqual([true, false]);
  expect(orThrow(icann.publicSuffix("a.github.io"))).toBe("io");
  expect(orThrow(icann.registrableDomain("a.github.io"))).toBe("github.io");
  expect([icann.isPublicSuffix("github.io"), icann.isPublicSuffix("co.uk")]).toEqual([false, true]);
});

test("a label with the units of a longer or a shorter one is another label", () => {
  expect(["xco.uk", "o.uk", "co.ukx", "cò.uk"].map((host) => isPublicSuffix(host))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(["x.xco.uk", "x.o.uk", "x.coo.uk"].map((host) => orThrow(publicSuffix(host)))).toEqual(["uk", "uk", "uk"]);
});

test.each([
  null,
  undefined,
  1,
  true,
  [],
  {},
  { href: 1 },
  { kind: "domain" },
  { kind: "domain", domain: 1 },
  { kind: "x" },
  parseHost("example.com"),
])("%j is not a host", (wrong) => {
  const expected = /: host must be a (?:host, as in parse|URL \(text, a record or)/;
  expect(() => publicSuffix(wrong as never)).toThrow(expected);
  expect(() => registrableDomain(wrong as never)).toThrow(expected);
  expect(() => isPublicSuffix(wrong as never)).toThrow(expected);
  expect(() => icann.isPublicSuffix(wrong as never)).toThrow(TypeError);
});

test("the date of the list is a day", () => {
  expect(new Date(LIST_DATE).toISOString().slice(0, 10)).toBe(LIST_DATE);
});
