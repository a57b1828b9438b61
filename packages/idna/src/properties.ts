import { BIDI, FIRST_OLD, JOINING, ORDER, VIRAMA } from "./tables.ts";

// What a class says about its code points. Every function takes a class of a valid one.

/** General_Category is Mark. */
export function isMarkClass(id: number): boolean {
  return BIDI[id] === "N" || (JOINING[id] as string) > "Z";
}

/** `L`, `R` (R and AL), `A` (AN), `E` (EN), `N` (NSM), `X` (B, S, WS), `O` (every other). */
export function bidiOf(id: number): string {
  return BIDI[id] as string;
}

/** Joining_Type: `L`, `R`, `D`, `T`, `U` for the others. */
export function joiningOf(id: number): string {
  return (JOINING[id] as string).toUpperCase();
}

/** Canonical_Combining_Class is 9. */
export function isViramaClass(id: number): boolean {
  return ORDER[id] === VIRAMA;
}

/** Newer than Unicode 9 and not indifferent to normalization: an older engine does not know what to do with it. */
export function isNewerClass(id: number): boolean {
  return id > 2 && id < FIRST_OLD;
}

/** Of a newer class: where its combining class stands among those in use, 0 for 0. */
export function newerOrderOf(id: number): number {
  return ORDER.charCodeAt(id) - 35;
}
