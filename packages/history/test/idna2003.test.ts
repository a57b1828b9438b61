import { describe, expect, test } from "vitest";
import { type IDNA2003Options, labelToASCII, labelToUnicode } from "../src/idna2003/index.ts";

// tooling/tables/test/unicode/nameprep-python.nightly.ts compares every code point and thousands of labels with Python's
// encodings.idna, which has no UseSTD3ASCIIRules and always allows unassigned code points.

const HOST: IDNA2003Options = { allowUnassigned: true, useSTD3ASCIIRules: true };

// @id history/labeltoascii-converts
describe("labelToASCII converts by Nameprep and Punycode", () => {
  test.each([
    ["bücher", "xn--bcher-kva", "encodes in Punycode"],
    ["BÜCHER", "xn--bcher-kva", "folds case, if the label is not ASCII"],
    ["ABC", "ABC", "keeps the case of a label in ASCII"],
    ["straße", "strasse", "maps U+00DF to ss"],
    ["βόλος", "xn--nxasmq6b", "maps a final sigma to the other one"],
    ["a\u200db\u00adc", "abc", "maps joiners and soft hyphens to nothing (table B.1)"],
    ["ＡＢ", "ab", "normalizes to Form KC"],
    ["\u0301a", "xn--a-wbb", "accepts a combining mark at the start, unlike IDNA 2008"],
    ["٥", "xn--eib", "accepts a label of Arabic digits"],
    ["a\u2024b", "a.b", "has no dot as a separator: U+2024 becomes one within the label"],
    ["\u{2f868}", "xn--j74i", "has U+2136A for an ideograph whose decomposition was corrected after Unicode 3.2"],
  ])("%j → %s: %s", (label, ascii, _why) => {
    expect(labelToASCII(label)).toEqual({ ok: true, value: ascii });
  });
});

// @id history/labeltoascii-fails
describe("labelToASCII fails at the step of the RFC, with the character to blame or the whole label", () => {
  test.each<[label: string, options: IDNA2003Options, error: [string, number, number] | null, why: string]>([
    ["a\u00a0é", {}, null, "NO-BREAK SPACE becomes a space, which only the rules for hosts forbid"],
    ["a\u00a0é", HOST, ["non-LDH", 1, 2], "a space"],
    ["é\u2028", {}, ["prohibited", 1, 2], "table C.2.2"],
    ["é\ud800", {}, ["prohibited", 1, 2], "table C.5: a lone surrogate"],
    ["é\u{e0001}", {}, ["prohibited", 1, 3], "table C.9"],
    ["א0", {}, ["bidi", 0, 2], "a right-to-left label ends with a digit"],
    ["0א", {}, ["bidi", 0, 2], "or begins with one"],
    ["אaא", {}, ["bidi", 0, 3], "or has a left-to-right character"],
    ["א0א", {}, null, "a digit between right-to-left characters"],
    ["\u038b", {}, ["unassigned", 0, 1], "Unicode 3.2 has no U+038B"],
    ["\u038b", HOST, null, "AllowUnassigned"],
    ["a\u10ce", {}, ["unassigned", 1, 2], "nor U+10CE"],
    ["a\u10ce", HOST, null, "AllowUnassigned"],
    ["-é", HOST, ["hyphen", 0, 2], "a hyphen at the start, before Punycode"],
    ["é-", HOST, ["hyphen", 0, 2], "or at the end"],
    ["-é", {}, null, "which only the rules for hosts forbid"],
    ["-a", HOST, ["hyphen", 0, 2], "also in ASCII"],
    ["a_b", HOST, ["non-LDH", 1, 2], "an ASCII character other than letter, digit and hyphen"],
    ["é\u33c2", HOST, ["non-LDH", 1, 2], "which is written as one that becomes a.m."],
    ["a_b", {}, null, "which only the rules for hosts forbid"],
    ["xn--é", {}, ["ACE-prefix", 0, 5], "not Punycode, and begins as if it were"],
    ["", {}, ["length", 0, 0], "an empty label"],
    ["\u00ad", {}, ["length", 0, 1], "one that becomes empty"],
    ["a".repeat(64), {}, ["length", 0, 64], "64 characters"],
    ["é".repeat(200), {}, ["length", 0, 200], "more than 63 characters in Punycode"],
    ["é".repeat(100_000), {}, ["length", 0, 100_000], "a text that can be no label"],
  ])("%j with %j: %j, %s", (label, options, error, _why) => {
    const result = labelToASCII(label, options);
    const [code, start, end] = error ?? [];
    if (error === null) expect(result.ok).toBe(true);
    else expect(result).toEqual({ ok: false, error: { code, start, end } });
  });
});

// @id history/labeltounicode-decodes
describe("labelToUnicode decodes what ToASCII makes, and returns anything else as it is", () => {
  test.each([
    ["xn--bcher-kva", "bücher", "decodes"],
    ["XN--BCHER-KVA", "BüCHER", "and keeps the case of what is ASCII"],
    ["ｘn--bcher-kva", "bücher", "prepares what is not ASCII"],
    ["bücher", "bücher", "not in Punycode"],
    ["ＡＢ", "ＡＢ", "which is not prepared either"],
    ["xn--strae-oqa", "xn--strae-oqa", "decodes to straße, of which ToASCII makes strasse"],
    ["xn--abc-", "xn--abc-", "decodes to ASCII"],
    ["xn--", "xn--", "decodes to nothing"],
    ["xn--a", "xn--a", "does not decode"],
    [`xn--${"a".repeat(70)}`, `xn--${"a".repeat(70)}`, "longer than a label"],
    ["xn--jwa", "xn--jwa", "decodes to U+038B, which is unassigned"],
  ])("%j → %j: %s", (label, unicode, _why) => {
    expect(labelToUnicode(label)).toBe(unicode);
  });

  test("the flags hold for what is decoded", () => {
    expect(labelToUnicode("xn--jwa", { allowUnassigned: true })).toBe("\u038b");
    expect(labelToUnicode("xn----bga")).toBe("-é");
    expect(labelToUnicode("xn----bga", { useSTD3ASCIIRules: true })).toBe("xn----bga");
  });
});

test("a wrong argument is a TypeError that names it", () => {
  expect(() => labelToASCII(1 as never)).toThrow(/labelToASCII: label must be a string/);
  expect(() => labelToUnicode("a", { allowUnassigned: 1 as never })).toThrow(/labelToUnicode: .*allowUnassigned/);
});
