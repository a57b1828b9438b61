import fc from "fast-check";
import { toASCII as tr46ToASCII, toUnicode as tr46ToUnicode } from "tr46";
import { expect, test } from "vitest";
import { processDomain, toASCII } from "../src/drafts/uts46.ts";

// Another implementation of UTS #46, with the flags of today set to what was fixed in 2014.
const FLAGS = { checkHyphens: true, checkBidi: false, checkJoiners: false } as const;

const label = fc.oneof(
  fc.string({
    unit: fc.constantFrom("a", "-", "é", "ß", "ς", "א", "٥", "1", "\u200d", "\u0301", "Ü", "☃", "_"),
    maxLength: 5,
  }),
  fc.constantFrom("xn--9ca", "xn--zca", "xn--", "xn--a", "xn--1ug", "xn--4dbc", "XN--9CA", "ab--c", "ẞ", "\u{1f4a9}"),
  fc.string({ unit: "grapheme", maxLength: 3 }),
);
const domain = fc.array(label, { maxLength: 4 }).map((labels) => labels.join("."));

test.each([true, false])("ToASCII of UTS #46 as in 2014 is that of tr46, transitional: %s", (transitional) => {
  fc.assert(
    fc.property(domain, fc.boolean(), (text, useSTD3ASCIIRules) => {
      const options = { ...FLAGS, useSTD3ASCIIRules, transitionalProcessing: transitional, verifyDNSLength: false };
      expect([text, toASCII(text, { transitional, useSTD3ASCIIRules })]).toEqual([text, tr46ToASCII(text, options)]);
    }),
    { numRuns: 20_000, seed: 2014 },
  );
});

test("ToUnicode of UTS #46 as in 2014 is that of tr46, for domains in ASCII", () => {
  const ascii = domain.map((text) => toASCII(text, { transitional: true, useSTD3ASCIIRules: false }) ?? "a");
  fc.assert(
    fc.property(ascii, (text) => {
      const options = { transitional: false, useSTD3ASCIIRules: false };
      const expected = tr46ToUnicode(text, { ...FLAGS, useSTD3ASCIIRules: false, transitionalProcessing: false });
      expect([text, processDomain(text, options).labels.join(".")]).toEqual([text, expected.domain]);
    }),
    { numRuns: 10_000, seed: 2014 },
  );
});
