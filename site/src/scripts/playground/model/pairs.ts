import { setQuery } from "@url/parser";
import { queryOf, type URLRecord } from "@url/serializer";
import { parseString, serialize } from "@url/urlencoded";
import { CELL, MOST_PAIRS } from "./limits.ts";

/** A pair of the query. A pair that is too long to show can be moved and removed, but not typed into. */
export interface PairView {
  readonly name: string;
  readonly value: string;
  readonly editable: boolean;
}

export interface PairsView {
  readonly pairs: readonly PairView[];
  /** How many more pairs the query has. */
  readonly omitted: number;
  /** How many pairs it has in all. */
  readonly total: number;
}

/** A change of the pairs. `index` counts the pairs of the query from 0. */
export type PairEdit =
  | { readonly kind: "set"; readonly index: number; readonly name: string; readonly value: string }
  | { readonly kind: "append"; readonly name: string; readonly value: string }
  | { readonly kind: "remove"; readonly index: number }
  | { readonly kind: "move"; readonly index: number; readonly to: number };

/** Returns the first pairs of the query. */
export function viewPairs(url: URLRecord): PairsView {
  const pieces = piecesOf(url);
  const pairs = pieces.slice(0, MOST_PAIRS).map((piece) => {
    const [name, value] = parseString(piece)[0] ?? ["", ""];
    const editable = name.length <= CELL && value.length <= CELL;
    return { name: name.slice(0, CELL), value: value.slice(0, CELL), editable };
  });
  return { pairs, omitted: pieces.length - pairs.length, total: pieces.length };
}

/** Changes one pair, and leaves the bytes of all others as they are. Returns the URL itself if there is no such pair. */
export function editPairs(url: URLRecord, edit: PairEdit): URLRecord {
  const pieces = piecesOf(url);
  if (edit.kind !== "append" && pieces[edit.index] === undefined) return url;
  switch (edit.kind) {
    case "set":
      pieces[edit.index] = serialize([[edit.name, edit.value]]);
      break;
    case "append":
      pieces.push(serialize([[edit.name, edit.value]]));
      break;
    case "remove":
      pieces.splice(edit.index, 1);
      break;
    case "move": {
      const [piece] = pieces.splice(edit.index, 1);
      pieces.splice(edit.to, 0, piece!);
    }
  }
  const result = setQuery(url, pieces.length === 0 ? null : pieces.join("&"));
  return result.ok ? result.value : url;
}

/** Returns the bytes of each pair. The form parser skips what is empty between two "&", and so does this. */
function piecesOf(url: URLRecord): string[] {
  return (queryOf(url) ?? "").split("&").filter((piece) => piece !== "");
}
