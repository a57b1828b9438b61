import { canonicalizeHost, FORBIDDEN_DOMAIN_CODE_POINT } from "@url/host/internal";
import { FRAGMENT, isInSet, PATH, SPECIAL_QUERY } from "@url/percent";
import { expect, test } from "vitest";
import {
  absolutePath,
  domain,
  endOfMatch,
  IN_LABEL,
  MAX_LENGTH,
  port,
  queryAndFragment,
  reference,
} from "../src/grammar.ts";
import { normalLength } from "../src/normal.ts";

const ASCII = Array.from({ length: 128 }, (_, unit) => String.fromCharCode(unit));
const matchesAll = (source: string, text: string) => endOfMatch(new RegExp(source, "y"), text, 0) === text.length;

test.each(ASCII)("a domain can have %j if the host parser does not change it", (unit) => {
  const text = `a${unit}a.com`;
  expect(matchesAll(domain(), text)).toBe(canonicalizeHost(text) === text);
});

test.each(ASCII)("path, query and fragment can have %j if their sets do not, and it is not a delimiter", (unit) => {
  const inSet = (set: typeof PATH) => isInSet(unit.charCodeAt(0), set);
  const isDelimiter = "?#".includes(unit);
  expect(matchesAll(absolutePath(), `/a${unit}a`)).toBe(!inSet(PATH) && unit !== "\\");
  expect(matchesAll(queryAndFragment(), `?${unit}`)).toBe(!inSet(SPECIAL_QUERY) || unit === "#");
  expect(matchesAll(queryAndFragment(), `#${unit}`)).toBe(!inSet(FRAGMENT));
  expect(matchesAll(reference(), `a${unit}`)).toBe(isDelimiter || (!inSet(PATH) && unit !== "\\"));
});

test("no last label of a domain can be a number", () => {
  for (const text of ["1", "1.2.3.4", "a.1", "a.0x", "a.0xg", "a.0xF", "0x1", "a.1.", "x.09", "1g", "1x", "a.xf"]) {
    if (matchesAll(domain(), text)) expect(canonicalizeHost(text)).toBe(text);
  }
  expect(["a.1", "0xf", "1.2.3.4", "a.0x1."].filter((text) => matchesAll(domain(), text))).toEqual([]);
  expect(["1g", "a.xf", "localhost", "a.b.", "ab"].filter((text) => !matchesAll(domain(), text))).toEqual([]);
});

test.each(ASCII)("what a label can have is neither forbidden, nor upper case, nor a dot: %j", (unit) => {
  const isForbidden = FORBIDDEN_DOMAIN_CODE_POINT.test(unit);
  expect(new RegExp(`[${IN_LABEL}]`).test(unit)).toBe(!isForbidden && !/[A-Z.]/.test(unit));
});

test("a port is never a default, is below 60,000, and has no leading zero", () => {
  const ports = ["1", "6", "8", "10", "800", "4430", "6000", "8080", "9999", "10000", "44300", "59999"];
  const others = ["80", "443", "21", "0", "080", "00", "01234", "60000", "65535", "65536", "100000", "x"];
  expect([...ports, ...others].filter((text) => matchesAll(port(), text))).toEqual(ports);
});

test("no segment can be a dot segment", () => {
  const segments = [".", "..", "%2e", "%2E", ".%2e", "%2e.", "%2E%2e"];
  for (const segment of segments) {
    for (const path of [`/${segment}`, `/a/${segment}`, `/${segment}/a`]) {
      expect([path, matchesAll(absolutePath(), path)]).toEqual([path, false]);
    }
  }
  for (const path of ["/.a", "/%2f", "/a.", "/a..", "/a/.b/%41", "//", "/%"]) {
    expect([path, matchesAll(absolutePath(), path)]).toEqual([path, true]);
  }
});

test.each([
  ["https://example.com/a b", "https://example.com/a"],
  ["https://example.com/a/../b", "https://example.com/a/"],
  ["https://example.com:443/a", "https://example.com"],
  ["https://example.com/a?q#f", "https://example.com/a"],
  ["https://example.com/a#f?q", "https://example.com/a"],
  ["https://example.com/a?q#f g", "https://example.com/a?q#f"],
  ['https://example.com/a?"#f', "https://example.com/a?"],
  ["https://example.com/a b?q", "https://example.com/a"],
  ["file:///a?q", "file:///a"],
  ["https://user:pass@example.com/", "https://user"],
  ["https://EXAMPLE.com/a?b#c", "https://EXAMPLE.com"],
  ["https://1.2.3.04/a", "https://1.2.3.04"],
  ["https://[0:0::1]/a", "https://[0:0::1]"],
  ["https://[0:0::1]:8443/a", "https://[0:0::1]:8443"],
  ["https://[0:0::1]:443/a", "https://"],
  ["https://b\u00fccher.example/a", "https://"],
  ["https://EXAMPLE.com/a b", "https://"],
  ["https://EXAMPLE.com:443/a", "https://"],
  ["https://user@example.com/", "https://user"],
  ["https://a b/c", "https://a"],
  ["https://A>b", "https://A"],
  ["https://a b@c/", "https://"],
  ["https://a b%41/", "https://"],
  ["https://a ", "https://"],
  ["https:///a/", ""],
  ["https://?a", ""],
  ["custom://a/b?c", "custom"],
  ["custom://a/b c", "custom:"],
  ["custom:?b c", ""],
])("normalLength: %j is in normal form up to %j", (input, known) => {
  expect(input.slice(0, normalLength(input))).toBe(known);
});

test("a text beyond the limit does not match", () => {
  const text = "a".repeat(MAX_LENGTH);
  expect(endOfMatch(/a*/y, text, 0)).toBe(MAX_LENGTH);
  expect(endOfMatch(/a*/y, `${text}a`, 0)).toBe(0);
});
