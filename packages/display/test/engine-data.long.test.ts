import { readFileSync } from "node:fs";
import { toUnicode } from "@url/idna";
import { expect, test } from "vitest";
import { classOf, zeroOf } from "../src/characters/classes.ts";
import { isHidden, isRightToLeft } from "../src/characters/hidden.ts";
import { skeleton } from "../src/confusables/index.ts";

// The tables come from packages of Unicode data. Here other data judge them: those of the engine, which can be of an older
// version, and the rows of confusables.txt themselves.

/** The code points, with surrogates left out, for which the engine and our tables differ. */
function differing(ours: (codePoint: number) => boolean, theirs: RegExp, among = /\P{Cn}/u): string[] {
  const found: string[] = [];
  for (let c = 0; c <= 0x10ffff; c++) {
    if (c === 0xd800) c = 0xe000;
    const ch = String.fromCodePoint(c);
    if (among.test(ch) && ours(c) !== theirs.test(ch)) found.push(c.toString(16));
  }
  return found;
}

test("hidden characters are those of the engine's properties, and U+2800", () => {
  const properties = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\p{Cf}\p{Co}\p{Z}]/u;
  expect(differing(isHidden, properties)).toEqual(["2800"]);
});

test("decimal digits of the recommended scripts count from zero", () => {
  const recommended =
    /[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Khmr}\p{sc=Knda}\p{sc=Laoo}\p{sc=Mlym}\p{sc=Mymr}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}\p{sc=Thai}\p{sc=Tibt}\p{sc=Zyyy}]/u;
  expect(differing((c) => zeroOf(c) !== null, /\p{Nd}/u, recommended)).toEqual([]);
  const digits = /^\p{Nd}{10}$/u;
  const zeros = new Set<number>();
  for (let c = 0; c < 0x20000; c++) zeros.add(zeroOf(c) ?? 0x30);
  for (const zero of zeros) {
    const system = Array.from({ length: 10 }, (_, i) => String.fromCodePoint(zero + i)).join("");
    expect(system).toMatch(digits);
    // NFKC of mathematical and fullwidth digits is ASCII, which says where a system begins.
    expect(system.normalize("NFKC")).toMatch(/^(?:0123456789|[^\d]{10})$/u);
  }
});

test.each([
  "Arabic",
  "Armenian",
  "Bengali",
  "Bopomofo",
  "Cyrillic",
  "Devanagari",
  "Ethiopic",
  "Georgian",
  "Greek",
  "Gujarati",
  "Gurmukhi",
  "Hangul",
  "Han",
  "Hebrew",
  "Hiragana",
  "Kannada",
  "Katakana",
  "Khmer",
  "Lao",
  "Latin",
  "Malayalam",
  "Myanmar",
  "Oriya",
  "Sinhala",
  "Tamil",
  "Telugu",
  "Thaana",
  "Thai",
  "Tibetan",
])("every character of the script %s has it among its scripts", (script) => {
  const members = new RegExp(`\\p{Script=${script}}`, "u");
  expect(differing((c) => classOf(c).scripts?.includes(script) === true, /^/, members)).toEqual([]);
});

test("letters of right-to-left scripts are right-to-left, and others are not", () => {
  const scripts =
    /[\p{sc=Adlm}\p{sc=Arab}\p{sc=Hebr}\p{sc=Mand}\p{sc=Nkoo}\p{sc=Rohg}\p{sc=Samr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Yezi}]/u;
  expect(
    differing((c) => isRightToLeft(String.fromCodePoint(c)), /^/, new RegExp(`(?=\\p{L})${scripts.source}`, "u")),
  ).toEqual([]);
  const others = /(?=\p{L})[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Deva}\p{sc=Thai}\p{sc=Hang}\p{sc=Ethi}]/u;
  expect(differing((c) => isRightToLeft(String.fromCodePoint(c)), /(?!)/, others)).toEqual([]);
});

test("the skeleton of every confusable that a domain can have is its prototype", () => {
  const file = new URL("../../../tooling/data/unicode/confusables.txt", import.meta.url);
  const rows = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => /^[\dA-F]/.test(line))
    .map((line) => line.split(" ").map((hex) => String.fromCodePoint(Number.parseInt(hex, 16))));
  const known = rows.filter(([ch]) => {
    const domain = toUnicode(`a${ch}a`);
    return domain.ok && domain.value === `a${ch}a`;
  });
  expect(known.length).toBeGreaterThan(2000);
  const prototypes = new Map(rows.map(([ch, ...prototype]) => [ch, prototype.join("")]));
  // UTS #39, section 4: NFD, the prototype of each character, NFD again.
  const expected = (ch: string): string =>
    Array.from(ch.normalize("NFD"), (part) => prototypes.get(part) ?? part)
      .join("")
      .normalize("NFD");
  // U+2800 shows nothing, and is left out like what is ignored by default. Its prototype is a space.
  const differing = known.filter(([ch]) => skeleton(ch as string) !== expected(ch as string));
  expect(differing).toEqual([["\u2800", " "]]);
});
