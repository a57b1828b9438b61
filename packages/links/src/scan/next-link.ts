import { DOT, flagsAt, HARD, LABEL, TERM } from "../characters/flags.ts";
import type { Link } from "../link.ts";
import type { Settings } from "../options.ts";
import { lookAtDomain } from "./domain.ts";
import { lookAtEmail } from "./email.ts";
import { lookAtLocalhost } from "./localhost.ts";
import { AT, COLON, FULL_STOP, LOOK_AHEAD, type Look, type Scan, WIDE_STOP } from "./scan.ts";
import { lookAtScheme } from "./scheme.ts";

/** Starts a search in `text`. */
export function startScan(settings: Settings, text: string, isFinal: boolean): Scan {
  const places = settings.localhost ? [-1, -1, -1, -1, -1] : [-1, -1, -1, -1];
  return { settings, text, isFinal, at: 0, floor: 0, skips: "nothing", isStarved: false, places };
}

/** Returns the next link, or null if the text has no more, or must go on for the next to be decided. */
export function nextLink(scan: Scan): Link | null {
  const { text, places } = scan;
  scan.isStarved = false;
  for (;;) {
    if (scan.skips !== "nothing" && !skip(scan)) return null;
    const { at } = scan;
    let place = Number.POSITIVE_INFINITY;
    let which = -1;
    for (let i = 0; i < places.length; i++) {
      let found = places[i] as number;
      if (found < at) {
        found = places[i] = find(scan, i, at);
      }
      if (found < place) {
        place = found;
        which = i;
      }
    }
    if (which === -1) {
      // Half of "://" may be there.
      scan.at = scan.isFinal ? text.length : Math.max(at, text.length - LOOK_AHEAD);
      return null;
    }
    scan.at = place;
    const link = (LOOKS[which] as Look)(scan, place);
    if (link !== null || scan.isStarved) return link;
  }
}

/** Returns where the next of what `places[which]` is for is, from `at` on. */
function find({ text, settings }: Scan, which: number, at: number): number {
  let found: number;
  if (which === FULL_STOP) {
    found = text.indexOf(".", at);
    // Most full stops of a text are at the end of a sentence.
    while (found !== -1 && text.charCodeAt(found + 1) === SPACE) found = text.indexOf(".", found + 1);
  } else if (which === WIDE_STOP) {
    // In text of one byte a unit, the engine knows at once that there is none.
    WIDE.lastIndex = at;
    found = WIDE.test(text) ? WIDE.lastIndex - 1 : -1;
  } else found = text.indexOf(which === AT ? "@" : which === COLON ? settings.colon : "localhost", at);
  return found === -1 ? Number.POSITIVE_INFINITY : found;
}

const SPACE = 0x20;
const WIDE = /[\u3002\uff0e\uff61]/g;

/** Goes to the end of what is skipped. Returns false if the text ends before that. */
function skip(scan: Scan): boolean {
  const { flags } = scan.settings;
  let { at } = scan;
  const isLink = scan.skips === "link";
  for (; at < scan.text.length; at++) {
    const bits = flagsAt(flags, scan.text, at);
    // The second half of a pair is not looked at: it would be a lone one.
    if (isLink ? (bits & TERM) === HARD : (bits & (LABEL | DOT)) === 0) break;
    if (scan.text.charCodeAt(at) >> 11 === 0x1b) at++;
  }
  scan.at = at;
  scan.floor = at;
  if (at >= scan.text.length) return false;
  scan.skips = "nothing";
  return true;
}

const LOOKS: readonly Look[] = [lookAtDomain, lookAtDomain, lookAtEmail, lookAtScheme, lookAtLocalhost];
