import { expect, test } from "vitest";
import * as idna from "../src/index.ts";
import { valueOrNull } from "./value.ts";

const toASCII = (domain: string, options?: idna.IDNAOptions): string | null =>
  valueOrNull(idna.toASCII(domain, options));
const toUnicode = (domain: string): string | null => valueOrNull(idna.toUnicode(domain));

// @id idna/nontransitional-keeps-joiners-maps
test("nontransitional: keeps ß, ς and the joiners; maps ẞ to ß", () => {
  expect(toASCII("straße.de")).toBe("xn--strae-oqa.de");
  expect(toASCII("straẞe.de")).toBe("xn--strae-oqa.de");
  expect(toASCII("βόλος.com")).toBe("xn--nxasmm1c.com");
});

test("maps case, width and the ideographic full stop before it encodes", () => {
  expect(toASCII("Bücher.example")).toBe("xn--bcher-kva.example");
  expect(toASCII("ｅｘａｍｐｌｅ。com")).toBe("example.com");
});

test("ignores the soft hyphen and all variation selectors", () => {
  expect(toASCII("fa\xadß")).toBe("xn--fa-hia");
  expect(toASCII("faß\ufe0f\u{e0100}\u{e01ef}")).toBe("xn--fa-hia");
  expect(toASCII("faß\u{e00ff}")).toBeNull();
  expect(toASCII("faß\u{e01f0}")).toBeNull();
});

test("maps U+0345 to an iota before normalization, so that it is not reordered as a mark", () => {
  // α U+0345 U+0301: in NFD the acute would come first.
  expect(toUnicode("α\u0345\u0301")).toBe("αί");
});

test("ContextJ: rejects a joiner without its context", () => {
  expect(toASCII("a\u200cb")).toBeNull();
  expect(toASCII("\u0915\u094d\u200d\u0937")).toBe("xn--11b2ezcw70k");
});

test("ContextJ: checks the context of a second U+200C separately, where tr46 7 accepts it", () => {
  expect(toASCII("\u0628\u094d\u200c\u0628\u200c\u05d0")).toBeNull();
});

test("applies the Bidi rule to all labels of a Bidi domain", () => {
  expect(toASCII("0a.\u05d0")).toBeNull();
  expect(toASCII("a.\u05d0")).toBe("a.xn--4db");
  expect(toASCII("0a.xn--4db")).toBeNull();
});

test("rejects an xn-- label unless the decoded label encodes to it", () => {
  expect(toASCII("xn--a.ß")).toBeNull();
  expect(toASCII("xn--zca.ß")).toBe("xn--zca.xn--zca");
  expect(toASCII("XN--ZCA")).toBe("xn--zca");
});

// @id idna/strict-checks-hyphens-std3-characters
test("strict: checks hyphens, STD3 characters and DNS lengths", () => {
  expect(toASCII("a_b", { strict: false })).toBe("a_b");
  expect(toASCII("a_b", { strict: true })).toBeNull();
  expect(toASCII("a_ß", { strict: true })).toBeNull();
  expect(toASCII("-a.com", { strict: true })).toBeNull();
  expect(toASCII("a-.com", { strict: true })).toBeNull();
  expect(toASCII("ab--c.com", { strict: true })).toBeNull();
  expect(toASCII("a.b-c.COM", { strict: true })).toBe("a.b-c.com");
  expect(toASCII(".com", { strict: true })).toBeNull();
  expect(toASCII("example.com.", { strict: true })).toBeNull();
  expect(toASCII("", { strict: true })).toBeNull();
  expect(toASCII(`${"a".repeat(64)}.com`)).toBe(`${"a".repeat(64)}.com`);
  expect(toASCII(`${"a".repeat(64)}.com`, { strict: true })).toBeNull();
  expect(toASCII(`${"a".repeat(63)}.com`, { strict: true })).toBe(`${"a".repeat(63)}.com`);
});

test("strict: accepts 253 characters and rejects 254, in ASCII and beyond", () => {
  const fives = `${"a".repeat(48)}.`.repeat(5);
  expect(toASCII(`${fives}12345678`, { strict: true })).toHaveLength(253);
  expect(toASCII(`${fives}123456789`, { strict: true })).toBeNull();
  // ß is xn--zca: seven characters.
  expect(toASCII(`${"a".repeat(49)}.${fives.slice(49)}ß`, { strict: true })).toHaveLength(253);
  expect(toASCII(`${"a".repeat(50)}.${fives.slice(49)}ß`, { strict: true })).toBeNull();
});

test("strict: applies STD3 only to the ASCII characters of a label, so ≠ passes", () => {
  expect(toASCII("≠", { strict: true })).toBe("xn--1ch");
  expect(toASCII("=\u0338", { strict: true })).toBe("xn--1ch");
});

// @id idna/tounicode-decodes-fails-where-uts
test("toUnicode: decodes, and fails where UTS #46 records an error", () => {
  expect(toUnicode("xn--fa-hia.example")).toBe("faß.example");
  expect(toUnicode("Example.com")).toBe("example.com");
  // Decodes to ｗｗｗ, whose code points are mapped: the Standard's example.
  expect(toUnicode("xn--8i7caa")).toBeNull();
});

test("rejects a decoded label that is not in NFC or has a full stop", () => {
  // e U+0301, and "a.ü"
  expect(toUnicode("xn--e-xbb")).toBeNull();
  expect(toUnicode("xn--a.-yka")).toBeNull();
});

test("uses neither Intl nor TextDecoder nor BigInt", async () => {
  const { readdirSync, readFileSync } = await import("node:fs");
  const src = new URL("../src/", import.meta.url);
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const text = files.map((file) => readFileSync(new URL(file, src), "utf8"));
  for (const source of text) expect(source).not.toMatch(/\bIntl\.|\bText(?:De|En)coder\b|\bBigInt\b|\\p\{|\(\?<[=!]/);
});
