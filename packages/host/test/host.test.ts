import { orThrow } from "@url/result";
import { locate, recordOf } from "@url/serializer/internal";
import { expect, test } from "vitest";
import {
  createHostListener,
  domainToASCII,
  domainToUnicode,
  endsInANumber,
  findDomainErrors,
  type HostErrorCode,
  hostEquals,
  hostOf,
  isValidDomain,
  parseHost,
  serializeHost,
} from "../src/index.ts";
import { canonicalizeHost, hostSteps } from "../src/internal.ts";

/** The record of a canonical URL. */
const parsed = (href: string) => recordOf(locate(href));

function text(input: string, isOpaque: boolean) {
  const host = parseHost(input, { isOpaque });
  return host.ok ? `${serializeHost(host.value)} (${host.value.kind})` : "failure";
}

// The Standard's own table of parse-serialize round trips.
test.each([
  ["EXAMPLE.COM", "example.com (domain)", "EXAMPLE.COM (opaque)"],
  ["example%2Ecom", "example.com (domain)", "example%2Ecom (opaque)"],
  ["faß.example", "xn--fa-hia.example (domain)", "fa%C3%9F.example (opaque)"],
  ["0", "0.0.0.0 (ipv4)", "0 (opaque)"],
  ["%30", "0.0.0.0 (ipv4)", "%30 (opaque)"],
  ["0x", "0.0.0.0 (ipv4)", "0x (opaque)"],
  ["0xffffffff", "255.255.255.255 (ipv4)", "0xffffffff (opaque)"],
  ["[0:0::1]", "[::1] (ipv6)", "[::1] (ipv6)"],
  ["[0:0::1%5D", "failure", "failure"],
  ["[0:0::%31]", "failure", "failure"],
  ["09", "failure", "09 (opaque)"],
  ["example.255", "failure", "example.255 (opaque)"],
  ["example^example", "failure", "failure"],
])("%s", (input, domain, opaque) => {
  expect(text(input, false)).toBe(domain);
  expect(text(input, true)).toBe(opaque);
});

// @id host/only-lower-cases-ascii-domain
test("only lower-cases an ASCII domain, and applies UTS #46 to all labels if one character is not ASCII", () => {
  expect(canonicalizeHost("XN--A")).toBe("xn--a");
  expect(canonicalizeHost("xn--a")).toBe("xn--a");
  expect(canonicalizeHost("xn--8i7caa")).toBe("xn--8i7caa");
  expect(canonicalizeHost("xn--a.ß")).toMatchObject({ code: "domain-to-ASCII" });
  expect(canonicalizeHost("straẞe.de")).toBe("xn--strae-oqa.de");
  expect(canonicalizeHost("0a.א")).toMatchObject({ code: "domain-to-ASCII" });
});

// @id host/maps-percent-decoded-domain-parses
test("maps a percent-decoded domain, and parses it as an IPv4 address if it is one", () => {
  expect(canonicalizeHost("%EF%BC%91%EF%BC%92%EF%BC%97.1")).toBe("127.0.0.1");
  expect(canonicalizeHost("127。0。0。1")).toBe("127.0.0.1");
  expect(canonicalizeHost("%ff")).toMatchObject({ code: "domain-to-ASCII" });
  expect(canonicalizeHost("%00")).toMatchObject({ code: "domain-to-ASCII" });
  expect(canonicalizeHost("a%")).toMatchObject({ code: "domain-to-ASCII" });
  expect(canonicalizeHost("\u00ad")).toMatchObject({ code: "domain-to-ASCII" });
});

function heard(input: string, isOpaque = false, start?: number, end?: number) {
  const errors: [HostErrorCode, number, number][] = [];
  canonicalizeHost(
    input,
    isOpaque,
    hostSteps((...error) => errors.push(error)),
    start,
    end,
  );
  return errors;
}

test("errors have ranges in the whole text, within the range that was passed", () => {
  //                     0123456789
  expect(heard("http://1.2.300.4/", false, 7, 16)).toEqual([["IPv4-out-of-range-part", 11, 14]]);
  //                     0      7
  expect(heard("http://1.255.256.4/", false, 7, 18)).toEqual([["IPv4-out-of-range-part", 13, 16]]);
  expect(heard("http://255.256.0/", false, 7, 16)).toEqual([
    ["IPv4-too-few-parts", 7, 16],
    ["IPv4-out-of-range-part", 11, 14],
  ]);
  // The first part that makes the address fail, not the first that is greater than 255: of two parts the last may be.
  expect(heard("http://1.65535/", false, 7, 14)).toEqual([
    ["IPv4-too-few-parts", 7, 14],
    ["IPv4-out-of-range-part", 9, 14],
  ]);
  expect(heard("http://255.255.255.255/", false, 7, 22)).toEqual([]);
  // "0xfg" and "0xg" are not numbers, so the host is a domain.
  expect(heard("0xg")).toEqual([]);
  expect(heard("1.0xfg")).toEqual([]);
  expect(heard("0xg.1")).toEqual([
    ["IPv4-too-few-parts", 0, 5],
    ["IPv4-non-numeric-part", 0, 3],
  ]);
  expect(heard("x://[1::01]/", true, 4, 11)).toEqual([["IPv6-piece-leading-zero", 8, 10]]);
  expect(heard("x://[1::g]/", true, 4, 10)).toEqual([["IPv6-invalid-code-point", 8, 9]]);
  expect(heard("x://a[b", true, 4)).toEqual([["host-invalid-code-point", 5, 6]]);
  expect(heard("[::1")).toEqual([["IPv6-unclosed", 0, 4]]);
});

test("opaque hosts: reports code points once, then percent signs once, in the order of the steps", () => {
  expect(heard('a%b"c"%d', true)).toEqual([
    ["invalid-URL-unit", 3, 4],
    ["invalid-URL-unit", 1, 2],
  ]);
  expect(canonicalizeHost('a%b"\u0001é', true)).toBe('a%b"%01%C3%A9');
});

test("domains: reports percent-encoded bytes, domains that the strict ToASCII rejects, and digits that are not ASCII", () => {
  expect(heard("ex%61mple.com")).toEqual([["domain-percent-encoded", 2, 5]]);
  expect(heard("a_b")).toEqual([["domain-to-ASCII", 1, 2]]);
  expect(heard("１.2.3.4")).toEqual([["IPv4-non-ASCII-input", 0, 7]]);
  expect(heard("127.0.0.1.")).toEqual([
    ["domain-to-ASCII", 10, 10],
    ["IPv4-empty-part", 9, 10],
  ]);
});

test("domain-to-ASCII: has the range of the code point or the label that UTS #46 rejects, if the text is as written", () => {
  expect(heard("ok.-a.ok")).toEqual([["domain-to-ASCII", 3, 4]]);
  expect(heard("ok..ok")).toEqual([["domain-to-ASCII", 3, 3]]);
  expect(heard(`ok.${"a".repeat(64)}.ok`)).toEqual([["domain-to-ASCII", 3, 67]]);
  expect(heard("ok.xn--a.ok")).toEqual([["domain-to-ASCII", 3, 8]]);
  // Percent-decoding has moved what stands behind it.
  expect(heard("ok.%5F.ok")).toEqual([
    ["domain-percent-encoded", 3, 6],
    ["domain-to-ASCII", 0, 9],
  ]);
});

test("domain-to-ASCII: has the range of the error that makes the domain fail, not of one that only the strict rules find", () => {
  expect(heard("a_b.c d")).toEqual([["domain-to-ASCII", 5, 6]]);
  expect(heard("a_b.é\u06dd")).toEqual([["domain-to-ASCII", 5, 6]]);
  // Without a listener the error is the same one.
  expect(canonicalizeHost("a_b.c d")).toEqual({ code: "domain-to-ASCII", start: 5, end: 6 });
});

// UTS #46 maps U+2100 to "a/c", U+FF05 to "%" and U+3000 to a space. U+00AD is ignored, and the Kelvin sign is a "k".
test("domain-to-ASCII points at the code point that is mapped to a forbidden one", () => {
  for (const [domain, start, end] of [
    ["\u00ada_b.\u212ac\u2100d.e", 7, 8],
    ["\u{1d41a}\uff05\uff05", 2, 3],
    // What ToASCII itself refuses comes first: a mark at the start of a label, and the label, since mapping changed it.
    ["\u0301\u3000", 0, 2],
    ["a.\u00ad\u0301\u2100", 2, 5],
    ["\u00ad\u00ad", 0, 2],
    // A mark alone is rejected, but not after its letter. A forbidden code point that is written comes before all.
    ["a\u0301b\u2100", 3, 4],
    ["\u0301a b", 2, 3],
  ] as const) {
    expect(canonicalizeHost(domain)).toMatchObject({ code: "domain-to-ASCII", start, end });
    expect(heard(domain)).toEqual([["domain-to-ASCII", start, end]]);
  }
});

// @id host/finddomainerrors-returns-errors-uts-46
test("findDomainErrors: returns the errors of UTS #46", () => {
  expect(findDomainErrors("a_b.example")).toEqual([{ code: "std3", label: 0, start: 1, end: 2, codePoint: 0x5f }]);
  expect(findDomainErrors("faß.example")).toEqual([]);
});

test("the ends-in-a-number checker examines the last label, and ignores a final dot", () => {
  for (const domain of ["1", "a.1", "a.1.", "09", "a.0x", "a.0X1f", "0", "a.0xF", "0x."])
    expect(endsInANumber(domain)).toBe(true);
  for (const domain of ["a", "1.a", "1..", ".", "0xg", "x0", "1a", "0x1.g", "..a"]) {
    expect(endsInANumber(domain)).toBe(false);
  }
});

// @id host/hostof-returns-host-fetch-would
test("hostOf: returns the host that a fetch would connect to", () => {
  expect(hostOf(parsed("http://127.0.0.1/"))).toEqual({ kind: "ipv4", address: 0x7f000001 });
  expect(hostOf(parsed("http://[::1]/"))).toEqual({ kind: "ipv6", pieces: new Uint16Array([0, 0, 0, 0, 0, 0, 0, 1]) });
  expect(hostOf(parsed("http://a.b/"))).toEqual({ kind: "domain", domain: "a.b" });
  expect(hostOf(parsed("foo://127.0.0.1/"))).toEqual({ kind: "opaque", text: "127.0.0.1" });
  expect(hostOf(parsed("foo://[::]"))).toEqual({ kind: "ipv6", pieces: new Uint16Array(8) });
  expect(hostOf(parsed("foo:///"))).toEqual({ kind: "empty" });
  expect(hostOf(parsed("file:///"))).toEqual({ kind: "empty" });
  expect(hostOf(parsed("foo:/"))).toBeNull();
  expect(hostOf(parsed("mailto:a"))).toBeNull();
});

test("host equality: compares kind and text, including a final dot", () => {
  const domain = (d: string) => ({ kind: "domain", domain: d }) as const;
  expect(hostEquals(domain("a"), domain("a"))).toBe(true);
  expect(hostEquals(domain("a"), domain("a."))).toBe(false);
  expect(hostEquals(domain("a"), { kind: "opaque", text: "a" })).toBe(false);
  expect(hostEquals({ kind: "ipv6", pieces: new Uint16Array(8) }, { kind: "ipv6", pieces: new Uint16Array(8) })).toBe(
    true,
  );
});

// @id host/domaintoascii-domaintounicode-accept-domains-ipv4
test("domainToASCII and domainToUnicode: accept domains and IPv4 addresses, not IPv6 addresses", () => {
  expect(orThrow(domainToASCII("español.com"))).toBe("xn--espaol-zwa.com");
  expect(domainToASCII("xn--iñvalid.com")).toEqual({
    ok: false,
    error: { code: "domain-to-ASCII", start: 0, end: 11 },
  });
  expect(domainToASCII("")).toEqual({ ok: false, error: { code: "domain-to-ASCII", start: 0, end: 0 } });
  expect(domainToASCII("[::1]")).toEqual({ ok: false, error: { code: "not-a-domain", start: 0, end: 5 } });
  expect(orThrow(domainToUnicode("xn--espaol-zwa.com"))).toBe("español.com");
  expect(orThrow(domainToUnicode("xn--8i7caa"))).toBe("xn--8i7caa");
  expect(domainToUnicode("[::1]").ok).toBe(false);
});

test("a listener: is called for every validation error, and can stop the parse", () => {
  const codes: string[] = [];
  const host = parseHost("1.02.0x3", { report: createHostListener((code) => codes.push(code)) });
  expect(orThrow(host)).toEqual({ kind: "ipv4", address: 0x01020003 });
  expect(codes).toEqual(["IPv4-too-few-parts", "IPv4-non-decimal-part", "IPv4-non-decimal-part"]);
  expect(parseHost("1.02.0x3", { report: createHostListener((code) => code !== "IPv4-non-decimal-part") })).toEqual({
    ok: false,
    error: { code: "IPv4-non-decimal-part", start: 2, end: 4 },
  });
});

test.each([
  [{ report: () => {} }, /^parseHost: report must be what createHostListener/],
  [{ isOpaque: 1 }, /^parseHost: isOpaque must be true or false/],
  ["x", /^parseHost: options must be a plain object/],
])("parseHost: throws for the argument %o", (options, message) => {
  expect(() => parseHost("h", options as never)).toThrow(message);
});

// @id host/valid-domain-passes-strict-toascii
test("a valid domain passes the strict ToASCII and does not end in a number", () => {
  for (const domain of ["example.com", "a", "EXAMPLE.com", "faß.de", "1.a", "xn--zca"]) {
    expect(isValidDomain(domain)).toBe(true);
  }
  for (const domain of [
    "",
    ".",
    "a..b",
    "a_b",
    "-a",
    "a.com.",
    "1.2.3.4",
    "a.1",
    "xn--a",
    "xn--8i7caa",
    "a b",
    "a%41",
  ]) {
    expect(isValidDomain(domain)).toBe(false);
  }
});

// @id host/forbidden-domain-code-points-ascii
test("the forbidden domain code points in ASCII are those of the Standard", () => {
  const forbidden = new Set("\0\t\n\r #/:<>?@[\\]^|%\x7f");
  for (let c = 0; c < 0x80; c++) {
    const character = String.fromCharCode(c);
    const expected = c < 0x20 || forbidden.has(character);
    expect([c, typeof canonicalizeHost(`a${character}b`) !== "string"]).toEqual([c, expected]);
  }
});

test("the forbidden host code points in ASCII are those of the Standard", () => {
  const forbidden = new Set("\0\t\n\r #/:<>?@[\\]^|");
  for (let c = 0; c < 0x80; c++) {
    const character = String.fromCharCode(c);
    const expected = forbidden.has(character);
    expect([c, typeof canonicalizeHost(`a${character}b`, true) !== "string"]).toEqual([c, expected]);
  }
});

test("serializeHost: returns the empty string for the empty host", () => {
  expect(serializeHost({ kind: "empty" })).toBe("");
  expect(serializeHost(orThrow(parseHost("", { isOpaque: true })))).toBe("");
  for (const href of ["file:///", "foo:///"]) expect(hostOf(parsed(href))).toEqual({ kind: "empty" });
  // The empty host equals itself, and no domain or opaque host is it.
  expect(hostEquals({ kind: "empty" }, { kind: "empty" })).toBe(true);
  expect(hostEquals({ kind: "empty" }, { kind: "opaque", text: "a" })).toBe(false);
});

test("reads nothing before or after the range", () => {
  expect(canonicalizeHost("[::1]", false, undefined, 0, 4)).toEqual({ code: "IPv6-unclosed", start: 0, end: 4 });
  expect(canonicalizeHost("[::1]", true, undefined, 0, 0)).toBe("");
  expect(canonicalizeHost("a]b", false, undefined, 2)).toBe("b");
});

test("only lower-cases an ASCII domain, whether it is percent-encoded or not", () => {
  // https://url.spec.whatwg.org/#concept-domain-to-ascii: whatever its labels hold, also after percent-decoding.
  expect(canonicalizeHost("%78n--a")).toBe("xn--a");
  expect(canonicalizeHost("%58N--%41")).toBe("xn--a");
});

test("an IPv4 address that fails after decoding has the whole host as range, also without a listener", () => {
  expect(canonicalizeHost("1.2.300.4")).toEqual({ code: "IPv4-out-of-range-part", start: 4, end: 7 });
  expect(canonicalizeHost("%31.2.300.4")).toEqual({ code: "IPv4-out-of-range-part", start: 0, end: 11 });
});

test("of two errors, returns the one that makes the domain fail, not one that only the strict rules find", () => {
  //                        0  3    8
  expect(canonicalizeHost("-a.xn--a.ß")).toEqual({ code: "domain-to-ASCII", start: 3, end: 8 });
  expect(canonicalizeHost("-a.ß")).toBe("-a.xn--zca");
});
