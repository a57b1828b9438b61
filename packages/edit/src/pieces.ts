import { FRAGMENT_START, splice } from "@url/parser/internal";
import { percentDecodeText } from "@url/percent";
import type { LocatedURL } from "@url/serializer/internal";

// The pieces of a query between its "&": pairs, encoded as they are, and empty texts.

/** Replaces the query by a canonical one; removes it if nothing is left of it. */
export function replaceQuery(url: LocatedURL, query: string): LocatedURL {
  // An empty query that nothing changed stays.
  if (query === "" && url.fragmentStart - url.queryStart < 2) return url;
  return splice(url, url.queryStart, url.fragmentStart, query === "" ? "" : `?${query}`, FRAGMENT_START);
}

/** Sorts the pairs stably by name, in UTF-16 code units, as `URLSearchParams` does; empty pieces are left out. */
export function sortPieces(query: string): string {
  const pieces = query.split("&").filter(Boolean);
  const named = pieces.map((piece) => ({
    piece,
    name: decodePart(piece.slice(0, findNameEnd(piece, 0, piece.length))),
  }));
  named.sort((a, b) => (a.name < b.name ? -1 : +(a.name > b.name)));
  return named.map(({ piece }) => piece).join("&");
}

/** Returns where the name in `query[start, end)` ends. */
function findNameEnd(query: string, start: number, end: number): number {
  // A loop and not `indexOf`, which would go beyond `end`, and read "a&a&a…" once for each pair.
  let at = start;
  while (at < end && query.charCodeAt(at) !== EQUALS_SIGN) at++;
  return at;
}

/** Decodes a name or a value. */
export function decodePart(text: string): string {
  // Most texts have neither: two searches take 15 ns, and a `replace` that finds nothing 60.
  return text.includes("+") || text.includes("%") ? percentDecodeText(text.replace(/\+/g, " ")) : text;
}

export const EQUALS_SIGN = 0x3d;
