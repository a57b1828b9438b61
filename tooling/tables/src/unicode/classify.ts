import { isInUnicode9 } from "./code-points.ts";
import { fold } from "./fold.ts";
import { NEWER_COMPOSITES } from "./normalization-data.ts";
import { type Properties, readChangesWhenFolded, readProperties } from "./properties.ts";
import { readStatuses, type Statuses } from "./statuses.ts";

/** The table before it is encoded. */
export interface Classes {
  /** Per code point below U+40000: its class, or {@link ANY} where the engine decides and any valid class will do. */
  readonly names: readonly string[];
  /** The mappings that the engine cannot be left to find. */
  readonly explicit: ReadonlyMap<number, string>;
}

/** All code points above are disallowed, except for the variation selectors U+E0100..E01EF, which are ignored. */
const LIMIT = 0x40000;
export const DISALLOWED = "disallowed";
export const IGNORED = "ignored";
export const MAPPED = "mapped";
export const ANY = "any";

/** Sorts the code points into classes; throws where an assumption of the engine does not hold. */
export async function classify(): Promise<Classes> {
  const statuses = readStatuses();
  const properties = await readProperties();
  const unicode9 = await isInUnicode9();
  const changing = await readChangesWhenFolded();
  const explicit = findExplicit(statuses, unicode9);
  checkAbove(statuses);

  const newer = new Set(NEWER_COMPOSITES.flat());
  const names = Array.from({ length: LIMIT }, (_, c) => {
    if (statuses.disallowed[c] === 1) return DISALLOWED;
    const mapping = statuses.mappings.get(c);
    if (mapping === "") return IGNORED;
    if (explicit.has(c)) return MAPPED;
    if (mapping !== undefined) return ANY;
    if (unicode9[c] === 1) return isLikeItsBase(c, properties) ? ANY : className(c, properties, false);
    if (changing.has(c)) throw new Error(`a newer engine would fold U+${c.toString(16)}, which is valid`);
    return className(c, properties, newer.has(c) || properties.combining[c] !== 0);
  });
  checkComposites(names, properties);
  return { names, explicit };
}

/**
 * `LU0`: Bidi class, joining type (a small letter for a mark that is not NSM) and combining class, which is 0 for all that a base
 * engine can order by itself but viramas; `+` when it cannot.
 */
function className(c: number, { bidi, joining, isMark, combining }: Properties, isNewer: boolean): string {
  if (bidi[c] === "N" && isMark[c] !== 1) throw new Error(`U+${c.toString(16)} is NSM and no mark`);
  const type = bidi[c] !== "N" && isMark[c] === 1 ? joining[c]?.toLowerCase() : joining[c];
  const order = isNewer || combining[c] === 9 ? combining[c] : 0;
  return `${bidi[c]}${type}${order}${isNewer ? "+" : ""}`;
}

/** Mappings of newer characters, and those that folding through the engine gets wrong. */
function findExplicit({ mappings }: Statuses, unicode9: Uint8Array): Map<number, string> {
  const explicit = new Map<number, string>();
  for (const [c, mapping] of mappings) if (mapping !== "" && unicode9[c] !== 1) explicit.set(c, mapping);
  // Once more for the composites of what the first round found.
  for (let round = 0; round < 2; round++) {
    for (const [c, mapping] of mappings) {
      if (mapping === "" || explicit.has(c)) continue;
      const folded = fold(String.fromCodePoint(c), explicit).normalize("NFC");
      if (folded !== mapping || !isAll(unicode9, folded)) explicit.set(c, mapping);
    }
  }
  return explicit;
}

/** Does an engine of Unicode 9 take this one apart, and does it begin with a letter? Then that letter has its class. */
function isLikeItsBase(c: number, { isMark }: Properties): boolean {
  const ch = String.fromCodePoint(c);
  const parts = ch.normalize("NFD");
  return parts !== ch && isMark[parts.codePointAt(0) as number] !== 1;
}

function isAll(set: Uint8Array, text: string): boolean {
  return Array.from(text).every((ch) => set[ch.codePointAt(0) as number] === 1);
}

function checkAbove({ mappings, disallowed }: Statuses): void {
  for (let c = LIMIT; c < 0x110000; c++) {
    const isSelector = c >= 0xe0100 && c <= 0xe01ef;
    if (isSelector ? mappings.get(c) !== "" : disallowed[c] !== 1) throw new Error(`U+${c.toString(16)} is special`);
  }
}

/** A newer engine gives a newer composite the class of the letter that it begins with; an older one the table's. */
function checkComposites(names: readonly string[], { isMark }: Properties): void {
  for (const [composite, first] of NEWER_COMPOSITES) {
    if (isMark[first] !== 1 && names[first] !== names[composite]) {
      throw new Error(`U+${composite.toString(16)} is not like its base`);
    }
  }
}
