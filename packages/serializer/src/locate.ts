import type { URLRecord } from "./record.ts";

/**
 * The record of a canonical `href`: one that `serializeURL` made or the parser accepted as its own
 * serialization. For any other string the offsets mean nothing.
 */
export function locate(href: string): URLRecord {
  const schemeEnd = href.indexOf(":");
  const fragmentStart = indexOfBefore(href, "#", schemeEnd, href.length);
  const queryStart = indexOfBefore(href, "?", schemeEnd, fragmentStart);

  // A path that starts with "//" is written "/.//", so "//" always announces a host.
  if (!href.startsWith("//", schemeEnd + 1)) {
    const none = schemeEnd + 1;
    const pathStart = href.startsWith("/.//", none) ? none + 2 : none;
    return record(href, schemeEnd, none, none, none, pathStart, queryStart, fragmentStart);
  }

  const authorityStart = schemeEnd + 3;
  const pathStart = indexOfBefore(href, "/", authorityStart, queryStart);
  // Userinfo has its own "@" and ":" percent-encoded and a host can hold no "@", so the first one decides.
  const at = indexOfBefore(href, "@", authorityStart, pathStart);
  const hostStart = at === pathStart ? authorityStart : at + 1;
  const usernameEnd = at === pathStart ? authorityStart : indexOfBefore(href, ":", authorityStart, at);
  const hostEnd =
    href.charCodeAt(hostStart) === LEFT_SQUARE_BRACKET
      ? href.indexOf("]", hostStart) + 1
      : indexOfBefore(href, ":", hostStart, pathStart);
  return record(href, schemeEnd, usernameEnd, hostStart, hostEnd, pathStart, queryStart, fragmentStart);
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

const LEFT_SQUARE_BRACKET = 0x5b;
