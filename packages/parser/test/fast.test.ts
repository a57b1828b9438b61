import { orThrow } from "@url/result";
import { expectRecord, type LocatedURL, locate } from "@url/serializer/internal";
import { expect, test } from "vitest";
import {
  insertPath,
  isWhole,
  locateParsed,
  mendURL,
  rememberNormal,
  resolveReference,
  serializeDraft,
  startsAsURL,
} from "../src/fast/index.ts";
import * as small from "../src/fast/none.ts";
import { tidy } from "../src/fast/tidy.ts";
import { createListener, parseURL } from "../src/index.ts";
import { isNormal, normalLength } from "../src/normal.ts";

// The laws of tooling/laws say that an accelerator never differs from the component path. These tests say what
// the accelerators handle: without them the laws would hold for accelerators that handle nothing.

const slow = (text: string, base?: LocatedURL) => {
  const result = parseURL(text, { base, report: createListener(() => {}) });
  return result.ok ? result.value.href : result.error.code;
};

const slowError = (text: string) => {
  const result = parseURL(text, { report: createListener(() => {}) });
  return result.ok ? undefined : result.error;
};

type Parse = Parameters<typeof mendURL>[3];

const fails: Parse = () => ({ code: "host-missing", start: 0, end: 0 });

/** What is written better is parsed by `again`. */
const mend = (text: string, again: Parse = fails) =>
  insertPath(text, undefined) ?? mendURL(text, normalLength(text), undefined, again);

/** Mends what is written better, without the component path. */
const mendAgain: Parse = (text) => (isNormal(text) ? text : mend(text, mendAgain)) ?? fails(text, undefined);

test.each([
  ["the default port", "https://example.com:443/a?b"],
  ["the default port of http", "http://example.com:80/"],
  ["the default port with leading zeros", "https://example.com:00443/a"],
  ["an empty port", "https://example.com:/a"],
  ["a port of five digits", "https://example.com:65535/a"],
  ["a port of nines", "https://example.com:19999/a"],
  ["the first port that the grammar leaves out", "https://example.com:60000/a"],
  ["credentials", "https://user:pass@example.com/a"],
  ["a username", "https://user@example.com/a"],
  ["a password of digits", "https://u:80@example.com/a"],
  ["credentials and the default port", "https://user:pass@example.com:443/a"],
  ["credentials and dot segments", "https://user:pass@example.com/a/../b"],
  ["credentials to encode", "https://u\u00e9:p@ss@example.com/a?b"],
  ["an empty username", "https://:pass@example.com/"],
  ["an empty password", "https://user:@example.com/"],
  ["empty credentials", "https://@example.com/"],
  ["a username that cannot be a domain", "https://U2:p@example.com/a"],
  ["a username of hexadecimal digits", "https://0123abc@example.com/a"],
  ["a port with leading zeros", "https://example.com:08080/"],
  ["a host in capitals, a port and dot segments", "https://WWW.example.com:81/a/../b"],
  ["a host beyond ASCII and a space in the path", "https://b\u00fccher.example/a b"],
  ["a host beyond ASCII, no path, and a query", "https://b\u00fccher.example?q"],
  ["an encoded host", "https://ex%61mple.com/"],
  ["an IPv6 address that is rewritten, and a port", "https://[0:0:0:0:0:0:0:1]:3000/"],
  ["an IPv4-mapped address and a port", "http://[::ffff:127.0.0.1]:3000/a?b"],
  ["an IPv6 address in capitals, and a port of five digits", "ws://[2001:DB8::1]:24678/"],
  ["an IPv4 address in an IPv6 address", "https://[::ffff:127.0.0.1]/"],
  ["a missing path before a query", "https://example.com?q"],
  ["a missing path before a fragment", "https://example.com#f"],
  ["a missing path, and a query to encode", "https://example.com?q r"],
  ["dot segments", "https://example.com/a/../b/./c/..?q#f"],
  ["more double-dot segments than segments", "https://example.com/../../a"],
  ["encoded dot segments", "https://example.com/%2e%2E/a/%2e"],
  ["segments that start with dots", "https://example.com/..a/.../%2ea"],
  ["empty segments", "https://example.com/a//../b//./"],
  ["dots after which a segment and the query start with one", "https://example.com/a/../.b?.c"],
  ["dots after a segment like a drive letter", "https://example.com/C:/../a"],
  ["dots after the default port", "https://example.com:443/a/../b"],
  ["a space in the path", "https://example.com/a b/c"],
  ["dots inside of segments behind a space", "https://example.com/a b.c/d.e"],
  ["controls that are not removed", "https://example.com/a\0b\bc\x0ed\x7f~"],
  ["several runs to encode", "https://example.com/a b/c<d>/\u00e9?q"],
  ["many runs to encode", `https://example.com/${"a b".repeat(12)}/c`],
  ["many runs to encode, a query and a fragment", `https://example.com/${"\u00e9a".repeat(12)}?b c#d e`],
  ["many runs to encode, and a dot segment after them", `https://example.com/${"a b".repeat(12)}/.c d`],
  ["a path beyond ASCII", "https://example.com/\u65e5\u672c\u8a9e/\u{1f600}"],
  ["a lone surrogate", "https://example.com/a\ud800b"],
  ["a query to encode", "https://example.com/a?b c#d"],
  ["a fragment to encode", "https://example.com/a?b#c d"],
  ["path, query and fragment to encode", "https://example.com/a b?'#`"],
  ["a host in capitals", "https://WWW.EXAMPLE.COM/a"],
  ["a host in capitals that ends in a hexadecimal digit", "https://Example.DE/a"],
  ["a single label in capitals", "https://LOCALHOST/a"],
  ["a number in capitals that ends with its x", "https://1.0X/a"],
  ["a hexadecimal number in capitals", "https://1.0XF/a"],
  ["an IPv4 address", "https://127.0.0.1/a"],
  ["an odd IPv4 address", "https://0x7f.1/a"],
  ["an IPv6 address", "https://[2001:db8::1]/a"],
  ["an IPv6 address that is rewritten", "https://[2001:DB8:0:0:0:0:0:1]/a"],
  ["a domain beyond ASCII", "https://b\u00fccher.example/a"],
  ["no path", "https://example.com"],
  ["no path after a port", "http://localhost:3000"],
  ["no path after an address and a port", "ws://127.0.0.1:9229?q#f"],
  ["no path after a default port", "wss://[::1]:443"],
  ["no path after a default port, and a query to encode", "ftp://example.com:21?a b"],
  ["dot segments of a file", "file:///a/../b"],
  ["a file to encode", "file:///a b"],
  ["another scheme with credentials and a port", "postgres://user:pass@localhost:5432/db"],
  ["another scheme without a path", "redis://localhost:6379"],
  ["another scheme with a port of five digits", "mongodb://localhost:27017/test"],
  ["another scheme with an empty username", "redis://:secret@cache:6380/1"],
  ["another scheme with an IPv6 address", "ldap://[2001:db8::7]/c=GB?a?one"],
  ["another scheme with dot segments", "webpack:///./src/../index.js"],
  ["another scheme with a host and dot segments", "custom://u:p@h:1/a/./b?q#f"],
  ["another scheme without a host", "custom:///a/b?'"],
  ["another scheme with a path only", "custom:/a"],
  ["another scheme with a query only", "custom:?a"],
  ["an opaque path", "data:text/plain,a b"],
  ["an opaque path, a query and a fragment", "mailto:a@b.example?subject='x'#f"],
  ["a path that ends with a space", "https://example.com/a b "],
  ["a tab", "https://example.com/a b\tc"],
  ["a tab in the query", "https://example.com/?a b\tc"],
  ["a backslash", "https://example.com/a\\b"],
  ["a backslash before a unit to encode", "https://example.com/a\\\u00e9"],
  ["dot segments before units to encode", "https://example.com/a/../b c"],
  ["dot segments before a backslash", "https://example.com/a/../b\\c"],
  ["encoded dots behind units to encode", "https://example.com/a b/%2e/c"],
  ["encoded dots behind many runs to encode", `https://example.com/${"a b".repeat(12)}/%2e/c`],
  ["a tab behind many runs to encode", `https://example.com/${"a b".repeat(12)}\tc`],
  ["a backslash after eight runs to encode", `https://example.com/${"a ".repeat(8)}a\\`],
  ["a backslash behind the host", "https://example.com\\a"],
  ["a host to map and a backslash", "https://EXAMPLE.com\\a"],
  ["a missing slash", "https:/example.com/"],
  ["missing slashes before credentials", "https:xxuser@example.com/a"],
  ["another scheme with dot segments and a space", "custom://h/a/../b c"],
  ["another scheme with a space", "custom://h/b c"],
  ["a scheme in capitals", "HTTPS://example.com/a b"],
  ["slashes of both kinds, and capitals", "HTTPS:\\/example.com\\a"],
  ["no slashes", "ws:a.example/"],
  ["many slashes", "https://///a.example/"],
  ["one slash of a file", "file:/etc/hosts"],
  ["a drive letter in place of a host", "file://C:/a"],
  ["another scheme in capitals", "CUSTOM://a/b"],
  ["a file with backslashes", "file:\\\\server\\share\\a b"],
  ["a tab behind a slash", "https://example.com/\ta"],
  ["several newlines in a path", "https://example.com/a\r\n\r\nb/c"],
  ["a query, a fragment, and spaces at the end", "https://example.com/?a#b \t "],
  ["another scheme with a password to encode", "postgres://app:p@ss@db.example/x"],
  ["another scheme with a backslash", "custom://h/a\\b c"],
  ["another scheme with a quote in the query", "custom://h/a b?'"],
])("mendURL handles %s: %s", (_what, input) => {
  expect(mend(input, mendAgain)).toBe(slow(input));
});

test("mendURL has a file of the local host parsed without it", () => {
  const input = "file://localhost/etc/a b";
  const text = "file:///etc/a b";
  expect(mendURL(input, normalLength(input), undefined, (text) => text)).toBe(text);
  expect(slow(input)).toBe(slow(text));
});

test.each([
  ["dot segments and units to encode", "https://example.com/a b/../c"],
  ["dots behind many runs to encode", `https://example.com/${"a b".repeat(12)}/../c`],
  ["a tab in the host", "https://exam\tple.com/"],
  ["a host that ends with a space", "https://\u00e9.example "],
  ["dot segments behind a drive letter", "file:///C:/a/../../b"],
  ["a dot segment with a tab in it", "https://example.com/a/.\t./b"],
  ["an encoded dot with a tab in it", "https://example.com/a/%2\te/b"],
  ["a tab before a dot segment", "https://example.com/a/\t../b"],
  ["a file with a tab", "file:///a\tb"],
  ["a file whose first segment becomes a drive letter", "file:///a/../C|/b"],
  ["an opaque path that ends with a space", "data:a ?b"],
  ["an opaque path to encode", "data:\u00e9"],
  ["another scheme without a host and with a dot segment", "custom:/a/../b"],
  ["another scheme that needs a dot", "custom:/.//a"],
])("mendURL leaves to the component path: %s", (_what, input) => {
  expect(mend(input)).toBeUndefined();
});

test.each([
  ["no scheme", "nope"],
  ["nothing", ""],
  ["a path", "/a"],
  ["no scheme, and a tab", "a\tb"],
  ["no host", "http://"],
  ["no host and no slashes", "ws:"],
  ["no host and three slashes", "http:///"],
  ["a space in the host", "http://a b"],
  ["no host and a query", "https:///?q"],
  ["no host after credentials", "https:\\\\a@"],
  ["a forbidden host of another scheme", "custom://a^b/"],
  ["a forbidden code point in the host", "http://A<b/c@d"],
  ["an unclosed bracket", "http://[::1"],
  ["an unclosed bracket before a path", "http://[::1:80/]"],
  ["a port out of range", "https://example.com:65536/"],
  ["a long port out of range, and no path", "https://example.com:655360?q"],
  ["a port with a letter", "https://example.com:1x/"],
  ["two ports", "https://example.com:1:/"],
  ["a domain that is an error", "https://xn--\u00e9/a"],
  ["an address that is an error", "https://1.2.3.4.5/a"],
  ["an address out of range", "http://1.2.3.256/"],
])("mendURL returns the error of %s: %j", (_what, input) => {
  const error = slowError(input);
  expect(error === undefined).toBe(false);
  expect(mend(input)).toEqual(error);
});

test.each([
  "",
  " ",
  "nope",
  " nope ",
  "/a",
  "://a",
  "http://",
  "ws:",
  "http:///?q",
  "http://a b",
  "http://A<b/c",
  "http://[::1",
  "http://[::1/",
  "http://[::g]/",
  "http://[fe80::1%25eth0]/",
  "http://[1:2:3]:80/",
  "http://1.2.3.256/",
  "http://1.2.3.256.",
  "http://300.1.1.1/",
  "http://300.1?q",
  "http://1.2.3.4.5:80/",
  "http://1.2.3.1000",
  "http://a:99999/",
  "http://a:65999x",
  "http://a:port/",
  "https://example.com:80a/",
  "mongodb://a:27017,b:27017/db",
])("startsAsURL refuses %j, and no reference", (input) => {
  expect(slowError(input)).not.toBe(undefined);
  expect(startsAsURL(input, undefined)).toBe(false);
  expect(startsAsURL(input, base("https://h/"))).toBeUndefined();
});

test.each([
  "https://Example.com:1?",
  "http://127.0.0.1:3000/",
  "http://[::1]:80",
  "mailto:a@b",
  "custom:/a b",
  "data:,\0",
])("startsAsURL accepts %j", (input) => {
  expect(slowError(input)).toBeUndefined();
  expect(startsAsURL(input, undefined)).toBe(true);
});

test.each([
  ["a space before", " http://a"],
  ["a tab in the scheme", "ht\ttp://a b/"],
  ["tabs behind another scheme", "a:\t/\t/b:c"],
  ["an octal part of an address", "http://0400.1/"],
  ["an empty part of an address", "http://300.1../"],
  ["a number that fills three bytes", "http://1.65536/"],
  ["credentials that are not a port", "http://a:99999@b/"],
  ["a port of zeros and five digits", "http://a:0065535/"],
  ["credentials after a forbidden code point", "http://a b@c/"],
  ["something to decode after it", "http://a b%41/"],
  ["a space that is trimmed", "http://a "],
  ["a tab after a bracket", "http://[::1\t]/"],
  ["credentials after a bracket", "http://[:@a/"],
])("startsAsURL says nothing of %s: %j", (_what, input) => {
  expect(startsAsURL(input, undefined)).toBeUndefined();
});

test.each([
  ["spaces around", " https://a.example/ "],
  ["a newline at the end", "https://a.example/\n"],
  ["a tab inside", "https://a.example/a\tb"],
  ["a space behind another scheme", "custom://a/b "],
])("tidy handles %s: %j", (_what, input) => {
  expect(isNormal(tidy(input))).toBe(true);
  expect(tidy(input)).toBe(slow(input));
});

test.each(["https://a.example/a b", "HTTPS://a.example/", "https:\\\\a.example/ ", "a", ""])(
  "tidy leaves %j",
  (input) => {
    expect(tidy(input)).toBe(input);
  },
);

test.each(["file:a", "file:////a", "file://localhost", "file://1:/a", "file://C|/a", "foo:///a", "foo:\\\\a"])(
  "mendURL leaves %j, or handles it",
  (input) => {
    expect([undefined, slow(input)]).toContain(mendURL(input, normalLength(input), undefined, mendAgain));
  },
);

test("mendURL leaves a file against a base of its scheme", () => {
  expect(mendURL("file:/a", normalLength("file:/a"), base("file://h/"), mendAgain)).toBeUndefined();
});

const base = (href: string) => {
  const result = parseURL(href);
  if (!result.ok) throw new Error(href);
  return expectRecord(result.value, "base");
};

test.each([
  "",
  "?q",
  "?",
  "?a:b/c",
  "?a b{",
  "%41",
  "% b",
  "#f",
  "#a b{",
  "a",
  "a/b?c#d",
  "a?b:c",
  "a b",
  "caf\u00e9",
  "./a",
  "../a",
  "../../../../a",
  "./../a?b",
  ".",
  "..",
  "./",
  "../",
  "/",
  "/a",
  "/a/../b",
  "/C:/../b",
  "/../..",
  "/a b",
  "/%2e%2e/a",
  "a%2e",
  "a ",
  "/a\\b",
  "/a/..\\b",
])("resolveReference handles %j", (input) => {
  for (const href of [
    "https://example.com/a/b/c?d#e",
    "http://u:p@h:81/",
    "ws://h//a//",
    "ftp://h/a/b/",
    "file:///a/b",
    "file://h/C",
  ]) {
    // A ":" may be that of a drive letter.
    const expected = href.startsWith("file:") && input.includes(":") ? undefined : slow(input, base(href));
    expect(resolveReference(input, base(href), mendAgain)).toBe(expected);
  }
});

test.each(["//h", "//h/a?b#c", "//H/../a", "///h:80", "//h\\a"])("resolveReference handles %j", (input) => {
  for (const href of ["https://example.com/a/b", "ws://h/"]) {
    expect(resolveReference(input, base(href), mendAgain)).toBe(slow(input, base(href)));
  }
});

test.each([
  "a/../b",
  "%2e/a",
  "..?q",
  ".#f",
  "//",
  "//a b/",
  "//[",
  "//h:x",
  "/\\h",
  "\\a",
  "a:b",
  "https:a",
  " a",
  "a\tb",
  ".\t",
  "/\t/h",
  "/\n\\h",
])("resolveReference leaves %j to the component path", (input) => {
  expect(resolveReference(input, base("https://example.com/a/b"), mendAgain)).toBeUndefined();
});

test.each(["file:///C:/a", "foo://h/a", "foo:/a", "mailto:a"])(
  "resolveReference leaves references against %s to the component path",
  (href) => {
    expect(resolveReference("a", base(href), mendAgain)).toBeUndefined();
  },
);

test("resolveReference leaves a reference of more than 4096 units to the component path", () => {
  const long = "a".repeat(4097);
  expect(resolveReference(long, base("https://h/"), mendAgain)).toBeUndefined();
  expect(resolveReference(long.slice(1), base("https://h/"), mendAgain)).toBe(`https://h/${long.slice(1)}`);
});

// Found by a law of `@url/edit`: the look at the rest of the path started behind the slash.
test.each([
  [".", "/"],
  ["..", "/"],
  ["%2e", "/"],
  ["./c", "/c"],
])("resolves the dot segment %s directly after eight runs to encode", (dots, end) => {
  const folder = dots === ".." ? "" : `/${"%20a".repeat(8)}`;
  const text = `https://example.com/b/${" a".repeat(8)}/${dots}#f`;
  expect(orThrow(parseURL(text)).href).toBe(`https://example.com/b${folder}${end}#f`);
  expect(orThrow(parseURL(text)).href).toBe(slow(text));
});

test("startsAsURL leaves an input of more than 4096 units to the parser", () => {
  const long = "https://h/".padEnd(4096, "a");
  expect(startsAsURL(long, undefined)).toBe(true);
  expect(startsAsURL(`${long}a`, undefined)).toBeUndefined();
});

test.each([
  "https://example.com/",
  "https://example.com/a/b",
  "https://example.com/a?q",
  "https://example.com/a#f",
  "https://example.com/?q#f",
  "https://example.com/#f?/:",
  "https://example.com/?/:",
  "https://example.com:8080/a?q#f",
  "https://a1/b:80",
  "http://a:1/",
  "ws://a/?q",
  "ws://a:1/b",
  "wss://a/#f",
  "ftp://a.b:2121/c",
  "file:///a:b?c#d",
  "file://host1/C:/",
  "http://127.0.0.1/",
  "http://127.0.0.1:3000/a",
  "http://[::1]/",
  "http://[2001:db8::1]:3000/a?b",
])("locateParsed finds in the normal form %s what locate finds", (text) => {
  expect(isWhole(text, normalLength(text))).toBe(true);
  expect(orThrow(parseURL(text)).href).toBe(text);
  expect(locateParsed(text)).toEqual(locate(text));
});

test("the text that was found in normal form is not searched for a query, and every other is", () => {
  const text = "https://example.com/a?q";
  parseURL("https://example.com/");
  expect(locateParsed(text)).toEqual(locate(text));
  // The query does not start there. That it is claimed shows that the search is left out.
  rememberNormal(text, 20);
  expect(locateParsed(text)).toMatchObject({ queryStart: 20 });
  parseURL("https://example.com/");
  expect(locateParsed(text)).toMatchObject({ queryStart: 21 });
});

test("a key in front of a host is matched up to its end", () => {
  expect(normalLength("https://0123abcd@example.com/")).toBe("https://0123abcd".length);
  expect(normalLength("https://0123abcd@example.com@a/")).toBe("https://0123abcd".length);
});

test("in the small build, the match of the normal form goes on to the end", () => {
  expect(small.normalLength("https://a/?q")).toBe(12);
  expect(small.isWhole("https://a/?q", 12)).toBe(true);
  expect(small.isWhole("https://a/?q", 10)).toBe(false);
});

test.each([undefined, "https://u:p@h:8/a/b?c#d", "file:///C:/x/y", "foo://h/p", "foo:p"])(
  "against %s, every text of up to four units is what the component path makes of it",
  (baseText) => {
    const against = baseText === undefined ? undefined : base(baseText);
    const walk = (text: string, more: number): void => {
      const result = parseURL(text, { base: against });
      const made = result.ok ? result.value.href : result.error.code;
      if (made !== slow(text, against)) expect.fail(`${JSON.stringify(text)}: ${made}, not ${slow(text, against)}`);
      if (more > 0) for (const unit of UNITS) walk(text + unit, more - 1);
    };
    for (const start of ["", "http:", "file:", "foo:"]) walk(start, 4);
  },
);

const UNITS = ["\t", "/", "\\", ".", ":", "|", "?", "#", "@", "C", "[::1]"];

test("a long draft is serialized as a short one", () => {
  for (const [length, query] of [
    [1, "q"],
    [4096, null],
    [4096, "\u00e9"],
  ] as const) {
    const draft = { scheme: "https", authority: "//h", path: `/${"a".repeat(length)}`, query, fragment: "f" };
    expect(serializeDraft({ ...draft })).toBe(small.serializeDraft(draft));
  }
});
