import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isInUnicode9, readCodePoints, UNICODE_VERSION } from "./code-points.ts";
import { checkVersion, findUnicodeData, type Normalization, readNormalization } from "./unicode-data.ts";

/** The committed extract of `UnicodeData.txt`. No package that we use has what it has. */
export const NORMALIZATION_PATH: string = fileURLToPath(
  new URL("../../../data/unicode/normalization.json", import.meta.url),
);

/** The extract; made again if another Unicode version is pinned than it is of. */
export const NORMALIZATION: Normalization = await currentNormalization();

/** Canonical_Combining_Class where it is not 0, ranges of hexadecimal code points for each class. */
export const COMBINING_CLASSES: Normalization["combiningClasses"] = NORMALIZATION.combiningClasses;

/** The canonical composites newer than Unicode 9 that are not excluded from composition. */
export const NEWER_COMPOSITES: readonly (readonly [composite: number, first: number, second: number])[] =
  NORMALIZATION.composites.map(
    (row) =>
      row.split(" ").map((hex) => Number.parseInt(hex, 16)) as [composite: number, first: number, second: number],
  );

async function currentNormalization(): Promise<Normalization> {
  const committed = JSON.parse(readFileSync(NORMALIZATION_PATH, "utf8")) as Normalization;
  if (committed.version === UNICODE_VERSION) return committed;
  const unicode9 = await isInUnicode9();
  const excluded = new Set(await readCodePoints("Binary_Property/Full_Composition_Exclusion"));
  const text = await findUnicodeData(UNICODE_VERSION);
  checkVersion(text, await readCodePoints("General_Category/Nonspacing_Mark"));
  return readNormalization(
    text,
    UNICODE_VERSION,
    (c) => unicode9[c] === 1,
    (c) => excluded.has(c),
  );
}
