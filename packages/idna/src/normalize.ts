import { composites, MAPPED, parts, readCharacters } from "./decode-tables.ts";
import { classOf, firstClassOf } from "./map.ts";
import { isMarkClass, isNewerClass, newerOrderOf } from "./properties.ts";
import { RULER } from "./tables.ts";
import { append, createText, type Text, wholeOf } from "./text.ts";

/**
 * Returns Normalization Form C of the Unicode version of the tables, on any engine with Unicode 9 or later. If `text`
 * has no newer character that reorders or composes, that is the engine's own. Otherwise we apply the algorithm of
 * UAX #15 with our data for newer characters. Every code point of `text` must be valid.
 * @see https://www.unicode.org/reports/tr15/#Description_Norm
 */
export function toNFC(text: string): string {
  // No two code points below U+0300 compose.
  if (!/[^\0-\u02ff]/.test(text)) return text;
  let marks = 0;
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at) as number;
    const id = classOf(codePoint);
    marks = text.length > MANY && isMarkClass(id) ? marks + 1 : 0;
    if (marks > MANY || isNewerClass(id)) return compose(sortMarks(decompose(text)));
    if (codePoint > 0xffff) at++;
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

/** Sorts the marks after each starter by their combining classes. */
function sortMarks(decomposed: Iterable<string>): string {
  const output = createText();
  // The marks after one starter, by their order.
  let marks: Text[] = [];
  const flush = (): void => {
    // `forEach` skips orders without a mark.
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

/** Composes characters with the last starter. A character between them blocks this if its class is 0 or not lower. */
function compose(sorted: string): string {
  const output = createText();
  let starter = "";
  // The marks after the starter that did not compose with it.
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
 * Returns the order of a character's combining class. For marks that the engine has, no table is needed: its `normalize`
 * swaps two marks in the wrong order, so a binary search over one mark of each class finds the order.
 */
function orderOf(ch: string): number {
  const id = firstClassOf(ch);
  if (isNewerClass(id)) return newerOrderOf(id);
  // The parts of a composite may be code points that are not valid alone.
  if (id > MAPPED && !isMarkClass(id)) return 0;
  let order = orders.get(ch);
  if (order === undefined) orders.set(ch, (order = askOrder(ch)));
  return order;
}

/** The order of each mark that was looked up: at most about 2,000. */
const orders: Map<string, number> = /* @__PURE__ */ new Map();

function askOrder(ch: string): number {
  ruler ??= readCharacters(RULER);
  let low = 0;
  let high = ruler.length - 1;
  // The highest class has one mark, U+0345, which is never valid. A character that does not go before it is a starter.
  if (!goesBefore(ch, ruler[high] as string)) return 0;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (goesBefore(ch, ruler[middle] as string)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** One mark of Unicode 9 for each combining class, in the order of the classes. */
let ruler: readonly string[];

function goesBefore(ch: string, mark: string): boolean {
  return (mark + ch).normalize("NFD") !== mark + ch;
}
