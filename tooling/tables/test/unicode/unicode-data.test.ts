import { expect, test } from "vitest";
import { checkVersion, readNormalization } from "../../src/unicode/index.ts";

// Lines of UnicodeData.txt: two marks in a row, one apart, an old composite, a new one, an excluded one, a compatible one.
const TEXT = `\
00E9;LATIN SMALL LETTER E WITH ACUTE;Ll;0;L;0065 0301;;;;N;LATIN SMALL LETTER E ACUTE;;00C9;;00C9
0300;COMBINING GRAVE ACCENT;Mn;230;NSM;;;;;N;NON-SPACING GRAVE;;;;
0301;COMBINING ACUTE ACCENT;Mn;230;NSM;;;;;N;NON-SPACING ACUTE;;;;
0346;COMBINING BRIDGE ABOVE;Mn;230;NSM;;;;;N;;;;;
093C;DEVANAGARI SIGN NUKTA;Mn;7;NSM;;;;;N;;;;;
0958;DEVANAGARI LETTER QA;Lo;0;L;0915 093C;;;;N;;;;;
2460;CIRCLED DIGIT ONE;No;0;ON;<circle> 0031;;1;1;N;;;;;
AC00;<Hangul Syllable, First>;Lo;0;L;;;;;N;;;;;
D7A3;<Hangul Syllable, Last>;Lo;0;L;;;;;N;;;;;
105C9;TODHRI LETTER EI;Lo;0;L;105D2 0307;;;;N;;;;;
`;

test("reads combining classes as ranges, and the newer composites that are not excluded", () => {
  const normalization = readNormalization(
    TEXT,
    "18.0.0",
    (c) => c === 0xe9,
    (c) => c === 0x958,
  );
  expect(normalization).toEqual({
    version: "18.0.0",
    combiningClasses: { 7: "093C", 230: "0300-0301 0346" },
    composites: ["105C9 105D2 0307"],
  });
});

test("rejects a file of an older version", () => {
  expect(() => checkVersion(TEXT, [0x300, 0x93c])).not.toThrow();
  expect(() => checkVersion(TEXT, [0x300, 0x1aeb])).toThrow(
    "UnicodeData.txt is of an older Unicode version: it lacks U+1AEB.",
  );
});
