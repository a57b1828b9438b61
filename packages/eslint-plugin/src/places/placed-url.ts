import type { Location, Source } from "../eslint.ts";
import { type Escapes, placesIn } from "./escapes.ts";

/** What a text is resolved against: nothing, a text of the source, or something that only the running program knows. */
export type Base = { readonly kind: "none" | "unknown" } | { readonly kind: "text"; readonly text: string };

export const NO_BASE: Base = { kind: "none" };
export const UNKNOWN_BASE: Base = { kind: "unknown" };

/** A URL in a source file: its text as the program reads it, and where each unit of it is written. */
export interface PlacedURL {
  readonly text: string;
  readonly base: Base;
  /** Returns the offsets in the file of the range `[start, end)` of the text, in UTF-16 code units. */
  rangeOf(start: number, end: number): [number, number];
  /** Returns how a text is written in this place, or null if it cannot be. */
  write(text: string): string | null;
}

/** Is called with each URL that is found. */
export type Found = (url: PlacedURL) => void;

/**
 * Places a text that is written at `[from, to)` of the file with `escapes`. If what is written there does not read as
 * `text`, every range is the whole place, and nothing can be written.
 */
export function placeURL(
  source: Source,
  from: number,
  to: number,
  text: string,
  base: Base,
  escapes: Escapes,
): PlacedURL {
  const places = placesIn(source.text.slice(from, to), text, escapes);
  if (places === null) return { text, base, rangeOf: () => [from, to], write: () => null };
  return {
    text,
    base,
    rangeOf: (start, end) => [from + places(start), from + places(end)],
    write: escapes.write,
  };
}

/** Returns the lines and columns of a range, as the language of the file counts them. */
export function locationOf(
  source: Source,
  [start, end]: readonly [number, number],
): { readonly start: Location; readonly end: Location } {
  return { start: source.getLocFromIndex(start), end: source.getLocFromIndex(end) };
}
