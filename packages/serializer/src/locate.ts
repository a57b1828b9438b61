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

  const fragmentStart = indexOfBefore(href, "#", authorityStart, href.length);
  const queryStart = indexOfBefore(href, "?", authorityStart, fragmentStart);
  const pathStart = indexOfBefore(href, "/", authorityStart, queryStart);
  // Backwards: without credentials and port, which is the rule, the way to the scheme's ":" is the shorter one.
  const at = href.lastIndexOf("@", pathStart);
  const hostStart = at < authorityStart ? authorityStart : at + 1;
  // Userinfo has its own ":" percent-encoded.
  const usernameEnd = at < authorityStart ? authorityStart : indexOfBefore(href, ":", authorityStart, at);
  // [::1]:80/ has its last ":" outside the brackets, [::1]/ inside.
  const colon = href.lastIndexOf(":", pathStart);
  const hostEnd = colon < hostStart || href.charCodeAt(pathStart - 1) === RIGHT_SQUARE_BRACKET ? pathStart : colon;
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

/** Every record is made here, so all have one shape. */
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

const RIGHT_SQUARE_BRACKET = 0x5d;
