import { add, countBefore, createCounts, findRank } from "./counts.ts";
import { flatten, LONG } from "./flat.ts";

/**
 * A label in Punycode, without `xn--`; null on overflow: deltas stay below 2^31, which takes a label of tens of
 * thousands of characters to pass. n log n: see `counts.ts`.
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.3
 */
export function encodePunycode(label: string): string | null {
  const counts = createCounts(label.length, 0);
  let done = "";
  let output = "";
  let length = 0;
  for (let at = 0; at < label.length; at++) {
    if (label.charCodeAt(at) >= 0x80) continue;
    output += label.charAt(at);
    add(counts, at, 1);
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
    length++;
  }
  const basicLength = length;
  if (length > 0) output += "-";
  let bias = 72;
  let n = 0x80;
  let i = 0;
  for (const at of offsetsByCodePoint(label)) {
    const codePoint = label.codePointAt(at) as number;
    const before = countBefore(counts, at);
    const delta = (codePoint - n) * ++length + before - i;
    if (delta > MAX_INT) return null;
    output += encodeDelta(delta, bias);
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
    bias = adapt(delta, length, length === basicLength + 1);
    add(counts, at, 1);
    n = codePoint;
    i = before + 1;
  }
  return done + output;
}

/** Where the code points beyond ASCII stand: the lower ones first, and the same ones as they come. */
function offsetsByCodePoint(label: string): Iterable<number> {
  if (label.length > LONG) return countingSort(label);
  const places = label.length + 1;
  // One number each, to sort by code point and then by offset: a small integer in a label of usual length.
  const keys: number[] = [];
  for (let at = 0; at < label.length; at++) {
    const codePoint = label.codePointAt(at) as number;
    if (codePoint >= 0x80) keys.push(codePoint * places + at);
    if (codePoint > 0xffff) at++;
  }
  keys.sort((a, b) => a - b);
  for (let k = 0; k < keys.length; k++) keys[k] = (keys[k] as number) % places;
  return keys;
}

/** The same in four bytes a place, by counting. */
function countingSort(label: string): Uint32Array {
  let highest = 0;
  for (let at = 0; at < label.length; at++) highest = Math.max(highest, label.codePointAt(at) as number);
  // How many there are up to a code point, and so behind where its last one goes.
  const ends = new Uint32Array(highest + 1);
  for (let at = 0; at < label.length; at++) {
    const codePoint = label.codePointAt(at) as number;
    if (codePoint >= 0x80) ends[codePoint] = (ends[codePoint] as number) + 1;
    if (codePoint > 0xffff) at++;
  }
  for (let c = 1; c < ends.length; c++) ends[c] = (ends[c] as number) + (ends[c - 1] as number);
  const offsets = new Uint32Array(ends[highest] as number);
  for (let at = label.length - 1; at >= 0; at--) {
    // The second half of a pair is no code point of its own.
    if (at > 0 && (label.codePointAt(at - 1) as number) > 0xffff) at--;
    const codePoint = label.codePointAt(at) as number;
    if (codePoint < 0x80) continue;
    const end = (ends[codePoint] as number) - 1;
    ends[codePoint] = end;
    offsets[end] = at;
  }
  return offsets;
}

/**
 * What a label without its `xn--` decodes to, or null: on anything that is not lower-case ASCII, a delimiter in
 * front, a number cut short, overflow, a surrogate, and when nothing beyond ASCII comes out.
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.2
 */
export function decodePunycode(text: string): string | null {
  // "-abc" has no basic code points, and its delimiter is no digit.
  const basic = text.slice(0, Math.max(text.lastIndexOf("-"), 0));
  const first = basic === "" ? 0 : basic.length + 1;
  if (/[^\0-\x7f]/.test(basic) || /[^a-z\d]/.test(text.slice(first))) return null;
  // Where each one goes among those before it, and the first of each code point: they only rise.
  const ranks = createList(text.length - first);
  const runs: Run[] = [];
  let count = 0;
  let bias = 72;
  let n = 0x80;
  let i = 0;
  for (let at = first; at < text.length; ) {
    const start = i;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const unit = text.charCodeAt(at++);
      const digit = unit - (unit < 0x61 ? 22 : 0x61);
      i += digit * weight;
      // NaN where the text ends too early.
      if (!(i <= MAX_INT)) return null;
      const t = threshold(k, bias);
      if (digit < t) break;
      weight *= BASE - t;
    }
    const length = basic.length + count + 1;
    bias = adapt(i - start, length, start === 0);
    n += (i / length) | 0;
    i %= length;
    if (n > 0x10ffff || (n >= 0xd800 && n < 0xe000)) return null;
    if (runs[runs.length - 1]?.codePoint !== n) runs.push({ codePoint: n, first: count });
    ranks[count++] = i++;
  }
  // Nothing inserted: then the label needed no Punycode, or there is no label.
  return count === 0 ? null : place(basic, runs, ranks, count);
}

interface Run {
  readonly codePoint: number;
  readonly first: number;
}

/** Eight bytes a number, and as many again while it grows, are too many where the numbers are as many as the units. */
function createList(length: number): number[] | Uint32Array {
  return length > LONG ? new Uint32Array(length) : [];
}

/** The last one inserted stands where its rank says; so does the one before it, among the places that are left. */
function place(basic: string, runs: readonly Run[], ranks: ArrayLike<number>, count: number): string {
  const length = basic.length + count;
  const free = createCounts(length, 1);
  // Which run each is of: two bytes are enough for most.
  const runAt = runs.length > 0xffff || length <= LONG ? createList(length) : new Uint16Array(length);
  let run = runs.length - 1;
  for (let k = count - 1; k >= 0; k--) {
    if ((runs[run] as Run).first > k) run--;
    const at = findRank(free, ranks[k] as number);
    runAt[at] = run;
    add(free, at, -1);
  }
  let done = "";
  let output = "";
  let next = 0;
  for (let at = 0; at < length; at++) {
    output +=
      free.places[at] === 1 ? basic.charAt(next++) : String.fromCodePoint((runs[runAt[at] as number] as Run).codePoint);
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
  }
  return done + output;
}

function encodeDelta(delta: number, bias: number): string {
  let output = "";
  let q = delta;
  for (let k = BASE; ; k += BASE) {
    const t = threshold(k, bias);
    const left = q - t;
    if (left < 0) return output + toDigit(q);
    output += toDigit(t + (left % (BASE - t)));
    q = (left / (BASE - t)) | 0;
  }
}

function toDigit(value: number): string {
  return String.fromCharCode(value + (value < 26 ? 0x61 : 22));
}

function threshold(k: number, bias: number): number {
  return Math.min(Math.max(k - bias, 1), 26);
}

/** @see https://www.rfc-editor.org/rfc/rfc3492#section-6.1 */
function adapt(delta: number, length: number, isFirst: boolean): number {
  let left = (delta / (isFirst ? 700 : 2)) | 0;
  left += (left / length) | 0;
  let k = 0;
  // 35 is the base less the least threshold, 455 half of that times the greatest.
  for (; left > 455; k += BASE) left = (left / 35) | 0;
  return k + (((BASE * left) / (left + 38)) | 0);
}

const BASE = 36;
const MAX_INT = 0x7fffffff;
