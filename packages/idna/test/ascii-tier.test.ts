import fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import * as ascii from "../src/ascii-tier/index.ts";
import * as full from "../src/index.ts";

test("its face is the full engine's", () => {
  expectTypeOf(ascii).toEqualTypeOf<typeof full>();
  expect(Object.keys(ascii)).toEqual(Object.keys(full));
});

test("an ASCII domain is lower-cased, its xn-- labels taken as they are", () => {
  expect(ascii.toASCII("Example.COM")).toBe("example.com");
  expect(ascii.toASCII("XN--FA-HIA.de")).toBe("xn--fa-hia.de");
  // The Standard's domain parser takes it too; UTS #46 does not, since nothing decodes from it.
  expect(ascii.toASCII("xn--a")).toBe("xn--a");
  expect(ascii.toASCII("")).toBe("");
});

test("a domain that is not ASCII fails, also one that maps to ASCII", () => {
  expect(ascii.toASCII("faß.de")).toBeNull();
  // U+212A, the Kelvin sign: toLowerCase makes a "k" of it.
  expect(ascii.toASCII("\u212a.example")).toBeNull();
  expect(ascii.toASCII("ｅｘａｍｐｌｅ.com")).toBeNull();
  expect(ascii.toASCII("example。com")).toBeNull();
  expect(ascii.toASCII("\ud800")).toBeNull();
  expect(ascii.toUnicode("faß.de")).toBeNull();
});

test("report hears each code point that is not ASCII, with its label", () => {
  const errors: full.IDNAError[] = [];
  expect(ascii.toASCII("a.fäß。\u{1f600}b", { report: (error) => errors.push(error) })).toBeNull();
  expect(errors).toEqual([
    { rule: "non-ASCII", label: 1, start: 3, end: 4, codePoint: 0xe4 },
    { rule: "non-ASCII", label: 1, start: 4, end: 5, codePoint: 0xdf },
    { rule: "non-ASCII", label: 1, start: 5, end: 6, codePoint: 0x3002 },
    { rule: "non-ASCII", label: 2, start: 6, end: 8, codePoint: 0x1f600 },
  ]);
});

test("strict: an xn-- label is judged by its own characters and length", () => {
  expect(ascii.toASCII("xn--fa-hia.de", { strict: true })).toBe("xn--fa-hia.de");
  expect(ascii.toASCII("xn--a_b.de", { strict: true })).toBeNull();
  expect(ascii.toASCII(`xn--${"a".repeat(60)}.de`, { strict: true })).toBeNull();
  expect(ascii.toASCII("ab--fa-hia.de", { strict: true })).toBeNull();
});

test("toUnicode leaves xn-- labels, and strict is nothing to it", () => {
  expect(ascii.toUnicode("XN--fa-hia.de")).toBe("xn--fa-hia.de");
  const options = { strict: true, report: undefined };
  expect(ascii.toUnicode("a_b", options)).toBe("a_b");
});

const units = fc.constantFrom(..."ab1-_. /xN", "--", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", ".bbbbbbbbbbbbbbbbbbbbbbbbb");
const domains = fc
  .array(units, { maxLength: 24 })
  .map((parts) => parts.join(""))
  .filter((domain) => !/(?:^|\.)xn--/i.test(domain));

test("without an xn-- label an ASCII domain has the full engine's answers and reports", () => {
  fc.assert(
    fc.property(domains, fc.boolean(), (domain, strict) => {
      const [heard, expected]: full.IDNAError[][] = [[], []];
      const answer = ascii.toASCII(domain, { strict, report: (error) => heard!.push(error) });
      expect(answer).toBe(full.toASCII(domain, { strict, report: (error) => expected!.push(error) }));
      expect(heard).toEqual(expected);
      expect(ascii.toASCII(domain, { strict })).toBe(answer);
      expect(ascii.toUnicode(domain)).toBe(full.toUnicode(domain));
    }),
    { numRuns: 5000, seed: 46 },
  );
});

test("strict: 253 characters are a domain, and what is wrong with more is reported as the full engine does", () => {
  for (const domain of [`${"a".repeat(48)}.`.repeat(5).concat("123456789"), `${"a.".repeat(140)}`, "a".repeat(300)]) {
    const [heard, expected]: full.IDNAError[][] = [[], []];
    expect(ascii.toASCII(domain, { strict: true, report: (error) => heard!.push(error) })).toBeNull();
    expect(full.toASCII(domain, { strict: true, report: (error) => expected!.push(error) })).toBeNull();
    expect(heard).toEqual(expected);
    expect(heard!.length).toBeGreaterThan(0);
  }
});
