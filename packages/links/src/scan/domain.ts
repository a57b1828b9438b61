import { DOT, flagsAt, LABEL } from "../characters/flags.ts";
import type { Link } from "../link.ts";
import { LONGEST_DOMAIN, labelsEnd, labelsStart, readLabels } from "./labels.ts";
import { isBelowSuffix, isTopLevel } from "./listed.ts";
import { forbid, forbidLabels, passOver, type Scan, starves } from "./scan.ts";
import { tailEnd } from "./tail.ts";
import { NO_END } from "./walk.ts";

/** Looks around a full stop for a domain, or an address, without a scheme. */
export function lookAtDomain(scan: Scan, place: number): Link | null {
  const { text, settings } = scan;
  const { flags } = settings;
  if ((flagsAt(flags, text, place + 1) & LABEL) === 0) {
    return starves(scan, place - 6) ? null : passOver(scan, place + 1);
  }
  let end = labelsEnd(flags, text, place + 1);
  if (end - place > LONGEST_DOMAIN) return forbidLabels(scan, end);
  if (starves(scan, end)) return null;
  // john.smith@example.com
  //           ^ end      The local part of an address is not a domain.
  if (text.charCodeAt(end) === COMMERCIAL_AT) return passOver(scan, end);
  const isListed = isTopLevel(text, lastLabel(scan, end, place), end);
  if (!isListed) {
    const cut = cutAtWideStop(scan, place, end);
    if (cut !== null) end = cut;
    else if (!(settings.addresses && isDigit(text.charCodeAt(end - 1)))) return passOver(scan, end);
  }
  const start = labelsStart(flags, text, place, scan.floor);
  if (!startsLink(text, start) || !isWanted(scan, start, end)) return passOver(scan, end);
  const linkEnd = tailEnd(scan, start, end);
  if (linkEnd === NO_END) {
    if (!scan.isStarved) forbid(scan, Math.max(scan.at, end));
    return null;
  }
  forbid(scan, linkEnd);
  return { kind: "url", text: text.slice(start, linkEnd), start, end: linkEnd, hasScheme: false };
}

/** Returns true if `text[start, end)` is a domain or an address that the options ask for. */
function isWanted({ text, settings }: Scan, start: number, end: number): boolean {
  const labels = readLabels(settings.flags, text, start, end);
  if (labels === null) return false;
  if (isDigit(labels.domain.charCodeAt(labels.domain.length - 1))) {
    return settings.addresses && labels.domain === text.slice(start, end);
  }
  if (settings.domains === "none" || labels.hasUnderscore) return false;
  return settings.domains === "top-level" || isBelowSuffix(labels.domain);
}

/**
 * Returns false if what is before `start` says that it is the rest of a file name, a variable or another address: a link
 * could start anywhere in these.
 */
export function startsLink(text: string, start: number): boolean {
  return start === 0 || !"/\\$%~#@".includes(text.charAt(start - 1));
}

/** Returns where the last label before `end` starts, at the earliest behind `place`, which is a full stop. */
function lastLabel({ text, settings }: Scan, end: number, place: number): number {
  let start = end;
  while (start > place + 1 && ((settings.flags.units[text.charCodeAt(start - 1)] as number) & DOT) === 0) start--;
  return start;
}

/**
 * A full stop of Chinese or Japanese separates labels and sentences: if what follows is not a domain, the domain before it may be
 * one. Returns where that ends, or null.
 */
function cutAtWideStop(scan: Scan, place: number, end: number): number | null {
  const { text } = scan;
  for (let at = place + 1; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x3002 || unit === 0xff0e || unit === 0xff61) {
      return isTopLevel(text, lastLabel(scan, at, place), at) ? at : null;
    }
  }
  return null;
}

function isDigit(unit: number): boolean {
  return unit > 0x2f && unit < 0x3a;
}

const COMMERCIAL_AT = 0x40;
