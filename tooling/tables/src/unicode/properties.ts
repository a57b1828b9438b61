import { readCodePoints as read } from "./code-points.ts";
import { COMBINING_CLASSES } from "./normalization-data.ts";

/** The properties that the validity criteria ask for, one entry for each code point. */
export interface Properties {
  /** `L`, `R` (R, AL), `A` (AN), `E` (EN), `N` (NSM), `X` (B, S, WS), `O`: the Bidi rule tells no more apart. */
  readonly bidi: readonly string[];
  /** `L`, `R`, `D`, `T`; `U` for the others, join-causing ones too. */
  readonly joining: readonly string[];
  readonly isMark: Uint8Array;
  readonly combining: Uint8Array;
}

export async function readProperties(): Promise<Properties> {
  const bidi: string[] = new Array(0x110000).fill("X");
  for (const [letter, values] of Object.entries(BIDI)) {
    for (const value of values) for (const c of await read(`Bidi_Class/${value}`)) bidi[c] = letter;
  }
  const joining: string[] = new Array(0x110000).fill("U");
  // The default of DerivedJoiningType: nonspacing and enclosing marks and format characters are transparent.
  for (const value of ["Nonspacing_Mark", "Enclosing_Mark", "Format"]) {
    for (const c of await read(`General_Category/${value}`)) joining[c] = "T";
  }
  for (const [letter, value] of JOINING) {
    for (const c of await read(`Joining_Type/${value}`)) joining[c] = letter;
  }
  const isMark = new Uint8Array(0x110000);
  for (const c of await read("General_Category/Mark")) isMark[c] = 1;
  return { bidi, joining, isMark, combining: readCombining() };
}

/** The code points whose folding changes them, by Unicode's own account. */
export async function readChangesWhenFolded(): Promise<ReadonlySet<number>> {
  return new Set(await read("Binary_Property/Changes_When_NFKC_Casefolded"));
}

/** Bidi_Class by its long names, for those who would rather not have classes lumped together. */
export async function readBidiClasses(): Promise<ReadonlyMap<string, readonly number[]>> {
  const values = [...Object.values(BIDI).flat(), "Paragraph_Separator", "Segment_Separator", "White_Space"];
  return new Map(await Promise.all(values.map(async (value) => [value, await read(`Bidi_Class/${value}`)] as const)));
}

/** Canonical_Combining_Class, one byte a code point. */
export function readCombining(): Uint8Array {
  const combining = new Uint8Array(0x110000);
  for (const [value, ranges] of Object.entries(COMBINING_CLASSES)) {
    for (const range of ranges.split(" ")) {
      const [first, last = first] = range.split("-").map((hex) => Number.parseInt(hex, 16)) as [number, number?];
      combining.fill(Number(value), first, last + 1);
    }
  }
  return combining;
}

const BIDI = {
  L: ["Left_To_Right"],
  R: ["Right_To_Left", "Arabic_Letter"],
  A: ["Arabic_Number"],
  E: ["European_Number"],
  N: ["Nonspacing_Mark"],
  O: ["European_Separator", "Common_Separator", "European_Terminator", "Other_Neutral", "Boundary_Neutral"],
};

const JOINING = [
  ["U", "Non_Joining"],
  ["U", "Join_Causing"],
  ["L", "Left_Joining"],
  ["R", "Right_Joining"],
  ["D", "Dual_Joining"],
  ["T", "Transparent"],
] as const;
