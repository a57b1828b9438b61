import { DISALLOWED, decodeTables, IGNORED, MAPPED, mappings, SETTLED } from "./decode-tables.ts";
import { flatten, LONG } from "./flat.ts";
import { isMarkClass } from "./properties.ts";

/**
 * The class of each code point. Of this module alone: Metro with `experimentalImportSupport` copies exported variables
 * when they are imported, and importers would never see this one filled.
 */
let classes: Uint8Array;

/**
 * UTS #46's mapping step: every code point replaced by what it maps to, or null when one is disallowed.
 * `onDisallowed` hears the offset of each of those.
 * Whatever else looks at a domain comes after it: it decodes the tables, at its first call.
 * @see https://www.unicode.org/reports/tr46/#ProcessingStepMap
 */
export function mapDomain(domain: string, onDisallowed?: (at: number) => void): string | null {
  classes ??= decodeTables();
  let done = "";
  let mapped = "";
  let from = 0;
  let failed = false;
  for (let at = 0; at < domain.length; ) {
    const codePoint = domain.codePointAt(at) as number;
    const width = codePoint > 0xffff ? 2 : 1;
    const id = classOf(codePoint);
    if (id <= MAPPED) {
      if (id === DISALLOWED) {
        if (onDisallowed === undefined) return null;
        onDisallowed(at);
        failed = true;
      }
      mapped += domain.slice(from, at) + (mappings.get(codePoint) ?? "");
      from = at + width;
      if (mapped.length > LONG) {
        done += flatten(mapped);
        mapped = "";
      }
    }
    at += width;
  }
  return failed ? null : done + mapped + domain.slice(from);
}

/** The class of the code point that `text` begins with. */
export function firstClassOf(text: string): number {
  return classOf(text.codePointAt(0) as number);
}

/**
 * The class of a code point: DISALLOWED, IGNORED, MAPPED (then the tables have its mapping), or an index of the
 * properties of a valid one.
 */
function classOf(codePoint: number): number {
  const id = classes[codePoint];
  if (id === undefined) return codePoint >= 0xe0100 && codePoint <= 0xe01ef ? IGNORED : DISALLOWED;
  return id < SETTLED ? settle(codePoint, id) : id - SETTLED;
}

/**
 * Asks the engine, once per code point, what the table leaves to it: the mappings that are no more than NFKD and
 * lower case (5,925 of 6,465), and that a composite has the class of the letter that it begins with.
 */
function settle(codePoint: number, stored: number): number {
  let id = stored;
  if (stored > MAPPED) {
    const ch = String.fromCodePoint(codePoint);
    const parts = ch.normalize("NFD");
    // The parts of a valid one are never disallowed.
    const mapped = parts === ch ? fold(ch) : (mapDomain(parts) as string);
    if (mapped.normalize("NFC") !== ch) {
      mappings.set(codePoint, mapped);
      id = MAPPED;
    } else if (parts !== ch) {
      const first = firstClassOf(parts);
      // Some vowel signs begin with a sign of another class (U+0CC0): a composite of marks keeps its own.
      if (!isMarkClass(first)) id = first;
    }
  }
  classes[codePoint] = SETTLED + id;
  return id;
}

function fold(ch: string): string {
  const compatible = ch.normalize("NFKD");
  // The final sigma is valid by itself, but not what U+03F2 and its kind map to.
  if (compatible !== ch) return mapDomain(compatible.replace(/\u03c2/g, "\u03c3")) as string;
  // Cherokee folds to its capitals.
  const lower = /[\u13a0-\u13f5]/.test(ch) ? ch : ch.toLowerCase();
  // An engine newer than the tables may know small letters that they do not: then ch is valid as it stands.
  return lower === ch ? ch : (mapDomain(lower) ?? ch);
}
