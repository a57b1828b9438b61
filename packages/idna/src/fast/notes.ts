import { firstClassOf, mapDomain } from "../map.ts";
import { toNFC } from "../normalize.ts";
import { bidiOf, isMarkClass, isNewerClass } from "../properties.ts";

// What is noted about a code unit: in the lower 16 bits the unit that it maps to, in the others what that is. Everything
// from RIGHT_TO_LEFT on needs a check or is not simple, so that one comparison tells that nothing does.

/** It maps to another one. */
export const CHANGED = 0x1_0000;
/** A letter that is written from left to right, and its marks that have a width. */
export const LEFT_TO_RIGHT = 0x2_0000;
/** Neither a letter of one direction nor a mark: digits, the hyphen. */
export const NEUTRAL = 0x4_0000;
/** It makes the domain a Bidi domain. */
export const RIGHT_TO_LEFT = 0x8_0000;
/** It may compose with what is before it, or be reordered. */
export const MAY_COMPOSE = 0x10_0000;
/** A mark, which must not begin a label. */
export const MARK = 0x20_0000;
/** Everything that one walk cannot decide about. */
export const NOT_SIMPLE = 0x40_0000;

/** Returns the note about a code unit: one load from memory, where the tables are a load and a look-up in a Map. */
export function noteOf(unit: number): number {
  notes ??= new Int32Array(0x10000);
  return notes[unit] || note(notes, unit);
}

/** 0 for a unit not seen so far. The memory for scripts that are not used is never touched. */
let notes: Int32Array;

function note(notes: Int32Array, unit: number): number {
  const ch = String.fromCharCode(unit);
  const mapped = mapDomain(ch);
  const to = mapped === null ? "" : toNFC(mapped);
  return (notes[unit] = to.length === 1 && !JOINERS.test(to) ? describe(to, to !== ch) : NOT_SIMPLE);
}

function describe(ch: string, isChanged: boolean): number {
  const id = firstClassOf(ch);
  // An older engine does not know how these compose.
  if (isNewerClass(id)) return NOT_SIMPLE;
  let note = ch.charCodeAt(0);
  if (isChanged) note += CHANGED;
  if (isMarkClass(id)) note += MARK + MAY_COMPOSE;
  else if (JAMO.test(ch)) note += MAY_COMPOSE;
  const direction = bidiOf(id);
  if (direction === "L") note += LEFT_TO_RIGHT;
  else if (direction === "R") note += RIGHT_TO_LEFT;
  else if (direction === "A") note += RIGHT_TO_LEFT + NEUTRAL;
  else if (direction !== "N") note += NEUTRAL;
  return note;
}

const JOINERS = /[\u200c\u200d]/;

/** The vowels and final consonants of Hangul, the only letters that compose with the one before. */
const JAMO = /[\u1160-\u11ff]/;
