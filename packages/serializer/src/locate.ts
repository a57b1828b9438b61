import type { URLRecord } from "./record.ts";

/**
 * The record of a canonical `href`: one that `serializeURL` made or the parser accepted as its own
 * serialization. For any other string the offsets mean nothing.
 */
export function locate(href: string): URLRecord {
  const schemeEnd = href.indexOf(":");
  const authorityStart = schemeEnd + 3;
  // A path that starts with "//" is written "/.//", so "//" always announces a host.
  if (!href.startsWith("//", schemeEnd + 1)) return locateWithoutHost(href, schemeEnd);

  // One pass over the authority, which is short: four calls of indexOf and lastIndexOf cost 20 ns more.
  let pathStart = authorityStart;
  let usernameEnd = authorityStart;
  let hostStart = authorityStart;
  let colon = -1;
  for (; pathStart < href.length; pathStart++) {
    const unit = href.charCodeAt(pathStart);
    if (unit === SOLIDUS || unit === QUESTION_MARK || unit === NUMBER_SIGN) break;
    if (unit === COLON) {
      colon = pathStart;
    } else if (unit === COMMERCIAL_AT) {
      // The only one: userinfo has its own "@" and ":" percent-encoded, and a host can hold no "@".
      usernameEnd = colon === -1 ? pathStart : colon;
      hostStart = pathStart + 1;
      colon = -1;
    }
  }
  // [::1]:80/ has its last ":" outside the brackets, [::1]/ inside.
  const hostEnd = colon === -1 || href.charCodeAt(pathStart - 1) === RIGHT_SQUARE_BRACKET ? pathStart : colon;
  const fragmentStart = indexOfBefore(href, "#", pathStart, href.length);
  const queryStart = indexOfBefore(href, "?", pathStart, fragmentStart);
  return record(href, schemeEnd, usernameEnd, hostStart, hostEnd, pathStart, queryStart, fragmentStart);
}

function locateWithoutHost(href: string, schemeEnd: number): URLRecord {
  const none = schemeEnd + 1;
  const fragmentStart = indexOfBefore(href, "#", none, href.length);
  const queryStart = indexOfBefore(href, "?", none, fragmentStart);
  const pathStart = href.startsWith("/.//", none) ? none + 2 : none;
  return record(href, schemeEnd, none, none, none, pathStart, queryStart, fragmentStart);
}

/** Where `character` first stands in `href[start, end)`; `end` when it does not. */
function indexOfBefore(href: string, character: string, start: number, end: number): number {
  const index = href.indexOf(character, start);
  return index === -1 || index > end ? end : index;
}

/** One order of properties, so that V8 sees one shape; the parser's `splice` keeps to it. */
function record(
  href: string,
  schemeEnd: number,
  usernameEnd: number,
  hostStart: number,
  hostEnd: number,
  pathStart: number,
  queryStart: number,
  fragmentStart: number,
): URLRecord {
  return { href, schemeEnd, usernameEnd, hostStart, hostEnd, pathStart, queryStart, fragmentStart };
}

const NUMBER_SIGN = 0x23;
const SOLIDUS = 0x2f;
const COLON = 0x3a;
const QUESTION_MARK = 0x3f;
const COMMERCIAL_AT = 0x40;
const RIGHT_SQUARE_BRACKET = 0x5d;
