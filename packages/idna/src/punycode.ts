import { addCount, BLOCK, countBefore, countZeros, createCounts, createList, findRank, type List } from "./counts.ts";
import { append, createText, wholeOf } from "./text.ts";

/**
 * Encodes a label in Punycode, without `xn--`, in n log n steps (see `counts.ts`). Returns null on overflow: a delta can
 * reach 2^31 only in a label of tens of thousands of characters.
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.3
 */
export function encodePunycode(label: string): string | null {
  // For each place one more than the next place with the same code point, in a circle; 0 for a place that is encoded.
  const list = createList(label.length, label.length);
  const counts = createCounts(list, 0);
  const lasts = new Map<number, number>();
  const output = createText();
  let length = 0;
  // The code point before, and its place: the map is asked for others only.
  let codePoint = -1;
  let last = 0;
  for (let at = 0; at < label.length; at++) {
    const here = label.codePointAt(at) as number;
    if (here < 0x80) {
      append(output, label.charAt(at));
      addCount(counts, at, 1);
      length++;
      continue;
    }
    if (here !== codePoint) {
      if (codePoint !== -1) lasts.set(codePoint, last);
      codePoint = here;
      last = lasts.get(here) ?? at;
    }
    list[at] = list[last] as number;
    list[last] = at + 1;
    last = at;
    // The place of a trail surrogate is never encoded.
    if (here > 0xffff) list[++at] = 1;
  }
  if (codePoint !== -1) lasts.set(codePoint, last);
  const basicLength = length;
  if (length > 0) append(output, "-");
  let bias = 72;
  let n = 0x80;
  let i = 0;
  for (const codePoint of [...lasts.keys()].sort((a, b) => a - b)) {
    const last = lasts.get(codePoint) as number;
    let at = (list[last] as number) - 1;
    let before = countBefore(counts, at);
    // Those encoded that are not in the counts yet, all of the last block.
    let added = 0;
    for (;;) {
      const delta = (codePoint - n) * ++length + before - i;
      if (delta > MAX_INT) return null;
      append(output, encodeDelta(delta, bias));
      bias = adapt(delta, length, length === basicLength + 1);
      n = codePoint;
      i = before + 1;
      const next = (list[at] as number) - 1;
      list[at] = 0;
      added++;
      if (at === last || Math.floor(at / BLOCK) < Math.floor(next / BLOCK)) {
        addCount(counts, at, added);
        added = 0;
      }
      if (at === last) break;
      before = next - at > BLOCK ? countBefore(counts, next) : before + countZeros(list, at, next);
      at = next;
    }
  }
  return wholeOf(output);
}

/**
 * Decodes a label without its `xn--`. Returns null for text that is not lower-case ASCII, a delimiter at the start, a
 * number that is cut short, overflow, a surrogate, and a label that decodes to ASCII only.
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.2
 */
export function decodePunycode(text: string): string | null {
  // "-abc" has no basic code points, and a hyphen is not a digit, so it fails.
  const basic = text.slice(0, Math.max(text.lastIndexOf("-"), 0));
  const first = basic === "" ? 0 : basic.length + 1;
  if (/[^\0-\x7f]/.test(basic) || /[^a-z\d]/.test(text.slice(first))) return null;
  const placed = placeAll(text, basic.length, first);
  if (placed === null) return null;
  const output = createText();
  let next = 0;
  for (let at = 0; at < placed.length; at++) {
    append(output, placed[at] === 0 ? basic.charAt(next++) : String.fromCodePoint(placed[at] as number));
  }
  return wholeOf(output);
}

/**
 * Decodes what `text` inserts from `first` on, and returns the code points in their places: 0 for a basic one, of which
 * there are `basicLength`. A function of its own, so that the ranks are garbage when the label is put together.
 */
function placeAll(text: string, basicLength: number, first: number): List | null {
  // The position of each inserted code point among those before it, and where each new code point starts: they only rise.
  const ranks = createList(text.length - first, text.length);
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
      // NaN if the text ends too early.
      if (!(i <= MAX_INT)) return null;
      const t = threshold(k, bias);
      if (digit < t) break;
      weight *= BASE - t;
    }
    const length = basicLength + count + 1;
    bias = adapt(i - start, length, start === 0);
    n += (i / length) | 0;
    i %= length;
    if (n > 0x10ffff || (n >= 0xd800 && n < 0xe000)) return null;
    if (runs[runs.length - 1]?.codePoint !== n) runs.push({ codePoint: n, first: count });
    ranks[count++] = i++;
  }
  // If nothing was inserted, the label is empty or needed no Punycode.
  return count === 0 ? null : place(basicLength, runs, ranks, count);
}

interface Run {
  readonly codePoint: number;
  readonly first: number;
}

/**
 * Puts the code points into their places, from the last one inserted to the first: each goes to the free place that its
 * rank names.
 */
function place(basicLength: number, runs: readonly Run[], ranks: List, count: number): List {
  const length = basicLength + count;
  const free = createCounts(createList(length, (runs[runs.length - 1] as Run).codePoint), 1);
  let run = runs.length - 1;
  for (let k = count - 1; k >= 0; k--) {
    if ((runs[run] as Run).first > k) run--;
    const at = findRank(free, ranks[k] as number);
    free.list[at] = (runs[run] as Run).codePoint;
    addCount(free, at, -1);
  }
  return free.list;
}

export function encodeDelta(delta: number, bias: number): string {
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
export function adapt(delta: number, length: number, isFirst: boolean): number {
  let left = (delta / (isFirst ? 700 : 2)) | 0;
  left += (left / length) | 0;
  let k = 0;
  // 35 is the base minus the lowest threshold, 455 is half of 35 times the highest.
  for (; left > 455; k += BASE) left = (left / 35) | 0;
  return k + (((BASE * left) / (left + 38)) | 0);
}

const BASE = 36;
const MAX_INT = 0x7fffffff;
