import { editQuery } from "@url/parser/internal";
import { percentDecodeText } from "@url/percent";
import {
  expectBoolean,
  expectFunction,
  expectObject,
  expectOptions,
  type OptionChecks,
  oneOf,
} from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { type LocatedURL, queryOf } from "@url/serializer/internal";
import { type EditResult, succeed } from "./error.ts";
import { expectKnown } from "./known.ts";
import { entriesOf, type Params, type ParamValue, writePair } from "./params.ts";
import { expectTexts } from "./parts.ts";
import { type URLLike, withURL } from "./url-like.ts";

/** What {@link patchQuery} changes. Names and values are decoded. */
export interface QueryPatch {
  /** Gives each name one value, at the place of its first pair, or at the end; `null` removes the name. */
  readonly set?: Params<ParamValue | null> | undefined;
  /** Adds pairs at the end. */
  readonly append?: Params | undefined;
  /** Removes all pairs with one of these names. */
  readonly delete?: readonly string[] | undefined;
  /** Removes the pairs for which it returns true. */
  readonly deleteWhere?: ((name: string, value: string) => boolean) | undefined;
  /** Removes all pairs but those with one of these names. */
  readonly keepOnly?: readonly string[] | undefined;
  /** Sorts all pairs by their names, in UTF-16 code units; pairs with the same name stay in their order. */
  readonly sort?: boolean | undefined;
}

/** How {@link patchQuery} writes. */
export interface PatchQueryOptions {
  /** How a space is written in new pairs: "%20", which is the default, or "+". */
  readonly space?: "%20" | "+" | undefined;
}

/**
 * Changes some pairs of a query, and leaves the bytes of all others as they are, in their order. Pairs are removed first,
 * then set, appended and sorted; pairs that are set or appended are never removed. A pair that has the value already
 * stays as it is. A query of which nothing is left is removed. Fails with the parser's error for text that is not a URL.
 * @throws TypeError or RangeError for a wrong argument or option, and TypeError for an unknown change
 * @see https://url.spec.whatwg.org/#interface-urlsearchparams
 * @example orThrow(patchQuery("https://a/?b&c=%20d&e=1", { set: { e: "2 3" } })).href // → "https://a/?b&c=%20d&e=2%203"
 */
export function patchQuery(url: URLLike, patch: QueryPatch, options?: PatchQueryOptions): EditResult<URLRecord> {
  expectKnown(patch, "patchQuery", "patch", CHECKS);
  expectOptions(options, "patchQuery", OPTIONS);
  return withURL(url, "patchQuery", (record) => succeed(patchRecord(record, patch, options?.space)));
}

const CHECKS: OptionChecks<QueryPatch> = {
  set: expectObject,
  append: expectObject,
  delete: expectTexts,
  deleteWhere: expectFunction,
  keepOnly: expectTexts,
  sort: expectBoolean,
};
const OPTIONS: OptionChecks<PatchQueryOptions> = { space: /* @__PURE__ */ oneOf("%20", "+") };

/** `patchQuery` for a record and a patch that has been checked. */
export function patchRecord(url: LocatedURL, patch: QueryPatch, space?: string): LocatedURL {
  const { append, deleteWhere, keepOnly, sort } = patch;
  const toSet = new Map(patch.set && entriesOf(patch.set, "patchQuery", "set", true));
  const toDelete = patch.delete && new Set(patch.delete);
  const toKeep = keepOnly && new Set(keepOnly);
  const query = queryOf(url);
  const written = new Set<string>();
  let pieces: string[] = [];
  for (const piece of query === null ? [] : query.split("&")) {
    const [name, value] = decodePair(piece);
    if (piece !== "" && toSet.has(name)) {
      const newValue = toSet.get(name)!;
      if (newValue !== null && !written.has(name)) {
        pieces.push(value === newValue ? piece : writePair(name, newValue, space));
      }
      written.add(name);
    } else if (piece === "" || !(toDelete?.has(name) || (toKeep && !toKeep.has(name)) || deleteWhere?.(name, value))) {
      // "&&" has an empty piece, which is no pair.
      pieces.push(piece);
    }
  }
  for (const [name, value] of toSet) {
    if (value !== null && !written.has(name)) pieces.push(writePair(name, value, space));
  }
  if (append)
    for (const [name, value] of entriesOf(append, "patchQuery", "append")) pieces.push(writePair(name, value!, space));
  if (sort) pieces = sorted(pieces);
  const text = pieces.join("&");
  if (text === (query ?? "")) return url;
  return editQuery(url, text === "" ? null : text);
}

/** Sorts stably by name, in UTF-16 code units, as `URLSearchParams` does; an empty piece is left out. */
function sorted(pieces: readonly string[]): string[] {
  const named = pieces.filter(Boolean).map((piece) => ({ piece, name: decodePair(piece)[0] }));
  named.sort((a, b) => (a.name < b.name ? -1 : +(a.name > b.name)));
  return named.map(({ piece }) => piece);
}

function decodePair(piece: string): [name: string, value: string] {
  const equals = piece.indexOf("=");
  return equals === -1 ? [decode(piece), ""] : [decode(piece.slice(0, equals)), decode(piece.slice(equals + 1))];
}

function decode(text: string): string {
  return percentDecodeText(text.replace(/\+/g, " "));
}
