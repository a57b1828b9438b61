import { visible } from "@url/validator";
import { CELL } from "./limits.ts";

/** A text that can be shown: at most a few hundred units of it, in which no character is invisible. */
export interface Shown {
  readonly head: string;
  /** How many UTF-16 code units are left out between `head` and `tail`. */
  readonly omitted: number;
  readonly tail: string;
}

/** Returns what to show of a text, which may be long and may have invisible characters. */
export function shorten(text: string, max: number = CELL): Shown {
  if (text.length <= max) return { head: visible(text), omitted: 0, tail: "" };
  const head = boundary(text, Math.ceil(max / 2));
  const tail = boundary(text, text.length - Math.floor(max / 2));
  return { head: visible(text.slice(0, head)), omitted: tail - head, tail: visible(text.slice(tail)) };
}

/** Returns `at`, or the place before it if `at` is within a surrogate pair. */
export function boundary(text: string, at: number): number {
  return at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;
}
