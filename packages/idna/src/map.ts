import { DISALLOWED, decodeTables, IGNORED, MAPPED, mappings, SETTLED } from "./decode-tables.ts";
import { isMarkClass } from "./properties.ts";
import { append, createText, wholeOf } from "./text.ts";

/**
 * The class of each code point. Not exported, because Metro with `experimentalImportSupport` copies exported variables
 * when they are imported: importers would never see the filled table.
 */
let classes: Uint8Array;

/**
 * Does the mapping step of UTS #46: replaces every code point by what it maps to. Returns null if one is disallowed.
 * `onDisallowed` is called with the offset of each of those, until it returns `false`.
 * Everything else that looks at a domain comes after this step, whose first call decodes the tables.
 * @see https://www.unicode.org/reports/tr46/#ProcessingStepMap
 */
export function mapDomain(domain: string, onDisallowed?: (at: number) => boolean): string | null {
  classes ??= decodeTables();
  const mapped = createText();
  let from = 0;
  let failed = false;
  for (let at = 0; at < domain.length; ) {
    const codePoint = domain.codePointAt(at) as number;
    const width = codePoint > 0xffff ? 2 : 1;
    const id = classOf(codePoint);
    if (id <= MAPPED) {
      if (id === DISALLOWED) {
        if (!onDisallowed?.(at)) return null;
        failed = true;
      }
      append(mapped, domain.slice(from, at) + (mappings.get(codePoint) ?? ""));
      from = at + width;
    }
    at += width;
  }
  return failed ? null : wholeOf(mapped) + domain.slice(from);
}

/** Returns the class of the code point that `text` begins with. */
export function firstClassOf(text: string): number {
  return classOf(text.codePointAt(0) as number);
}

/**
 * Returns the class of a code point: DISALLOWED, IGNORED, MAPPED (then `mappings` has its mapping), or for a valid one the
 * index of its properties.
 */
export function classOf(codePoint: number): number {
  const id = classes[codePoint];
  if (id === undefined) return codePoint >= 0xe0100 && codePoint <= 0xe01ef ? IGNORED : DISALLOWED;
  return id < SETTLED ? settle(codePoint, id) : id - SETTLED;
}

/**
 * Completes the class of a code point with what the engine knows, once per code point. The table omits the mappings that
 * are only NFKD and lower case (5,925 of 6,465), and the classes of composites, which are those of their first letters.
 */
function settle(codePoint: number, stored: number): number {
  let id = stored;
  if (stored > MAPPED) {
    const ch = String.fromCodePoint(codePoint);
    const parts = ch.normalize("NFD");
    // The parts of a valid code point are never disallowed.
    const mapped = parts === ch ? fold(ch) : (mapDomain(parts) as string);
    // Composed: a long domain of accented capitals takes a quarter of the memory that their parts take.
    const composed = mapped.normalize("NFC");
    if (composed !== ch) {
      mappings.set(codePoint, composed);
      id = MAPPED;
    } else if (parts !== ch) {
      const first = firstClassOf(parts);
      // Some vowel signs begin with a sign of another class (U+0CC0), so a composite of marks keeps its own class.
      if (!isMarkClass(first)) id = first;
    }
  }
  classes[codePoint] = SETTLED + id;
  return id;
}

function fold(ch: string): string {
  const compatible = ch.normalize("NFKD");
  // A final sigma is valid, but U+03F2 and similar code points map to the other sigma.
  if (compatible !== ch) return mapDomain(compatible.replace(/\u03c2/g, "\u03c3")) as string;
  // Case folding maps Cherokee to its capitals.
  const lower = /[\u13a0-\u13f5]/.test(ch) ? ch : ch.toLowerCase();
  // An engine newer than the tables may have a small letter that they lack. Then ch is valid and stays.
  return lower === ch ? ch : (mapDomain(lower) ?? ch);
}
