import { canonicalizeHost } from "@url/host/internal";
import { isSpecialScheme } from "@url/serializer/internal";
import { ALPHANUMERIC, CLOSE, flagsAt, HARD, LABEL, OPEN, TERM } from "../characters/flags.ts";
import type { Link } from "../link.ts";
import { LONGEST_DOMAIN, labelsEnd, readLabels } from "./labels.ts";
import { isTopLevel } from "./listed.ts";
import { forbid, forbidLabels, passOver, type Scan, starves } from "./scan.ts";
import { linkFrom, tailEnd } from "./tail.ts";
import { NO_END, walk } from "./walk.ts";

/** Looks around ":" or "://" for a URL with a scheme. */
export function lookAtScheme(scan: Scan, place: number): Link | null {
  const { text, settings } = scan;
  if (starves(scan, place)) return null;
  const start = schemeStart(scan, place);
  const scheme = start === place ? "" : text.slice(start, place).toLowerCase();
  const hasAuthority = text.startsWith("//", place + 1);
  const isKnown = settings.schemes.has(scheme);
  if (!hasAuthority && (!isKnown || scheme === "mailto" || isSpecialScheme(scheme))) return passOver(scan, place + 1);
  // What belongs to a URL of another scheme, or to one with credentials, is not searched for links.
  if (!isKnown) return scheme === "" ? passOver(scan, place + 3) : skipLink(scan, start, place + 3);
  const end = hasAuthority ? endOfAuthority(scan, scheme, start, place + 3) : walk(scan, start, place + 1);
  return end === place + 1 ? passOver(scan, end) : linkFrom(scan, start, end, place + 1, true);
}

/**
 * Returns where the scheme before the colon at `colon` starts: `http` in "see+http:" too, but not in "xhttp:". Returns `colon`
 * if there is none.
 */
function schemeStart(scan: Scan, colon: number): number {
  const { text, settings, floor } = scan;
  const { units } = settings.flags;
  const least = Math.max(floor, colon - LONGEST_SCHEME);
  let start = colon;
  let short = -1;
  for (; start > least; start--) {
    const unit = text.charCodeAt(start - 1);
    if (((units[unit] as number) & ALPHANUMERIC) === 0) {
      if (unit !== 0x2b && unit !== 0x2d && unit !== 0x2e) break;
      if (short === -1) short = start;
    }
  }
  if (short === -1 || settings.schemes.has(text.slice(start, colon).toLowerCase())) return start;
  return short;
}

/** Returns where the URL whose authority starts at `from` ends. */
function endOfAuthority(scan: Scan, scheme: string, start: number, from: number): number {
  const { text, settings } = scan;
  if (text.charCodeAt(from) === SOLIDUS && scheme === "file") return walk(scan, start, from);
  const isAddress = text.charCodeAt(from) === LEFT_BRACKET;
  let end = isAddress ? addressEnd(scan, from) : hostEnd(scan, from);
  if (end === NO_END || starves(scan, end)) return NO_END;
  let isHost = isAddress || isSpecialHost(scan, scheme, from, end);
  if (!isHost) {
    // "https://example.com｜more": what no host may contain ends it, if the rest is one.
    end = labelsEnd(settings.flags, text, from);
    isHost = isSpecialHost(scan, scheme, from, end);
  }
  if (end > from && isHost && !hasCredentials(scan, end)) return scan.isStarved ? NO_END : tailEnd(scan, start, end);
  skipLink(scan, start, from);
  return NO_END;
}

/** Behind a scheme, a label may have every code point that neither ends a link nor is punctuation, such as an emoji. */
function hostEnd(scan: Scan, from: number): number {
  const { text, settings } = scan;
  const { flags } = settings;
  let end = labelsEnd(flags, text, from);
  while (end < text.length && text.charCodeAt(end) > 0x7f && isIncluded(flagsAt(flags, text, end))) {
    end = labelsEnd(flags, text, end + (text.charCodeAt(end) >> 10 === 0x36 ? 2 : 1));
    if (end - from > LONGEST_DOMAIN) break;
  }
  if (end - from > LONGEST_DOMAIN) {
    forbidLabels(scan, end);
    return NO_END;
  }
  return end;
}

function isIncluded(bits: number): boolean {
  return (bits & TERM) === HARD + 1;
}

/** Returns where the IPv6 address that starts at `from` ends; `from` if it is not one. */
function addressEnd({ text }: Scan, from: number): number {
  const end = text.slice(from, from + LONGEST_ADDRESS).indexOf("]") + 1;
  return end > 0 && typeof canonicalizeHost(text.slice(from, from + end)) === "string" ? from + end : from;
}

function isSpecialHost({ text, settings }: Scan, scheme: string, start: number, end: number): boolean {
  if (!isSpecialScheme(scheme)) return true;
  // An empty label: "foo..example.com" is not a domain, and "http://example.com...more" has one.
  const isCut = text.startsWith("..", end) && flagsAt(settings.flags, text, end + 2) & LABEL;
  if (isCut && !isTopLevel(text, text.lastIndexOf(".", end - 1) + 1, end)) return false;
  return readLabels(settings.flags, text, start, end) !== null;
}

/** Returns true if there is an "@" before the path: UTS #58 links no URL with credentials. */
function hasCredentials(scan: Scan, from: number): boolean {
  const { text, settings } = scan;
  const { flags } = settings;
  const stop = from + LONGEST_DOMAIN;
  let depth = 0;
  for (let at = from; at < stop; at++) {
    if (at >= text.length) {
      scan.isStarved = !scan.isFinal;
      return false;
    }
    const unit = text.charCodeAt(at);
    if (unit === COMMERCIAL_AT) return true;
    const term = flagsAt(flags, text, at) & TERM;
    if (unit === SOLIDUS || unit === 0x3f || unit === 0x23 || term === HARD) return false;
    // [a](https://a.example)[b](mailto:me@b.example)
    //                      ^ at
    if (term === OPEN) depth++;
    else if (term === CLOSE && --depth < 0) return false;
    if (unit >> 10 === 0x36) at++;
  }
  return false;
}

/** Goes behind what would be the link from `start` on, and starts none before that. */
function skipLink(scan: Scan, start: number, from: number): null {
  const end = walk(scan, start, from);
  return scan.isStarved ? null : forbid(scan, Math.max(scan.at, end, from));
}

const LONGEST_SCHEME = 32;
const LONGEST_ADDRESS = 48;
const SOLIDUS = 0x2f;
const COMMERCIAL_AT = 0x40;
const LEFT_BRACKET = 0x5b;
