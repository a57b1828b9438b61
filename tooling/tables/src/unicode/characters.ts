import { LEGAL } from "../legal.ts";
import { readCodePoints as read, UNICODE_VERSION } from "./code-points.ts";
import { declare } from "./declare.ts";
import { findRuns } from "./runs.ts";
import { writeDeltas, writeNumbers } from "./streams.ts";

/** The text of `packages/display/src/characters/tables.ts`. */
export async function generateCharacterTables(): Promise<string> {
  const runs = findRuns(await classify());
  const bounds = boundsOf(await findHidden());
  return `// Unicode ${UNICODE_VERSION}, from @unicode/unicode-${UNICODE_VERSION}.
// Generated: do not edit. To make it again: npm run generate

${LEGAL.unicode}
/** Flags (u: uncommon, m: nonspacing mark, d: decimal digit) and Script_Extensions, "Other" for those not recommended. */
${declare("CLASSES", runs.classes.join("|"))}

/** The class of each run of code points from U+0000 on, and its length less one. Numbers in base 44. */
${declare("IDS", writeNumbers(runs.ids))}
${declare("LENGTHS", writeNumbers(runs.lengths))}

/** Where characters that show nothing, or only space, begin and end beyond ASCII, as differences in base 44. */
${declare("HIDDEN", writeDeltas(bounds))}
`;
}

/**
 * The scripts that are recommended for identifiers.
 * @see https://www.unicode.org/reports/tr31/#Table_Recommended_Scripts
 */
export const RECOMMENDED_SCRIPTS: readonly string[] =
  "Common Inherited Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hangul Han Hebrew Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan".split(
    " ",
  );

/** Blocks of recommended scripts whose characters are for phonetics, for music, for scholars or for compatibility. */
const UNCOMMON_BLOCKS: readonly string[] =
  "IPA_Extensions Spacing_Modifier_Letters Cyrillic_Supplement Hangul_Jamo Ethiopic_Supplement Combining_Diacritical_Marks_Extended Cyrillic_Extended_C Vedic_Extensions Phonetic_Extensions Phonetic_Extensions_Supplement Combining_Diacritical_Marks_Supplement Latin_Extended_B Latin_Extended_Additional Greek_Extended Superscripts_And_Subscripts Combining_Diacritical_Marks_For_Symbols Letterlike_Symbols Number_Forms Latin_Extended_C Georgian_Supplement Ethiopic_Extended Cyrillic_Extended_A Bopomofo_Extended Katakana_Phonetic_Extensions Cyrillic_Extended_B Modifier_Tone_Letters Latin_Extended_D Devanagari_Extended Hangul_Jamo_Extended_A Myanmar_Extended_B Ethiopic_Extended_A Latin_Extended_E Hangul_Jamo_Extended_B CJK_Compatibility_Ideographs Alphabetic_Presentation_Forms Combining_Half_Marks Arabic_Presentation_Forms_A Arabic_Presentation_Forms_B Ancient_Greek_Numbers Coptic_Epact_Numbers Latin_Extended_F Arabic_Extended_C Myanmar_Extended_C Devanagari_Extended_A Bengali_Supplement Ideographic_Symbols_And_Punctuation Kana_Extended_B Kana_Supplement Kana_Extended_A Small_Kana_Extension Musical_Symbols Latin_Extended_G Cyrillic_Extended_D Ethiopic_Extended_B Znamenny_Musical_Notation Ancient_Greek_Musical_Notation Musical_Symbols_Supplement".split(
    " ",
  );

/** In these blocks: letters of Azerbaijani, Vietnamese and Romanian. Elsewhere: signs that words of Hebrew, Sindhi and Tibetan have. */
const COMMON_CHARACTERS: readonly (readonly [number, number])[] = [
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x218, 0x21b],
  [0x259, 0x259],
  [0x5f3, 0x5f4],
  [0x6fd, 0x6fe],
  [0xf0b, 0xf0b],
  [0x1ea0, 0x1ef9],
];

/** Outside them: the letter kra, marks that strike through a letter, and the points of Hebrew, which UTS #39 does not allow. */
const UNCOMMON_CHARACTERS: readonly (readonly [number, number])[] = [
  [0x138, 0x138],
  [0x334, 0x338],
  [0x591, 0x5bd],
  [0x5bf, 0x5bf],
  [0x5c1, 0x5c2],
  [0x5c4, 0x5c5],
  [0x5c7, 0x5c7],
];

async function classify(): Promise<string[]> {
  const classes: string[] = new Array(0x110000).fill("uOther");
  const scripts: (string[] | undefined)[] = new Array(0x110000);
  const uncommon = new Uint8Array(0x110000).fill(1);
  const identifier = await membersOf("Binary_Property/XID_Continue");
  for (const script of RECOMMENDED_SCRIPTS) {
    for (const c of await read(`Script/${script}`)) if (identifier[c] === 1) uncommon[c] = 0;
    for (const c of await read(`Script_Extensions/${script}`)) (scripts[c] ??= []).push(script);
  }
  for (const block of UNCOMMON_BLOCKS) for (const c of await read(`Block/${block}`)) uncommon[c] = 1;
  for (const [first, last] of COMMON_CHARACTERS) uncommon.fill(0, first, last + 1);
  for (const [first, last] of UNCOMMON_CHARACTERS) uncommon.fill(1, first, last + 1);
  const mark = await membersOf("General_Category/Nonspacing_Mark", "General_Category/Enclosing_Mark");
  const digit = await membersOf("General_Category/Decimal_Number");
  scripts.forEach((names, c) => {
    if (names === undefined) return;
    const flags = `${uncommon[c] === 1 ? "u" : ""}${mark[c] === 1 ? "m" : ""}${digit[c] === 1 ? "d" : ""}`;
    classes[c] = `${flags}${names.join(",")}`;
  });
  return classes;
}

/** Ignored by default, format, control, separators, private use, noncharacters, and U+2800, which looks like a space. */
async function findHidden(): Promise<Uint8Array> {
  const hidden = await membersOf(
    "Binary_Property/Default_Ignorable_Code_Point",
    "Binary_Property/White_Space",
    "Binary_Property/Noncharacter_Code_Point",
    "General_Category/Format",
    "General_Category/Control",
    "General_Category/Separator",
    "General_Category/Private_Use",
    "General_Category/Surrogate",
  );
  hidden.fill(0, 0, 0x80);
  hidden[0x2800] = 1;
  return hidden;
}

async function membersOf(...properties: readonly string[]): Promise<Uint8Array> {
  const members = new Uint8Array(0x110000);
  for (const property of properties) for (const c of await read(property)) members[c] = 1;
  return members;
}

/** The code points at which membership changes. */
function boundsOf(members: Uint8Array): number[] {
  const bounds: number[] = [];
  members.forEach((is, c) => {
    if (is !== (members[c - 1] ?? 0)) bounds.push(c);
  });
  return bounds;
}
