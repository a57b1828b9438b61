import { DOT } from "../characters/flags.ts";
import type { Link } from "../link.ts";
import { isDigit } from "./labels.ts";
import { forbid, type Scan, starves } from "./scan.ts";
import { NO_END, walk } from "./walk.ts";

/**
 * Returns where the link that starts at `start` and whose host ends at `hostEnd` ends: behind the port, the path, the query
 * or the fragment. A full stop behind the host belongs to it only if one of these follows. {@link NO_END} if the port is out
 * of range, or the link is too long, or not decided.
 */
export function tailEnd(scan: Scan, start: number, hostEnd: number): number {
  const { text, settings } = scan;
  let at = hostEnd;
  const next = text.charCodeAt(at + 1);
  const goesOn = isStart(next) || (next === COLON && isDigit(text.charCodeAt(at + 2)));
  if (goesOn && (settings.flags.units[text.charCodeAt(at)] as number) & DOT) at++;
  if (text.charCodeAt(at) === COLON && isDigit(text.charCodeAt(at + 1))) {
    let port = 0;
    let end = at + 1;
    for (; isDigit(text.charCodeAt(end)) && end < at + 7; end++) port = port * 10 + text.charCodeAt(end) - 0x30;
    if (port > 65_535) {
      scan.at = end;
      return NO_END;
    }
    at = end;
  }
  if (isStart(text.charCodeAt(at))) return walk(scan, start, at);
  if (starves(scan, at)) return NO_END;
  if (at - start <= settings.maxLength) return at;
  scan.at = at;
  return NO_END;
}

/** Returns the URL `text[start, end)`, or null if there is {@link NO_END}: then the search goes on at `from` or later. */
export function linkFrom(scan: Scan, start: number, end: number, from: number, hasScheme: boolean): Link | null {
  if (end === NO_END) return scan.isStarved ? null : forbid(scan, Math.max(scan.at, from));
  forbid(scan, end);
  return { kind: "url", text: scan.text.slice(start, end), start, end, hasScheme };
}

/** A path, a query or a fragment starts with it. */
export function isStart(unit: number): boolean {
  return unit === 0x2f || unit === 0x3f || unit === 0x23;
}

const COLON = 0x3a;
