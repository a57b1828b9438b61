import { DOT, EMAIL, type Flags, flagsAbove } from "../characters/flags.ts";
import type { Link } from "../link.ts";
import { LONGEST_DOMAIN, labelsEnd, readLabels } from "./labels.ts";
import { isBelowSuffix, isTopLevel } from "./listed.ts";
import { forbid, forbidLabels, passOver, type Scan, starves } from "./scan.ts";

/**
 * Looks around an "@" for an email address. If there is a domain behind it, but no local part before it, the domain is not
 * linked either.
 * @see https://www.unicode.org/reports/tr58/
 */
export function lookAtEmail(scan: Scan, place: number): Link | null {
  const { text, settings } = scan;
  const { flags } = settings;
  const end = labelsEnd(flags, text, place + 1);
  if (end - place > LONGEST_DOMAIN) return forbidLabels(scan, end);
  if (starves(scan, end)) return null;
  if (end === place + 1) return passOver(scan, end);
  // "a@a@a@": without a full stop, only mailto: makes it an address.
  if (!hasStop(flags, text, place + 1, end) && !mayFollowMailto(scan, place)) return forbid(scan, end);
  const local = localStart(flags, text, place, scan.floor);
  const hasScheme = isAfterMailto(scan, local);
  const start = hasScheme ? local - MAILTO.length : local;
  const isLink =
    settings.email &&
    isLocalPart(text, local, place) &&
    end - start <= settings.maxLength &&
    isMailDomain(scan, place + 1, end, hasScheme);
  forbid(scan, end);
  if (!isLink) return null;
  const address = text.slice(local, end);
  return { kind: "email", text: hasScheme ? text.slice(start, end) : address, start, end, hasScheme, address };
}

function hasStop({ units }: Flags, text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if ((units[text.charCodeAt(at)] as number) & DOT) return true;
  return false;
}

function mayFollowMailto({ text, floor }: Scan, place: number): boolean {
  return text.slice(Math.max(floor, place - LONGEST_LOCAL - MAILTO.length), place).includes(":");
}

/** Returns where the code points of a local part that ends at `to` start. */
function localStart(flags: Flags, text: string, to: number, floor: number): number {
  let at = to;
  const least = Math.max(floor, to - LONGEST_LOCAL - 1);
  while (at > least) {
    const unit = text.charCodeAt(at - 1);
    if ((flags.units[unit] as number) & EMAIL) at--;
    else if (unit >> 10 === 0x37 && at - 1 > least && flagsAbove(flags, text.codePointAt(at - 2) as number) & EMAIL) {
      at -= 2;
    } else break;
  }
  return at;
}

/** Full stops stand between other characters of a local part, one at a time. */
function isLocalPart(text: string, start: number, end: number): boolean {
  if (end === start || end - start > LONGEST_LOCAL) return false;
  if (text.charCodeAt(start) === FULL_STOP || text.charCodeAt(end - 1) === FULL_STOP) return false;
  const double = text.indexOf("..", start);
  return double === -1 || double >= end;
}

function isAfterMailto({ text, floor, settings }: Scan, local: number): boolean {
  const start = local - MAILTO.length;
  if (text.charCodeAt(local - 1) !== COLON) return false;
  return start >= floor && settings.schemes.has("mailto") && text.slice(start, local).toLowerCase() === MAILTO;
}

/** Behind `mailto:`, every domain is one. */
function isMailDomain({ text, settings }: Scan, start: number, end: number, hasScheme: boolean): boolean {
  const labels = readLabels(settings.flags, text, start, end);
  if (labels === null || labels.hasUnderscore) return false;
  return hasScheme || isKnown(labels.domain, settings.domains === "top-level");
}

function isKnown(domain: string, isTopLevelEnough: boolean): boolean {
  const last = domain.lastIndexOf(".");
  return last !== -1 && isTopLevel(domain, last + 1, domain.length) && (isTopLevelEnough || isBelowSuffix(domain));
}

const MAILTO = "mailto:";
const FULL_STOP = 0x2e;
const COLON = 0x3a;

/** RFC 5321 allows 64 bytes; some servers allow more. A longer one would cost memory in a stream. */
const LONGEST_LOCAL = 320;
