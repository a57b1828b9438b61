import { composites, MAPPED, parts, readCharacters } from "./decode-tables.ts";
import { firstClassOf } from "./map.ts";
import { isMarkClass, isNewerClass, newerOrderOf } from "./properties.ts";
import { RULER } from "./tables.ts";
import { append, createText, type Text, wholeOf } from "./text.ts";

/**
 * Returns Normalization Form C of the Unicode version of the tables, on any engine that knows Unicode 9: the engine's own
 * if `text` has nothing newer that reorders or composes, else that of the algorithm of UAX #15 with our data for what is
 * newer. Every code point of `text` must be valid.
 * @see https://www.unicode.org/reports/tr15/#Description_Norm
 */
export function toNFC(text: string): string {
  // Nothing below U+0300 composes with anything below it.
  if (!/[^\0-\u02ff]/.test(text)) return text;
  let marks = 0;
  for (const ch of text) {
    const id = firstClassOf(ch);
    marks = text.length > MANY && isMarkClass(id) ? marks + 1 : 0;
    if (marks > MANY || isNewerClass(id)) return compose(sortMarks(decompose(text)));
  }
  return text.normalize("NFC");
}

/** V8 sorts marks in quadratic time: 80,000 of them in the wrong order take 1.7 s. */
const MANY = 64;

function* decompose(text: string): Iterable<string> {
  for (const ch of text) {
    const pair = parts.get(ch);
    yield* pair === undefined ? ch.normalize("NFD") : decompose(pair);
  }
}

/** Puts the marks after each starter into the order of their combining classes. */
function sortMarks(decomposed: Iterable<string>): string {
  const output = createText();
  // The marks after one starter, by their order.
  let marks: Text[] = [];
  const flush = (): void => {
    // `forEach` skips the orders that no mark has.
    marks.forEach((text) => void append(output, wholeOf(text)));
    marks = [];
  };
  for (const ch of decomposed) {
    const order = orderOf(ch);
    if (order === 0) flush();
    append((marks[order] ??= createText()), ch);
  }
  flush();
  return wholeOf(output);
}

/** A character joins the last starter unless one between them blocks it: one whose class is 0 or not lower. */
function compose(sorted: string): string {
  const output = createText();
  let starter = "";
  // The marks after it that did not join it.
  let marks = createText();
  let last = 0;
  for (const ch of sorted) {
    const order = orderOf(ch);
    if (starter !== "" && (last === 0 || last < order)) {
      const pair = starter + ch;
      const composite = composites.get(pair) ?? pair.normalize("NFC");
      if (composite === String.fromCodePoint(composite.codePointAt(0) as number)) {
        starter = composite;
        continue;
      }
    }
    last = order;
    if (order === 0) {
      append(output, starter + wholeOf(marks));
      marks = createText();
      starter = ch;
    } else {
      append(marks, ch);
    }
  }
  return wholeOf(output) + starter + wholeOf(marks);
}

/**
 * The engine knows the order of the marks that are no newer than it, and says it when asked: it swaps two that
 * stand in the wrong order. So they are found on a ruler with one mark of each class.
 */
function orderOf(ch: string): number {
  const id = firstClassOf(ch);
  if (isNewerClass(id)) return newerOrderOf(id);
  // The parts of a composite need not be valid by themselves.
  if (id > MAPPED && !isMarkClass(id)) return 0;
  let order = orders.get(ch);
  if (order === undefined) orders.set(ch, (order = askOrder(ch)));
  return order;
}

/** By mark: there are some 2,000. */
const orders: Map<string, number> = /* @__PURE__ */ new Map();

function askOrder(ch: string): number {
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
