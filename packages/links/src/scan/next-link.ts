import { DOT, flagsAt, HARD, LABEL, TERM } from "../characters/flags.ts";
import type { Link } from "../link.ts";
import type { Settings } from "../options.ts";
import { lookAtDomain } from "./domain.ts";
import { lookAtEmail } from "./email.ts";
import { lookAtLocalhost } from "./localhost.ts";
import { LOOK_AHEAD, type Scan } from "./scan.ts";
import { lookAtScheme } from "./scheme.ts";

/** Starts a search in `text`. */
export function startScan(settings: Settings, text: string, isFinal: boolean): Scan {
  return { settings, text, isFinal, at: 0, floor: 0, skips: "nothing", isStarved: false };
}

/** Returns the next link, or null if the text has no more, or must go on for the next to be decided. */
export function nextLink(scan: Scan): Link | null {
  const { text, settings } = scan;
  const { triggers } = settings;
  scan.isStarved = false;
  for (;;) {
    if (scan.skips !== "nothing" && !skip(scan)) return null;
    triggers.lastIndex = scan.at;
    if (!triggers.test(text)) {
      // Half of "://" may be there.
      scan.at = scan.isFinal ? text.length : Math.max(scan.at, text.length - LOOK_AHEAD);
      return null;
    }
    const place = triggers.lastIndex - 1;
    scan.at = place;
    const link = lookAt(scan, place);
    if (link !== null || scan.isStarved) return link;
  }
}

/** Looks around what was found at `place`. It returns a link or null, and moves `at` on unless it starved. */
function lookAt(scan: Scan, place: number): Link | null {
  const unit = scan.text.charCodeAt(place);
  if (unit === COLON) return lookAtScheme(scan, place);
  if (unit === COMMERCIAL_AT) return lookAtEmail(scan, place);
  return unit === SMALL_L ? lookAtLocalhost(scan, place) : lookAtDomain(scan, place);
}

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

const COLON = 0x3a;
const COMMERCIAL_AT = 0x40;
const SMALL_L = 0x6c;
