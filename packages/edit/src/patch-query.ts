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
import { decodePart, EQUALS_SIGN, replaceQuery, sortPieces } from "./pieces.ts";
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
  const toSet = patch.set && entriesOf(patch.set, "patchQuery", "set", true);
  const find = toSet && finderOf(toSet);
  const added = patch.append && entriesOf(patch.append, "patchQuery", "append");
  const toDelete = patch.delete && new Set(patch.delete);
  const toKeep = patch.keepOnly && new Set(patch.keepOnly);
  const { deleteWhere } = patch;
  const query = queryOf(url) ?? "";
  const runs: string[] = [];
  let runStart = 0;
  // a=1&b=2&c=3
  // ^ runStart: after the last piece that was removed or replaced
  //     ^ start  ^ end
  for (let start = 0, end: number; start < query.length; start = end + 1) {
    end = query.indexOf("&", start);
    if (end === -1) end = query.length;
    // "&&" has an empty piece, which is not a pair.
    if (end === start) continue;
    // Most names have nothing to decode, which the search for "=" finds out on its way.
    let isPlain = true;
    let nameEnd = start;
    for (; nameEnd < end; nameEnd++) {
      const unit = query.charCodeAt(nameEnd);
      if (unit === EQUALS_SIGN) break;
      if (unit === PERCENT_SIGN || unit === PLUS_SIGN) isPlain = false;
    }
    const name = isPlain ? query.slice(start, nameEnd) : decodePart(query.slice(start, nameEnd));
    const entry = find?.(name);
    const newValue = entry?.[1];
    if (entry === undefined) {
      const isRemoved =
        toDelete?.has(name) ||
        (toKeep && !toKeep.has(name)) ||
        deleteWhere?.(name, decodePart(query.slice(nameEnd + 1, end)));
      if (!isRemoved) continue;
    } else {
      // Set once: the other pairs with this name are removed.
      entry[1] = null;
      if (newValue !== null && newValue === decodePart(query.slice(nameEnd + 1, end))) continue;
    }
    if (start > runStart) runs.push(query.slice(runStart, start - 1));
    if (newValue != null) runs.push(writePair(name, newValue, space));
    runStart = end + 1;
  }
  if (runStart <= query.length && query !== "") runs.push(query.slice(runStart));
  for (const [name] of toSet ?? []) {
    const entry = find!(name)!;
    if (entry[1] !== null) runs.push(writePair(name, entry[1], space));
    entry[1] = null;
  }
  for (const [name, value] of added ?? []) runs.push(writePair(name, value!, space));
  const text = runs.join("&");
  return replaceQuery(url, patch.sort ? sortPieces(text) : text);
}

/** A name and its new value, which becomes `null` when it is written. */
type Entry = [name: string, value: string | null];

/**
 * Returns a function that finds an entry by its name: the last one with it, as in a Map. Few entries are compared one by one:
 * a Map hashes each name of the query, which took half of the time of a patch.
 */
function finderOf(entries: readonly Entry[]): (name: string) => Entry | undefined {
  if (entries.length > 8) {
    const map = new Map(entries.map((entry) => [entry[0], entry]));
    return (name) => map.get(name);
  }
  return (name) => {
    for (let i = entries.length - 1; i >= 0; i--) if (entries[i]![0] === name) return entries[i];
    return undefined;
  };
}

const PERCENT_SIGN = 0x25;
const PLUS_SIGN = 0x2b;
