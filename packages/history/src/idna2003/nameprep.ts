import type { Result } from "@url/result";
import { classOf, fold, LEFT_TO_RIGHT, PROHIBITED, RIGHT_TO_LEFT, UNASSIGNED } from "./decode-tables.ts";
import { fail, type IDNA2003Error } from "./error.ts";

/**
 * Prepares a label by Nameprep: maps it by tables B.1 and B.2, normalizes it to Form KC of Unicode 3.2, and fails with
 * `prohibited`, `bidi`, or, unless `allowUnassigned`, `unassigned`. A label too long for DNS fails with `length`: no label
 * of {@link LONGEST} units or more becomes one of 63 characters, and an engine sorts many marks in quadratic time.
 * @see https://www.rfc-editor.org/rfc/rfc3491
 */
export function nameprep(label: string, allowUnassigned: boolean): Result<string, IDNA2003Error> {
  const mapped = map(label);
  if (mapped === null) return fail("length", label);
  const text = normalizeAssigned(mapped);
  const classes = classesOf(text);
  if (classes.includes(PROHIBITED)) return fail("prohibited", label, (ch) => hasClass(ch, PROHIBITED));
  // The first and the last character must be of the same direction as all others that have one.
  const isRightToLeft = classes.includes(RIGHT_TO_LEFT);
  const hasOtherEnd = classes[0] !== RIGHT_TO_LEFT || classes[classes.length - 1] !== RIGHT_TO_LEFT;
  if (isRightToLeft && (hasOtherEnd || classes.includes(LEFT_TO_RIGHT))) return fail("bidi", label);
  if (!allowUnassigned && classes.includes(UNASSIGNED)) {
    return fail("unassigned", label, (ch) => hasClass(ch, UNASSIGNED));
  }
  return { ok: true, value: text };
}

/**
 * Does the mapping. Table B.2 is B.3, except where what B.3 maps to is folded further once it is normalized: that is the
 * same as folding the normalized text again. Returns null if the result is too long.
 * @see https://www.rfc-editor.org/rfc/rfc3454#section-3.2
 */
function map(label: string): string | null {
  let mapped = "";
  for (const ch of label) {
    mapped += mapCharacter(ch);
    if (mapped.length > LONGEST) return null;
  }
  return mapped;
}

function mapCharacter(ch: string): string {
  let folded = "";
  for (const part of normalizeAssigned(fold(ch))) folded += fold(part);
  return folded;
}

/** Returns what becomes of a character alone, which is where a label that fails gets what it fails for. */
export function prepareCharacter(ch: string): string {
  return normalizeAssigned(mapCharacter(ch));
}

function hasClass(ch: string, wanted: number): boolean {
  return classesOf(prepareCharacter(ch)).includes(wanted);
}

function classesOf(text: string): number[] {
  return Array.from(text, (ch) => classOf(ch.codePointAt(0) as number));
}

/**
 * Normalizes to Form KC of Unicode 3.2, on any engine: what this version had not assigned stays as it is, and nothing
 * around it composes with it. What was assigned is stable, except for five ideographs.
 * @see https://www.unicode.org/versions/corrigendum4.html
 */
function normalizeAssigned(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  let output = "";
  let assigned = "";
  for (const ch of text) {
    if (classOf(ch.codePointAt(0) as number) !== UNASSIGNED) {
      assigned += CORRECTED.get(ch) ?? ch;
      continue;
    }
    output += assigned.normalize("NFKC") + ch;
    assigned = "";
  }
  return output + assigned.normalize("NFKC");
}

/** What five ideographs were in Unicode 3.2. */
const CORRECTED: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["\u{2f868}", "\u{2136a}"],
  ["\u{2f874}", "\u5f33"],
  ["\u{2f91f}", "\u43ab"],
  ["\u{2f95f}", "\u7aae"],
  ["\u{2f9bf}", "\u4d57"],
]);

/** Four code points, of two units each, compose to one at most, and a label has 63. */
const LONGEST = 512;
