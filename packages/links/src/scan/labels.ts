import { canonicalizeHost } from "@url/host/internal";
import { DOT, type Flags, flagsAbove, flagsAt, LABEL } from "../characters/flags.ts";

/** How long a domain may be, in UTF-16 code units: DNS allows 253 characters of ASCII, and an IDN is shorter than that. */
export const LONGEST_DOMAIN = 255;

/** RFC 5321 allows 64 bytes for a local part; some servers allow more. A longer one would cost memory in a stream. */
export const LONGEST_LOCAL = 320;

/** Returns where the labels and full stops from `from` on end. A full stop at the end is not part of them. */
export function labelsEnd(flags: Flags, text: string, from: number): number {
  const { units } = flags;
  const { length } = text;
  let stop = -2;
  let at = from;
  for (; at < length; at++) {
    const unit = text.charCodeAt(at);
    const bits = units[unit] as number;
    if (bits & DOT) {
      if (stop === at - 1) return stop;
      stop = at;
    } else if ((bits & LABEL) === 0) {
      if (unit >> 10 !== 0x36 || (flagsAt(flags, text, at) & LABEL) === 0) break;
      at++;
    }
  }
  return stop === at - 1 ? stop : at;
}

/** Returns where the labels and full stops that end at `to` start, at `floor` at the earliest. */
export function labelsStart(flags: Flags, text: string, to: number, floor: number): number {
  const { units } = flags;
  let at = to;
  while (at > floor) {
    const unit = text.charCodeAt(at - 1);
    if ((units[unit] as number) & (LABEL | DOT)) at--;
    else if (unit >> 10 === 0x37 && at - 1 > floor && flagsAbove(flags, text.codePointAt(at - 2) as number) & LABEL) {
      at -= 2;
    } else break;
  }
  return at;
}

/** What a run of labels is. */
export interface Labels {
  /** The labels in lower case and in ASCII. */
  readonly domain: string;
  readonly hasUnderscore: boolean;
}

/**
 * Reads `text[start, end)` as a domain: labels of at most 63 units that neither start nor end with "-". Returns null if it is not
 * one, or the host parser rejects it. What ends in a number is an IPv4 address, if it is valid.
 */
export function readLabels(flags: Flags, text: string, start: number, end: number): Labels | null {
  if (end === start || end - start > LONGEST_DOMAIN) return null;
  let from = start;
  let isASCII = true;
  let hasUnderscore = false;
  for (let at = start; ; at++) {
    const unit = text.charCodeAt(at);
    if (at === end || (flags.units[unit] as number) & DOT) {
      if (at === from || at - from > 63 || text.charCodeAt(from) === HYPHEN || text.charCodeAt(at - 1) === HYPHEN) {
        return null;
      }
      if (at === end) break;
      from = at + 1;
      if (unit !== FULL_STOP) isASCII = false;
    } else if (unit > 0x7f) isASCII = false;
    else if (unit === LOW_LINE) hasUnderscore = true;
  }
  const given = text.slice(start, end);
  // Only what starts with a digit can be the last part of an IPv4 address.
  const domain = isASCII && !isDigit(text.charCodeAt(from)) ? given.toLowerCase() : canonicalizeHost(given);
  return typeof domain === "string" ? { domain, hasUnderscore } : null;
}

export function isDigit(unit: number): boolean {
  return unit > 0x2f && unit < 0x3a;
}

const HYPHEN = 0x2d;
const FULL_STOP = 0x2e;
const LOW_LINE = 0x5f;
