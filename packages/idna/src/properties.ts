import { BIDI, FIRST_OLD, JOINING, ORDER, VIRAMA } from "./tables.ts";

// The properties of a class of code points. Every function takes the class of a valid code point.

/** Returns true if General_Category is Mark. */
export function isMarkClass(id: number): boolean {
  return BIDI[id] === "N" || (JOINING[id] as string) > "Z";
}

/** Returns the Bidi_Class as `L`, `R` (R and AL), `A` (AN), `E` (EN), `N` (NSM), `X` (B, S, WS) or `O` (every other). */
export function bidiOf(id: number): string {
  return BIDI[id] as string;
}

/** Returns the Joining_Type: `L`, `R`, `D`, `T`, or `U` for the others. */
export function joiningOf(id: number): string {
  return (JOINING[id] as string).toUpperCase();
}

/** Returns true if Canonical_Combining_Class is 9. */
export function isViramaClass(id: number): boolean {
  return ORDER[id] === VIRAMA;
}

/** Returns true for a class newer than Unicode 9 that normalization affects: an older engine cannot normalize it. */
export function isNewerClass(id: number): boolean {
  return id > 2 && id < FIRST_OLD;
}

/** Returns the rank of a newer class's combining class among those in use, 0 for class 0. */
export function newerOrderOf(id: number): number {
  return ORDER.charCodeAt(id) - 35;
}
