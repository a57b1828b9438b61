import { DOT, flagsAt, HARD, LABEL, TERM } from "../characters/flags.ts";
import type { Link } from "../link.ts";
import type { Settings } from "../options.ts";
import { lookAtDomain } from "./domain.ts";
import { lookAtEmail } from "./email.ts";
import { lookAtLocalhost } from "./localhost.ts";
import { COLON, LOCALHOST, LOOK_AHEAD, type Look, NEEDLES, type Scan } from "./scan.ts";
import { lookAtScheme } from "./scheme.ts";

/** Starts a search in `text`. */
export function startScan(settings: Settings, text: string, isFinal: boolean): Scan {
  const needles = NEEDLES.slice(0, settings.localhost ? LOCALHOST + 1 : LOCALHOST);
  (needles as string[])[COLON] = settings.colon;
  const places = needles.map(() => -1);
  return { settings, text, isFinal, at: 0, floor: 0, skips: "nothing", isStarved: false, places, needles };
}

/** Returns the next link, or null if the text has no more, or must go on for the next to be decided. */
export function nextLink(scan: Scan): Link | null {
  const { text, places, needles } = scan;
  scan.isStarved = false;
  for (;;) {
    if (scan.skips !== "nothing" && !skip(scan)) return null;
    const { at } = scan;
    let place = Number.POSITIVE_INFINITY;
    let which = -1;
    for (let i = 0; i < needles.length; i++) {
      let found = places[i] as number;
      if (found < at) {
        found = text.indexOf(needles[i] as string, at);
        places[i] = found === -1 ? (found = Number.POSITIVE_INFINITY) : found;
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

const LOOKS: readonly Look[] = [
  lookAtDomain,
  lookAtDomain,
  lookAtDomain,
  lookAtDomain,
  lookAtEmail,
  lookAtScheme,
  lookAtLocalhost,
];
