import fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import * as ascii from "../src/ascii-tier/index.ts";
import * as full from "../src/index.ts";
import { valueOrNull } from "./value.ts";

test("exports the same functions as the full tier", () => {
  expectTypeOf(ascii).toEqualTypeOf<typeof full>();
  expect(Object.keys(ascii)).toEqual(Object.keys(full));
});

test("lower-cases an ASCII domain, and does not decode its xn-- labels", () => {
  expect(valueOrNull(ascii.toASCII("Example.COM"))).toBe("example.com");
  expect(valueOrNull(ascii.toASCII("XN--FA-HIA.de"))).toBe("xn--fa-hia.de");
  // The Standard's domain parser takes it too; UTS #46 does not, since nothing decodes from it.
  expect(valueOrNull(ascii.toASCII("xn--a"))).toBe("xn--a");
  expect(valueOrNull(ascii.toASCII(""))).toBe("");
});

test("fails for a domain that is not ASCII, even if it maps to ASCII", () => {
  expect(valueOrNull(ascii.toASCII("faß.de"))).toBeNull();
  // U+212A, the Kelvin sign: toLowerCase makes a "k" of it.
  expect(valueOrNull(ascii.toASCII("\u212a.example"))).toBeNull();
  expect(valueOrNull(ascii.toASCII("ｅｘａｍｐｌｅ.com"))).toBeNull();
  expect(valueOrNull(ascii.toASCII("example。com"))).toBeNull();
  expect(valueOrNull(ascii.toASCII("\ud800"))).toBeNull();
  expect(valueOrNull(ascii.toUnicode("faß.de"))).toBeNull();
});

test("fails at the first code point that is not ASCII, and names its label", () => {
  const errors = [
    { code: "non-ASCII", label: 1, start: 3, end: 4, codePoint: 0xe4 },
    { code: "non-ASCII", label: 1, start: 3, end: 4, codePoint: 0x3002 },
    { code: "non-ASCII", label: 0, start: 2, end: 4, codePoint: 0x1f600 },
  ];
  for (const [i, domain] of ["a.fäß。b", "a.f。b", "ab\u{1f600}"].entries()) {
    expect(ascii.toASCII(domain)).toEqual({ ok: false, error: errors[i] });
    expect(ascii.toUnicode(domain)).toEqual({ ok: false, error: errors[i] });
    expect(ascii.findIDNAErrors(domain)).toEqual([errors[i]]);
  }
});

test("strict: checks the characters and the length of an xn-- label as written", () => {
  expect(valueOrNull(ascii.toASCII("xn--fa-hia.de", { strict: true }))).toBe("xn--fa-hia.de");
  expect(valueOrNull(ascii.toASCII("xn--a_b.de", { strict: true }))).toBeNull();
  expect(valueOrNull(ascii.toASCII(`xn--${"a".repeat(60)}.de`, { strict: true }))).toBeNull();
  expect(valueOrNull(ascii.toASCII("ab--fa-hia.de", { strict: true }))).toBeNull();
});

test("toUnicode: keeps xn-- labels, and applies no strict rules", () => {
  expect(valueOrNull(ascii.toUnicode("XN--fa-hia.de"))).toBe("xn--fa-hia.de");
  expect(valueOrNull(ascii.toUnicode("a_b"))).toBe("a_b");
});

const units = fc.constantFrom(..."ab1-_. /xN", "--", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", ".bbbbbbbbbbbbbbbbbbbbbbbbb");
const domains = fc
  .array(units, { maxLength: 24 })
  .map((parts) => parts.join(""))
  .filter((domain) => !/(?:^|\.)xn--/i.test(domain));

test("returns what the full tier returns for an ASCII domain without xn-- labels", () => {
  fc.assert(
    fc.property(domains, fc.boolean(), (domain, strict) => {
      const answer = valueOrNull(ascii.toASCII(domain, { strict }));
      expect(answer).toBe(valueOrNull(full.toASCII(domain, { strict })));
      expect(valueOrNull(ascii.toUnicode(domain))).toBe(valueOrNull(full.toUnicode(domain)));
    }),
    { numRuns: 5000, seed: 46 },
  );
});

test("strict: fails with the first label that the full tier rejects, and its code", () => {
  fc.assert(
    fc.property(domains, (domain) => {
      const result = ascii.toASCII(domain, { strict: true });
      expect(ascii.findIDNAErrors(domain, { strict: true })).toEqual(result.ok ? [] : [result.error]);
      if (result.ok) return;
      const { label, start, end, code } = result.error;
      const labels = domain.split(".");
      const refused = labels.findIndex((text) => !full.toASCII(text, { strict: true }).ok);
      expect(label).toBe(refused === -1 ? null : refused);
      expect(domain.slice(start, end)).toBe(label === null ? domain : labels[label]);
      const alone = full.findIDNAErrors(domain.slice(start, end), { strict: true });
      expect(alone.map((error) => error.code)).toContain(code);
    }),
    { numRuns: 5000, seed: 5891 },
  );
});

test("strict: rejects 254 characters, even if each label is short enough", () => {
  const fives = `${"a".repeat(48)}.`.repeat(5);
  expect(valueOrNull(ascii.toASCII(`${fives}12345678`, { strict: true }))).toHaveLength(253);
  expect(ascii.toASCII(`${fives}123456789`, { strict: true })).toEqual({
    ok: false,
    error: { code: "length", label: null, start: 0, end: 254, codePoint: null },
  });
});
