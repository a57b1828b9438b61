import { isRightToLeft } from "../bidi.ts";
import { firstClassOf, mapDomain } from "../map.ts";
import { toNFC } from "../normalize.ts";
import { isMarkClass, isNewerClass } from "../properties.ts";

// What is noted about a unit beside the unit that it maps to, which is in the lower 16 bits. Each is a bit, in an order
// in which one comparison tells whether a note has one of the higher ones.

/** It maps to another one. */
export const CHANGED = 0x1_0000;
/** It may compose with what is before it, or be reordered. */
export const MAY_COMPOSE = 0x2_0000;
/** A mark, which must not begin a label. */
export const MARK = 0x4_0000;
/** It makes the domain a Bidi domain. */
export const RIGHT_TO_LEFT = 0x8_0000;
/** Everything that is not for one walk. */
export const NOT_SIMPLE = 0x10_0000;

/** Returns the note about a code unit, which the tables give at the first look: a load from memory in place of a Map. */
export function noteOf(unit: number): number {
  notes ??= new Uint32Array(0x10000);
  return notes[unit] || note(notes, unit);
}

/** 0 for a unit that was not looked up. A page that no script uses is never touched, so the array takes little memory. */
let notes: Uint32Array;

function note(notes: Uint32Array, unit: number): number {
  const ch = String.fromCharCode(unit);
  const mapped = mapDomain(ch);
  const to = mapped === null ? "" : toNFC(mapped);
  return (notes[unit] = to.length === 1 && !JOINERS.test(to) ? propertiesOf(to, ch) : NOT_SIMPLE);
}

function propertiesOf(to: string, from: string): number {
  const id = firstClassOf(to);
  if (isNewerClass(id)) return NOT_SIMPLE;
  const isMark = isMarkClass(id);
  return (
    to.charCodeAt(0) +
    (to === from ? 0 : CHANGED) +
    (isMark ? MARK : 0) +
    (isMark || JAMO.test(to) || isRightToLeft(to) ? MAY_COMPOSE : 0) +
    (isRightToLeft(to) ? RIGHT_TO_LEFT : 0)
  );
}

const JOINERS = /[\u200c\u200d]/;

/** The vowels and final consonants of Hangul are the letters that compose with the one before. */
const JAMO = /[\u1160-\u11ff]/;
