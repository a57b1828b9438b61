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

test("report hears the first code point that is not ASCII, with its label", () => {
  const errors: full.IDNAError[] = [];
  const report = (error: full.IDNAError) => errors.push(error);
  expect(ascii.toASCII("a.fäß。b", { report })).toBeNull();
  expect(ascii.toASCII("a.f。b", { report })).toBeNull();
  expect(ascii.toUnicode("ab\u{1f600}", { report })).toBeNull();
  expect(errors).toEqual([
    { rule: "non-ASCII", label: 1, start: 3, end: 4, codePoint: 0xe4 },
    { rule: "non-ASCII", label: 1, start: 3, end: 4, codePoint: 0x3002 },
    { rule: "non-ASCII", label: 0, start: 2, end: 4, codePoint: 0x1f600 },
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

const listener = () => {
  const errors: full.IDNAError[] = [];
  return { errors, report: (error: full.IDNAError) => errors.push(error) };
};

test("without an xn-- label an ASCII domain has the full engine's answer", () => {
  fc.assert(
    fc.property(domains, fc.boolean(), (domain, strict) => {
      const answer = ascii.toASCII(domain, { strict });
      expect(answer).toBe(full.toASCII(domain, { strict }));
      expect(ascii.toUnicode(domain)).toBe(full.toUnicode(domain));
    }),
    { numRuns: 5000, seed: 46 },
  );
});

test("strict: report hears the first label that the full engine refuses, and its rule", () => {
  fc.assert(
    fc.property(domains, (domain) => {
      const { errors, report } = listener();
      if (ascii.toASCII(domain, { strict: true, report }) !== null) {
        expect(errors).toEqual([]);
        return;
      }
      expect(errors).toHaveLength(1);
      const { label, start, end, rule } = errors[0]!;
      const labels = domain.split(".");
      const refused = labels.findIndex((text) => full.toASCII(text, { strict: true }) === null);
      expect(label).toBe(refused === -1 ? null : refused);
      expect(domain.slice(start, end)).toBe(label === null ? domain : labels[label]);
      const alone = listener();
      full.toASCII(domain.slice(start, end), { strict: true, report: alone.report });
      expect(alone.errors.map((error) => error.rule)).toContain(rule);
    }),
    { numRuns: 5000, seed: 5891 },
  );
});

test("strict: 254 characters are too many, though each label is short enough", () => {
  const fives = `${"a".repeat(48)}.`.repeat(5);
  expect(ascii.toASCII(`${fives}12345678`, { strict: true })).toHaveLength(253);
  const { errors, report } = listener();
  expect(ascii.toASCII(`${fives}123456789`, { strict: true, report })).toBeNull();
  expect(errors).toEqual([{ rule: "length", label: null, start: 0, end: 254, codePoint: null }]);
});
