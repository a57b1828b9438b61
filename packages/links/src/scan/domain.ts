import { DOT, EMAIL, flagsAt, LABEL } from "../characters/flags.ts";
import type { Link } from "../link.ts";
import { isAfterMailto } from "./email.ts";
import { isDigit, LONGEST_DOMAIN, LONGEST_LOCAL, labelsEnd, labelsStart, readLabels } from "./labels.ts";
import { isBelowSuffix, isTopLevel } from "./listed.ts";
import { forbidLabels, passOver, type Scan, starves } from "./scan.ts";
import { isStart, linkFrom, tailEnd } from "./tail.ts";

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
  const start = labelsStart(flags, text, place, scan.floor);
  if (!startsLink(text, start)) return passOver(scan, end);
  const last = lastLabel(scan, end, place);
  // 描述语言。PS
  //        ^ last      Behind a full stop of Chinese or Japanese, a word in ASCII starts a sentence.
  const startsSentence =
    text.charCodeAt(last) < 0x80 && text.charCodeAt(last - 1) > 0x7f && text.charCodeAt(last - 2) > 0x7f;
  if (startsSentence || !isTopLevel(text, last, end)) {
    const cut = cutAtWideStop(scan, place, end);
    if (cut !== null) end = cut;
    else if (!(settings.addresses && /^\d+$/.test(text.slice(last, end)))) return passOver(scan, end);
  }
  if (!isWanted(scan, start, end)) return passOver(scan, end);
  const address = addressAt(scan, end);
  if (address !== end) return scan.isStarved ? null : passOver(scan, address);
  return linkFrom(scan, start, tailEnd(scan, start, end), end, false);
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

/** Returns where the "@" is if a domain that ends at `end` is part of a local part, as in "first.me+tag@example.com", or `end`. */
function addressAt(scan: Scan, end: number): number {
  const { text, settings } = scan;
  const { flags } = settings;
  if (isStart(text.charCodeAt(end))) return end;
  const stop = end + LONGEST_LOCAL;
  let at = end;
  while (at < stop && flagsAt(flags, text, at) & EMAIL) at += text.charCodeAt(at) >> 10 === 0x36 ? 2 : 1;
  if (starves(scan, at)) return at;
  return text.charCodeAt(at) === COMMERCIAL_AT && flagsAt(flags, text, at + 1) & LABEL ? at : end;
}

/**
 * Returns false if what is before `start` says that it is the rest of a file name, a variable or another address: a link
 * could start anywhere in these. Behind `mailto:` stands an address, and what is not one is not a web page either.
 */
export function startsLink(text: string, start: number): boolean {
  return start === 0 || !("/\\$%~#@".includes(text.charAt(start - 1)) || isAfterMailto(text, start));
}

/** Returns where the last label before `end` starts, at the earliest behind `place`, which is a full stop. */
function lastLabel({ text, settings }: Scan, end: number, place: number): number {
  let start = end;
  while (start > place + 1 && (flagsAt(settings.flags, text, start - 1) & DOT) === 0) start--;
  return start;
}

/**
 * A full stop of Chinese or Japanese separates labels and sentences: if what follows is not a domain, the domain before it may be
 * one. Returns where that ends, or null.
 */
function cutAtWideStop(scan: Scan, place: number, end: number): number | null {
  const { text, settings } = scan;
  for (let at = place + 1; at < end; at++) {
    if (text.charCodeAt(at) > 0x7f && flagsAt(settings.flags, text, at) & DOT) {
      return isTopLevel(text, lastLabel(scan, at, place), at) ? at : null;
    }
  }
  return null;
}

const COMMERCIAL_AT = 0x40;
