import { composites, MAPPED, parts, readCharacters } from "./decode-tables.ts";
import { flatten, LONG } from "./flat.ts";
import { firstClassOf } from "./map.ts";
import { isMarkClass, isNewerClass, newerOrderOf } from "./properties.ts";
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
  if (text.length <= PART) return normalize(text);
  let output = "";
  let isChanged = false;
  for (let start = 0; start < text.length; ) {
    const end = findBorder(text, start + PART);
    const part = text.slice(start, end);
    const normalized = normalize(part);
    isChanged ||= normalized !== part;
    output += flatten(normalized);
    start = end;
  }
  return isChanged ? output : text;
}

/** V8 sorts marks in quadratic time: 80,000 of them in the wrong order take 1.7 s. A part without a border is sorted here. */
const PART = 512;

/**
 * Where from `start` on nothing before acts upon what follows: before a starter that is the second half of no composite.
 * Of those that are one, all but the vowels and finals of Hangul are marks, or newer.
 */
function findBorder(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const codePoint = text.codePointAt(at) as number;
    const isInside = (text.codePointAt(at - 1) as number) > 0xffff;
    if (codePoint < 0x300) return at;
    if (!isInside && (codePoint < 0x1160 || codePoint > 0x11ff)) {
      const id = firstClassOf(text.slice(at, at + 2));
      if (!isMarkClass(id) && !isNewerClass(id)) return at;
    }
    at++;
  }
  return text.length;
}

function normalize(text: string): string {
  return text.length > 2 * PART || hasNewer(text) ? compose(sortMarks(decompose(text))) : text.normalize("NFC");
}

/** In any order of marks: parts of a few units each, because V8 sorts the marks of each in quadratic time. */
function decompose(text: string): string {
  let done = "";
  let decomposed = "";
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + FEW, text.length);
    if ((text.codePointAt(end - 1) as number) > 0xffff) end++;
    const part = text.slice(start, end);
    decomposed += hasNewer(part) ? decomposeEach(part) : part.normalize("NFD");
    if (decomposed.length > LONG) {
      done += flatten(decomposed);
      decomposed = "";
    }
    start = end;
  }
  return done + decomposed;
}

function decomposeEach(text: string): string {
  let decomposed = "";
  for (const ch of text) {
    const pair = parts.get(ch);
    decomposed += pair === undefined ? ch.normalize("NFD") : decomposeEach(pair);
  }
  return decomposed;
}

function hasNewer(text: string): boolean {
  for (const ch of text) if (isNewerClass(firstClassOf(ch))) return true;
  return false;
}

const FEW = 64;

/** Puts the marks behind each starter into the order of their combining classes. */
function sortMarks(decomposed: string): string {
  let done = "";
  let output = "";
  // The marks so far behind one starter, by their order, each with what of it is in one piece.
  let marks: string[] = [];
  let wholes: string[] = [];
  const flush = (): void => {
    for (const order of marks.keys()) output += (wholes[order] ?? "") + (marks[order] ?? "");
    marks = [];
    wholes = [];
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
  };
  for (const ch of decomposed) {
    const order = orderOf(ch);
    if (order === 0) {
      if (marks.length > 0) flush();
      output += ch;
      if (output.length > LONG) flush();
      continue;
    }
    marks[order] = (marks[order] ?? "") + ch;
    if ((marks[order] as string).length > LONG) {
      wholes[order] = (wholes[order] ?? "") + flatten(marks[order] as string);
      marks[order] = "";
    }
  }
  flush();
  return done + output;
}

/** A character joins the last starter unless one between them blocks it: one whose class is 0 or not lower. */
function compose(sorted: string): string {
  let done = "";
  let output = "";
  let starter = "";
  // The marks behind it that did not join it.
  let whole = "";
  let marks = "";
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
    if (order !== 0) {
      marks += ch;
      if (marks.length > LONG) {
        whole += flatten(marks);
        marks = "";
      }
      continue;
    }
    output += starter + whole + marks;
    whole = marks = "";
    starter = ch;
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
  }
  return done + output + starter + whole + marks;
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
