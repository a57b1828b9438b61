import { parseURL } from "@url/parser";
import { describe, expect, test } from "vitest";
import {
  type BaseKind,
  baseKindOf,
  isAbsoluteURLString,
  isAbsoluteURLWithFragmentString,
  isOpaqueHostAndPortString,
  isOpaquePathURLString,
  isPathAbsoluteNonAuthorityURLString,
  isPathAbsoluteURLString,
  isPathRelativeSchemeLessURLString,
  isPathRelativeURLString,
  isRelativeURLString,
  isRelativeURLWithFragmentString,
  isSchemeRelativeFileURLString,
  isSchemeRelativeSpecialURLString,
  isSchemeRelativeURLString,
  isURLFragmentString,
  isURLPathSegmentString,
  isURLPortString,
  isURLQueryString,
  isURLSchemeString,
  isValidDomainString,
  isValidHostString,
  isValidIPv4AddressString,
  isValidIPv6AddressString,
  isValidNonEmptyURLString,
  isValidNonEmptyURLStringPotentiallySurroundedBySpaces,
  isValidOpaqueHostString,
  isValidURLString,
  isValidURLStringPotentiallySurroundedBySpaces,
} from "../src/index.ts";

type Production = (text: string) => boolean;

const against =
  (production: (text: string, base: BaseKind) => boolean, base: BaseKind): Production =>
  (text) =>
    production(text, base);

const absoluteOnly = (text: string) => isValidURLString(text);

// By the productions of "Host writing" and "URL writing", read by hand.
describe.each<[name: string, production: Production, valid: string[], invalid: string[]]>([
  ["URL-scheme", isURLSchemeString, ["a", "https", "A+b-c.9"], ["", "1a", "+a", "a:", "a b", "é", "a\n"]],
  ["URL-port", isURLPortString, ["", "0", "65535", "00080", "000065535"], ["65536", "-1", "1 ", "a", "１", "8e1"]],
  [
    "valid IPv4-address",
    isValidIPv4AddressString,
    ["0.0.0.0", "255.255.255.255"],
    ["", "1.2.3", "1.2.3.4.", "1.2.3.256", "01.2.3.4", "1.2.3.4.5", "1.2.3.0x4", "1..3.4", "１.2.3.4"],
  ],
  [
    "valid IPv6-address",
    isValidIPv6AddressString,
    [
      "::",
      "::1",
      "1::",
      "1:2:3:4:5:6:7:8",
      "1:2:3:4:5:6:7::",
      "::2:3:4:5:6:7:8",
      "1::3:4:5:6:7:8",
      "ABCD:ef::",
      "::1.2.3.4",
      "1:2:3:4:5:6:1.2.3.4",
      "1:2:3:4:5::1.2.3.4",
      "::2:3:4:5:6:1.2.3.4",
    ],
    [
      "",
      ":",
      ":::",
      "1",
      "1:2:3:4:5:6:7",
      "1:2:3:4:5:6:7:8:9",
      "1:2:3:4:5:6:7:8::",
      "1::2:3:4:5:6:7:8",
      "1::2::3",
      "01::",
      "00::",
      "12345::",
      "g::",
      "1:",
      ":1",
      "1.2.3.4",
      "1.2.3.4::",
      "::1.2.3.4:5",
      "::1.2.3",
      "::01.2.3.4",
      "1:2:3:4:5:6:7:1.2.3.4",
      "1:2:3:4:5:6::1.2.3.4",
      "[::]",
    ],
  ],
  [
    "valid domain",
    isValidDomainString,
    ["a", "EXAMPLE.com", "faß.example", "☕.example", "xn--fa-hia.example", "a".repeat(63)],
    ["", "a.", ".a", "a..b", "a_b", "-a", "1.2.3.4", "a.1", "a.0x1", "xn--a", "a%62", "a".repeat(64), "a:b", "[::1]"],
  ],
  ["valid host", isValidHostString, ["a", "1.2.3.4", "[::1]"], ["", "1.2.3", "::1", "[::1", "[::01]", "[a]", "a/b"]],
  [
    "valid opaque-host",
    isValidOpaqueHostString,
    ["a", "A_b", "%41", "é", "!$&'()*+,;=", "1.2.3", "[::1]"],
    ["", "%4", "a b", "a:b", "a@b", "a#", "[1]", "::1", 'a"', "\ud800"],
  ],
  [
    "opaque-host-and-port",
    isOpaqueHostAndPortString,
    ["", "a", "a:", "a:80", "[::1]:80"],
    [":", ":80", "a:x", "a:65536", "[::1]80", "a:1:2"],
  ],
  [
    "scheme-relative-special-URL",
    isSchemeRelativeSpecialURLString,
    ["//a", "//a:80", "//a:", "//a/", "//a//b", "//[::1]:1/x"],
    ["//", "///a", "/a", "//a:80:81", "//u@a", "//a\\b", "//a?q", "//:80"],
  ],
  [
    "scheme-relative-URL",
    isSchemeRelativeURLString,
    ["//", "///", "//a", "//a_b:80/x", "////"],
    ["", "/", "//:80", "//a b", "//u@a", "//a?q"],
  ],
  [
    "scheme-relative-file-URL",
    isSchemeRelativeFileURLString,
    ["//", "///", "///c:/x", "//server/share", "//[::1]"],
    ["", "/", "//c:/x", "//a:80/", "//a_b/", "///c|/x"],
  ],
  [
    "path-absolute-URL",
    isPathAbsoluteURLString,
    ["/", "//", "/a/b", "/a//", "/../%2e"],
    ["", "a", "/a?b", "/a b", "/%"],
  ],
  ["path-absolute-non-authority-URL", isPathAbsoluteNonAuthorityURLString, ["/", "/a//b"], ["//", "//a", "a"]],
  ["path-relative-URL", isPathRelativeURLString, ["", "a", "a/b", "a:b", ".."], ["/", "/a", "a?b", "a#b"]],
  [
    "path-relative-scheme-less-URL",
    isPathRelativeSchemeLessURLString,
    ["", "a/b:c", "1:b", ":", "./a:b"],
    ["a:b", "a:"],
  ],
  ["opaque-path-URL", isOpaquePathURLString, ["", "a", "a/b", "a@b"], ["/", "/a", "a?b", "a b"]],
  ["URL-path-segment", isURLPathSegmentString, ["", ".", "..", "%2e%2E", "a:@"], ["/", "a?", "%", "[", "\\"]],
  ["URL-query", isURLQueryString, ["", "a=b&c", "?/:@", "%C3%A9", "é"], ["#", "[", "%", " ", "^"]],
  ["URL-fragment", isURLFragmentString, ["", "a", "?/", "\u{10fffd}"], ["#", "`", "\u{10ffff}", "\ufdd0", "\x9f"]],
  [
    "absolute-URL",
    isAbsoluteURLString,
    ["http://a", "HTTPS://a?b", "file:///", "file://", "foo:", "foo:/", "foo:a", "foo://", "foo:?"],
    ["", "//a", "http:a", "http:/a", "http:", "file:", "file:/a", "foo:a#b", "1:a"],
  ],
  ["absolute-URL-with-fragment", isAbsoluteURLWithFragmentString, ["http://a#", "foo:#a"], ["#a", "http://a##", "a#b"]],
  [
    "relative-URL, special base",
    (text) => isRelativeURLString(text, "special"),
    ["", "a", "/a", "?b", "//a"],
    ["///a", "//", "a:b", "//a_b", "#a"],
  ],
  [
    "relative-URL, file base",
    (text) => isRelativeURLString(text, "file"),
    ["///a", "//", "//a/b", "/c:/"],
    ["//c:/", "c|/"],
  ],
  ["relative-URL, other base", (text) => isRelativeURLString(text, "other"), ["//", "//a_b", "///a"], ["//:1", "a:b"]],
  [
    "relative-URL-with-fragment, opaque base",
    against(isRelativeURLWithFragmentString, "opaque-path"),
    ["#", "#a?b"],
    ["", "a", "?a", "/a", "#a#b"],
  ],
  [
    "relative-URL-with-fragment",
    against(isRelativeURLWithFragmentString, "special"),
    ["", "#", "a#b"],
    ["a##", "http://a"],
  ],
  ["valid URL, no base", absoluteOnly, ["http://a#b", "mailto:a"], ["", "a", "#a", "//a"]],
  ["valid URL, special base", against(isValidURLString, "special"), ["http://a", "", "a", "#a"], ["http:a", "a b"]],
])("%s string", (_name, production, valid, invalid) => {
  // @id validator/matches
  test.each(valid)("matches %j", (text) => expect(production(text)).toBe(true));
  // @id validator/does-not-match
  test.each(invalid)("does not match %j", (text) => expect(production(text)).toBe(false));
});

// The Standard's table of examples for parsing, with its column "Valid".
// @id validator/validity-standard-s-example-against
test.each<[input: string, base: string | null, valid: boolean]>([
  ["https:example.org", null, false],
  ["https://////example.com///", null, false],
  ["https://example.com/././foo", null, true],
  ["hello:world", "https://example.com/", true],
  ["https:example.org", "https://example.com/", false],
  ["\\example\\..\\demo/.\\", "https://example.com/", false],
  ["example", "https://example.com/demo", true],
  ["file:///C|/demo", null, false],
  ["..", "file:///C:/demo", true],
  ["file://localhost/", null, true],
  ["file://loc%61lhost/", null, false],
  ["https://user:password@example.org/", null, false],
  ["https://example.org/foo bar", null, false],
  ["https://EXAMPLE.com/../x", null, true],
  ["https://ex ample.org/", null, false],
  ["example", null, false],
  ["https://example.com:demo", null, false],
  ["http://[www.example.com]/", null, false],
  ["https://example.org//", null, true],
  ["https://example.com/[]?[]#[]", null, false],
  ["https://example/%?%#%", null, false],
  ["https://example/%25?%25#%25", null, true],
])("the validity of the Standard's example %j against %j is %j", (input, base, valid) => {
  const parsed = base === null ? null : parseURL(base);
  expect(isValidURLString(input, parsed?.ok ? baseKindOf(parsed.value) : null)).toBe(valid);
});

test("the kind of a base depends on its scheme and on whether its path is opaque", () => {
  const kind = (text: string) => {
    const result = parseURL(text);
    return result.ok && baseKindOf(result.value);
  };
  expect(["http://a", "wss://a", "ftp://a"].map(kind)).toEqual(["special", "special", "special"]);
  expect(["file:///", "foo://a", "foo:/a", "foo://"].map(kind)).toEqual(["file", "other", "other", "other"]);
  expect(["foo:a", "foo:", "mailto:a@b"].map(kind)).toEqual(["opaque-path", "opaque-path", "opaque-path"]);
});

test("HTML's terms: non-empty, and potentially surrounded by spaces, which are ASCII whitespace", () => {
  expect(isValidNonEmptyURLString("https://a/")).toBe(true);
  expect(isValidNonEmptyURLString("", "special")).toBe(false);
  expect(isValidNonEmptyURLString(" a", "special")).toBe(false);
  expect(isValidURLStringPotentiallySurroundedBySpaces("\t\n\f\r a ", "special")).toBe(true);
  expect(isValidURLStringPotentiallySurroundedBySpaces("  ", "special")).toBe(true);
  expect(isValidURLStringPotentiallySurroundedBySpaces("\va", "special")).toBe(false);
  expect(isValidURLStringPotentiallySurroundedBySpaces("\u00a0", "special")).toBe(true);
  expect(isValidNonEmptyURLStringPotentiallySurroundedBySpaces(" ", "special")).toBe(false);
  expect(isValidNonEmptyURLStringPotentiallySurroundedBySpaces(" # ", "opaque-path")).toBe(true);
});
