import { add, countBefore, createCounts, findRank } from "./counts.ts";

/**
 * A label in Punycode, without `xn--`; null on overflow: deltas stay below 2^31, which takes a label of tens of
 * thousands of characters to pass. n log n: see `counts.ts`.
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.3
 */
export function encodePunycode(label: string): string | null {
  const counts = createCounts(label.length);
  const places = label.length + 1;
  const order: number[] = [];
  let output = "";
  let place = 0;
  for (let at = 0; at < label.length; place++) {
    const codePoint = label.codePointAt(at) as number;
    if (codePoint < 0x80) {
      output += label.charAt(at);
      add(counts, place, 1);
    } else {
      // One number each, to sort by code point and then by place: a small integer in a label of usual length.
      order.push(codePoint * places + place);
    }
    at += codePoint > 0xffff ? 2 : 1;
  }
  order.sort((a, b) => a - b);

  const basicLength = output.length;
  let length = basicLength;
  if (length > 0) output += "-";
  let bias = 72;
  let n = 0x80;
  let i = 0;
  for (const key of order) {
    place = key % places;
    const codePoint = (key - place) / places;
    const before = countBefore(counts, place);
    const delta = (codePoint - n) * ++length + before - i;
    if (delta > MAX_INT) return null;
    output += encodeDelta(delta, bias);
    bias = adapt(delta, length, length === basicLength + 1);
    add(counts, place, 1);
    n = codePoint;
    i = before + 1;
  }
  return output;
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
  const inserted: string[] = [];
  const ranks: number[] = [];
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
    const length = basic.length + inserted.length + 1;
    bias = adapt(i - start, length, start === 0);
    n += (i / length) | 0;
    i %= length;
    if (n > 0x10ffff || (n >= 0xd800 && n < 0xe000)) return null;
    inserted.push(String.fromCodePoint(n));
    ranks.push(i++);
  }
  // Nothing inserted: then the label needed no Punycode, or there is no label.
  return ranks.length === 0 ? null : place(basic, inserted, ranks);
}

/** The last one inserted stands where its rank says; so does the one before it, among the places that are left. */
function place(basic: string, inserted: readonly string[], ranks: readonly number[]): string {
  const chars: string[] = new Array(basic.length + inserted.length);
  const free = createCounts(chars.length);
  for (let at = 0; at < chars.length; at++) add(free, at, 1);
  for (let k = ranks.length - 1; k >= 0; k--) {
    const at = findRank(free, ranks[k] as number);
    chars[at] = inserted[k] as string;
    add(free, at, -1);
  }
  let next = 0;
  for (let at = 0; at < chars.length; at++) chars[at] ??= basic[next++] as string;
  return chars.join("");
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
