import { zeroOf } from "../characters/classes.ts";
import { looksLatin } from "../characters/look-alikes.ts";
import { resolveScripts } from "../characters/scripts.ts";

/**
 * Returns true if a label can be read as one of ASCII: it is of one other script, and all of its letters look like ASCII
 * letters or digits, as "аррӏе" in Cyrillic; or it is one letter of another alphabet among ASCII digits, as "1շ34". It may
 * be so if the top-level domain is of that script or of a country that writes it.
 * @see https://www.unicode.org/reports/tr39/#Whole_Script_Confusables
 */
export function looksLatinThroughout(label: string, tld: string): boolean {
  let beyondASCII = 0;
  let looksLatinSoFar = true;
  for (const ch of label) {
    const codePoint = ch.codePointAt(0) as number;
    if (codePoint <= 0x7f) {
      if (/[a-z]/i.test(ch)) return false;
    } else {
      beyondASCII++;
      looksLatinSoFar &&= looksLatin(codePoint) || zeroOf(codePoint) !== null;
    }
  }
  const scripts = resolveScripts(label) ?? [];
  const isAmongDigits = beyondASCII === 1 && /\d/.test(label) && !scripts.some((script) => EAST_ASIAN.includes(script));
  if ((!looksLatinSoFar && !isAmongDigits) || WORDS.includes(label)) return false;
  const scriptsOfTLD = resolveScripts(tld);
  return !scripts.some((script) => scriptsOfTLD?.includes(script) || COUNTRIES.get(script)?.includes(tld));
}

/** Russian words that no Latin word looks like, as in Chromium. */
const WORDS: readonly string[] = ["секс", "как", "коса", "курс", "парк", "такий", "укроп", "сахарок", "покраска"];

/** Chinese, Japanese and Korean words are often one letter, and stand beside digits. */
const EAST_ASIAN: readonly string[] = ["Jpan", "Kore"];

/** Countries in which many domains are written in a script. */
const COUNTRIES: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries({
    Arabic: [
      "ae",
      "af",
      "bh",
      "dz",
      "eg",
      "iq",
      "ir",
      "jo",
      "kw",
      "lb",
      "ly",
      "ma",
      "om",
      "pk",
      "ps",
      "qa",
      "sa",
      "sd",
      "sy",
      "tn",
      "ye",
    ],
    Armenian: ["am"],
    Bengali: ["bd", "in"],
    Cyrillic: ["bg", "by", "kg", "kz", "me", "mk", "mn", "rs", "ru", "su", "tj", "ua", "uz"],
    Devanagari: ["in", "np"],
    Ethiopic: ["er", "et"],
    Georgian: ["ge"],
    Greek: ["cy", "gr"],
    Gujarati: ["in"],
    Gurmukhi: ["in"],
    Han: ["cn", "hk", "jp", "mo", "sg", "tw"],
    Hebrew: ["il"],
    Kannada: ["in"],
    Lao: ["la"],
    Malayalam: ["in"],
    Myanmar: ["mm"],
    Oriya: ["in"],
    Sinhala: ["lk"],
    Tamil: ["in", "lk", "sg"],
    Telugu: ["in"],
    Thai: ["th"],
  }),
);
