import { composites, parts, readCharacters } from "./decode-tables.ts";
import { firstClassOf } from "./map.ts";
import { isNewerClass, newerOrderOf } from "./properties.ts";
import { RULER } from "./tables.ts";

/**
 * Normalization Form C of Unicode 18, on any engine that knows Unicode 9: the engine's own where the text has
 * nothing newer that reorders or composes, else the algorithm of UAX #15 with our data for what is newer.
 * Every code point of `text` is valid.
 * @see https://www.unicode.org/reports/tr15/#Description_Norm
 */
export function toNFC(text: string): string {
  // Nothing below U+0300 composes with anything below it.
  if (!/[^\0-\u02ff]/.test(text)) return text;
  for (const ch of text) {
    if (text.length > LONG || isNewerClass(firstClassOf(ch))) return compose(sortMarks(decompose(text)));
  }
  return text.normalize("NFC");
}

/** V8 sorts marks in quadratic time: 80,000 of them in the wrong order take 1.7 s, this many 5 ms. */
const LONG = 4096;

interface Item {
  readonly ch: string;
  /** Where its combining class stands among those in use; 0 for a starter. */
  readonly order: number;
  /** How many starters there are up to it: marks stay behind theirs. */
  readonly run: number;
}

function decompose(text: string): string {
  let decomposed = "";
  for (const ch of text) {
    const pair = parts.get(ch);
    decomposed += pair === undefined ? ch.normalize("NFD") : decompose(pair);
  }
  return decomposed;
}

function sortMarks(decomposed: string): Item[] {
  let run = 0;
  const items = Array.from(decomposed, (ch) => {
    const order = orderOf(ch);
    if (order === 0) run++;
    return { ch, order, run };
  });
  return items.sort((a, b) => a.run - b.run || a.order - b.order);
}

/** A character joins the last starter unless one between them blocks it: one whose class is 0 or not lower. */
function compose(items: readonly Item[]): string {
  const composed: string[] = [];
  let starter = -1;
  let last = 0;
  for (const { ch, order } of items) {
    if (starter !== -1 && (last === 0 || last < order)) {
      const pair = `${composed[starter]}${ch}`;
      const composite = composites.get(pair) ?? pair.normalize("NFC");
      if (composite === String.fromCodePoint(composite.codePointAt(0) as number)) {
        composed[starter] = composite;
        continue;
      }
    }
    if (order === 0) starter = composed.length;
    last = order;
    composed.push(ch);
  }
  return composed.join("");
}

/**
 * The engine knows the order of the marks that are no newer than it, and says it when asked: it swaps two that
 * stand in the wrong order. So they are found on a ruler with one mark of each class.
 */
function orderOf(ch: string): number {
  const id = firstClassOf(ch);
  if (isNewerClass(id)) return newerOrderOf(id);
  ruler ??= readCharacters(RULER);
  let low = 0;
  let high = ruler.length - 1;
  // The highest class has one mark, U+0345, which is never valid: what does not go before it is a starter.
  if (!goesBefore(ch, ruler[high] as string)) return 0;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (goesBefore(ch, ruler[middle] as string)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A mark of Unicode 9 for each combining class, in their order. */
let ruler: readonly string[];

function goesBefore(ch: string, mark: string): boolean {
  return (mark + ch).normalize("NFD") !== mark + ch;
}
