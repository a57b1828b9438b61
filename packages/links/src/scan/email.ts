import { EMAIL, type Flags, flagsAbove } from "../characters/flags.ts";
import type { Link } from "../link.ts";
import { LONGEST_DOMAIN, LONGEST_LOCAL, labelsEnd, readLabels } from "./labels.ts";
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
  const local = localStart(flags, text, place, scan.floor);
  const hasScheme = settings.schemes.has("mailto") && local - MAILTO >= scan.floor && isAfterMailto(text, local);
  if (!hasScheme && !STOP.test(text.slice(place + 1, end))) {
    // a@http://example.com
    //       ^ end
    return text.startsWith("://", end) ? passOver(scan, end) : passChain(scan, end);
  }
  const start = hasScheme ? local - MAILTO : local;
  const isLink =
    settings.email &&
    isLocalPart(text.slice(local, place)) &&
    end - start <= settings.maxLength &&
    isMailDomain(scan, place + 1, end, hasScheme);
  forbid(scan, end);
  if (!isLink) return null;
  const address = text.slice(local, end);
  return { kind: "email", text: hasScheme ? text.slice(start, end) : address, start, end, hasScheme, address };
}

/** Goes behind "@a@a@": no address has two of them, and one whose domain was no link has no other domain. */
function passChain(scan: Scan, from: number): null {
  const { text, settings } = scan;
  let end = from;
  for (let next = from; !starves(scan, next) && next - end <= LONGEST_DOMAIN; ) {
    end = next;
    if (text.charCodeAt(end) !== COMMERCIAL_AT) break;
    next = labelsEnd(settings.flags, text, end + 1);
  }
  return forbid(scan, end);
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
function isLocalPart(text: string): boolean {
  return text !== "" && text.length <= LONGEST_LOCAL && !/^\.|\.\.|\.$/.test(text);
}

/** Returns true if `mailto:` is directly before `start`. */
export function isAfterMailto(text: string, start: number): boolean {
  return text.charCodeAt(start - 1) === COLON && /mailto:$/i.test(text.slice(Math.max(0, start - MAILTO), start));
}

/** Behind `mailto:`, every domain is one. */
function isMailDomain({ text, settings }: Scan, start: number, end: number, hasScheme: boolean): boolean {
  const labels = readLabels(settings.flags, text, start, end);
  if (labels === null || labels.hasUnderscore) return false;
  if (hasScheme) return true;
  const { domain } = labels;
  const last = domain.lastIndexOf(".") + 1;
  return (
    isTopLevel(domain, last, domain.length) && (settings.domains === "top-level" ? last > 0 : isBelowSuffix(domain))
  );
}

const STOP = /[.\u3002\uff0e\uff61]/;
/** The length of `mailto:`. */
const MAILTO = 7;
const COLON = 0x3a;
const COMMERCIAL_AT = 0x40;
