import type { Link } from "../link.ts";
import type { Settings } from "../options.ts";

/**
 * Where a search for links is. It looks for the next full stop, "@" or "://" with `indexOf`, which reads several units at
 * once, and looks around only there. Offsets are UTF-16 code units of `text`.
 */
export interface Scan {
  readonly settings: Settings;
  text: string;
  /** False if more text can follow: then a link that touches the end is not decided yet. */
  isFinal: boolean;
  /** Where the search goes on. */
  at: number;
  /** Where the last link or what must not be linked ended: no link starts before it. */
  floor: number;
  /** What is skipped from `at` on, because a link in it was too long. */
  skips: Skip;
  /** True if a place must be searched again when more text is there. */
  isStarved: boolean;
  /** Where the next of each is that a link has: below `at` if that is not known, Infinity if there is none. */
  readonly places: number[];
}

export type Skip = "nothing" | "labels" | "link";

/** A function that looks around the needle at `place`. It returns a link or null, and moves `at` on unless it starved. */
export type Look = (scan: Scan, place: number) => Link | null;

/** How far before a needle a link can start: a label, a local part and a scheme have limits. */
export const LOOK_BACK = 1024;

/** How far behind the end of a link the decision looks. */
export const LOOK_AHEAD = 8;

/** The places of what is looked for, in `places`: a full stop, one of Chinese or Japanese, "@", a colon, and `localhost`. */
export const FULL_STOP = 0;
export const WIDE_STOP = 1;
export const AT = 2;
export const COLON = 3;

/** Says that what ends at `end` cannot be decided before more text is there. */
export function starves(scan: Scan, end: number): boolean {
  if (scan.isFinal || end + LOOK_AHEAD < scan.text.length) return false;
  scan.isStarved = true;
  return true;
}

/** Goes on at `at`. */
export function passOver(scan: Scan, at: number): null {
  scan.at = at;
  return null;
}

/** Goes on at `at`, and no link starts before it. */
export function forbid(scan: Scan, at: number): null {
  scan.at = at;
  scan.floor = at;
  return null;
}

/** Goes behind labels that are too long for a domain and end at `end`, and behind the rest of them in the next chunk. */
export function forbidLabels(scan: Scan, end: number): null {
  if (!scan.isFinal && end + 1 >= scan.text.length) scan.skips = "labels";
  return forbid(scan, end);
}
