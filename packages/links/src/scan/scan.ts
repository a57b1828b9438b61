import type { Settings } from "../options.ts";

/**
 * Where a search for links is. A regular expression looks for the next full stop, "@" or "://" that may be in one, and the
 * search looks around only there. Offsets are UTF-16 code units of `text`.
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
}

export type Skip = "nothing" | "labels" | "link";

/** How far before a needle a link can start: a label, a local part and a scheme have limits. */
export const LOOK_BACK = 1024;

/** How far behind the end of a link the decision looks. */
export const LOOK_AHEAD = 8;

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
