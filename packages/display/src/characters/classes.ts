import { readNumbers } from "@url/result/internal";
import { lastNotAbove } from "./last-not-above.ts";
import { CLASSES, IDS, LENGTHS } from "./tables.ts";

/** What the checks of a label ask about a code point. */
export interface CharacterClass {
  /** True for all but the letters, marks and digits of modern alphabets: see the README. */
  readonly isUncommon: boolean;
  /** True for General_Category Mn and Me. */
  readonly isMark: boolean;
  /** True for General_Category Nd. */
  readonly isDigit: boolean;
  /** Script_Extensions; `null` stands for all scripts, which are those of a character of Common or Inherited. */
  readonly scripts: readonly string[] | null;
  /** The same with "Hanb", "Jpan" and "Kore", the combinations in which Chinese, Japanese and Korean are written. */
  readonly augmented: readonly string[] | null;
}

/** Returns the class of a code point of Unicode. */
export function classOf(codePoint: number): CharacterClass {
  const { starts, ids, classes } = (table ??= decode());
  return classes[ids[lastNotAbove(starts, codePoint)] as number] as CharacterClass;
}

/**
 * Returns the digit zero of the system of numbers that a decimal digit is of, or `null` for another code point. A run of
 * digits of one class has one system, or several of ten digits each.
 * @see https://www.unicode.org/reports/tr39/#Mixed_Number_Detection
 */
export function zeroOf(codePoint: number): number | null {
  if (!classOf(codePoint).isDigit) return null;
  const { starts } = table as Table;
  const start = starts[lastNotAbove(starts, codePoint)] as number;
  return codePoint - ((codePoint - start) % 10);
}

interface Table {
  readonly starts: Uint32Array;
  readonly ids: readonly number[];
  readonly classes: readonly CharacterClass[];
}

/** About 14 KB, decoded for the first label that is not ASCII. */
let table: Table | undefined;

function decode(): Table {
  const lengths = readNumbers(LENGTHS);
  const starts = new Uint32Array(lengths.length);
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i - 1] as number) + (lengths[i - 1] as number) + 1;
  return { starts, ids: readNumbers(IDS), classes: CLASSES.split("|").map(readClass) };
}

function readClass(text: string): CharacterClass {
  const at = text.search(/[A-Z]/);
  const flags = text.slice(0, at);
  const names = text.slice(at).split(",");
  const scripts = names.includes("Common") || names.includes("Inherited") ? null : names;
  return {
    isUncommon: flags.includes("u"),
    isMark: flags.includes("m"),
    isDigit: flags.includes("d"),
    scripts,
    augmented: scripts && augment(scripts),
  };
}

/** @see https://www.unicode.org/reports/tr39/#def-augmented-script-set */
function augment(scripts: readonly string[]): readonly string[] {
  const augmented = scripts.slice();
  const hasOneOf = (...names: readonly string[]): boolean => names.some((name) => scripts.includes(name));
  if (hasOneOf("Han", "Bopomofo")) augmented.push("Hanb");
  if (hasOneOf("Han", "Hiragana", "Katakana")) augmented.push("Jpan");
  if (hasOneOf("Han", "Hangul")) augmented.push("Kore");
  return augmented;
}
