import { readNumbers } from "@url/result/internal";
import { CLASSES, IDS, LENGTHS } from "./tables.ts";

/** The bits of Link_Term in the flags of a code point, and its values. */
export const TERM = 7;
export const HARD = 0;
export const SOFT = 2;
export const OPEN = 3;
export const CLOSE = 4;

/** The local part of an email address may contain it: Link_Email. */
export const EMAIL = 8;

/**
 * A label of a domain may contain it without a scheme before it: ASCII letters, digits, "-" and "_", what Link_Email adds to
 * ASCII, and the exceptions of IDNA. An emoji in front of a domain does not belong to it.
 */
export const LABEL = 16;

/** One of the four full stops that separate labels. */
export const DOT = 32;

/** A letter or a digit of ASCII. */
export const ALPHANUMERIC = 64;

/**
 * The flags of code points: of each unit of the BMP, and runs of those above it. The flags of a surrogate are 0, which is
 * Hard: a lone one ends a link.
 */
export interface Flags {
  readonly units: Uint8Array;
  readonly starts: readonly number[];
  readonly values: readonly number[];
}

/** Returns the flags of all code points, about 70 KB, which are decoded for the first text. `ends` has what is Hard too. */
export function flagsWith(ends: string): Flags {
  const all = (table ??= decode());
  if (ends === "") return all;
  const units = all.units.slice();
  for (let i = 0; i < ends.length; i++) units[ends.charCodeAt(i)] = HARD;
  return { ...all, units };
}

/** Returns the flags of the code point of which `text[at]` is the first unit. */
export function flagsAt(flags: Flags, text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >> 11 === 0x1b ? flagsAbove(flags, text.codePointAt(at) as number) : (flags.units[unit] as number);
}

/** Returns the flags of a code point above the BMP; 0 for a surrogate. */
export function flagsAbove({ starts, values }: Flags, codePoint: number): number {
  if (codePoint < 0x10000) return HARD;
  let low = 0;
  for (let high = starts.length; high - low > 1; ) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) > codePoint) high = middle;
    else low = middle;
  }
  return values[low] as number;
}

/** Returns the opening bracket of a closing one: the last opening bracket before it, except for two that Unicode has crossed. */
export function openOf(flags: Flags, close: number): number {
  if (close === 0x298e || close === 0x2990) return close === 0x298e ? 0x298f : 0x298d;
  return ((flags.units[close - 1] as number) & TERM) === OPEN ? close - 1 : close - 2;
}

let table: Flags | undefined;

function decode(): Flags {
  const classes = CLASSES.split(" ").map(Number);
  const lengths = readNumbers(LENGTHS);
  const units = new Uint8Array(0x10000);
  const starts: number[] = [];
  const values: number[] = [];
  let at = 0;
  readNumbers(IDS).forEach((id, i) => {
    // What ends a link is never part of a label, even if Link_Email has it.
    const bits = classes[id] as number;
    const value = at > 0x7f && bits === EMAIL + 1 ? bits | LABEL : bits;
    const end = at + (lengths[i] as number) + 1;
    if (end > 0x10000) {
      starts.push(at);
      values.push(value);
    }
    units.fill(value, at, end);
    at = end;
  });
  for (const [from, to, more] of ASCII) for (let c = from; c <= to; c++) units[c]! |= more;
  for (const exception of EXCEPTIONS) units[exception]! |= LABEL;
  for (const dot of [0x2e, 0x3002, 0xff0e, 0xff61]) units[dot]! |= DOT;
  return { units, starts, values };
}

const ASCII = [
  [0x30, 0x39, LABEL | ALPHANUMERIC],
  [0x41, 0x5a, LABEL | ALPHANUMERIC],
  [0x61, 0x7a, LABEL | ALPHANUMERIC],
  [0x2d, 0x2d, LABEL],
  [0x5f, 0x5f, LABEL],
] as const;

/** Punctuation that labels may contain, of those code points that do not end a link. @see https://www.rfc-editor.org/rfc/rfc5892#section-2.6 */
const EXCEPTIONS = [0x375, 0x5f3, 0x5f4, 0x6fd, 0x6fe, 0xf0b];
