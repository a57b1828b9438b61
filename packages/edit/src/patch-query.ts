import type { URLLike } from "@url/parser";
import { type Check, expectKnown, flagOf, type OptionChecks, refuseType } from "@url/result/internal";
import { type Edited, keepForm, readEnds } from "./form.ts";
import { type Entry, entriesOf, expectTexts, type Params, writePair } from "./params.ts";
import { decodePart, sortPieces } from "./pieces.ts";

/** What {@link patchQuery} changes. Names and values are decoded. */
export interface QueryPatch {
  /**
   * Gives each name these values: its pairs get them one after the other, pairs beyond them are removed, and values beyond
   * the pairs come at the end. `null` or an empty array removes the name, `undefined` leaves it alone.
   */
  readonly set?: Params | undefined;
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
  /** Writes a space in new pairs as "+", as a form does. The default is false: as "%20". */
  readonly spaceAsPlus?: boolean | undefined;
}

/**
 * Changes some pairs of the query of a URL or a reference, and leaves the bytes of all others as they are, in their order.
 * Pairs are removed first, then set, appended and sorted; pairs that are set or appended are never removed. A pair that
 * has the value already stays as it is. A query of which nothing is left is removed. Never fails.
 * @throws TypeError or RangeError for a wrong argument or option, and TypeError for an unknown change
 * @see https://url.spec.whatwg.org/#interface-urlsearchparams
 * @example patchQuery("/a?b&c=%20d&e=1", { set: { e: "2 3" } }) // → "/a?b&c=%20d&e=2%203"
 */
export function patchQuery<T extends URLLike>(url: T, patch: QueryPatch, options?: PatchQueryOptions): Edited<T> {
  expectKnown(patch, "patchQuery", "patch", CHECKS);
  return patchText(url, "patchQuery", patch, flagOf(options, "spaceAsPlus", "patchQuery"));
}

const CHECKS: OptionChecks<QueryPatch> = {
  // What reads them checks them.
  set() {},
  append() {},
  delete: expectTexts,
  deleteWhere: /* @__PURE__ */ ofType("function", "a function"),
  keepOnly: expectTexts,
  sort: /* @__PURE__ */ ofType("boolean", "true or false"),
};

function ofType(type: "function" | "boolean", expected: string): Check {
  return (value, where, name) => {
    if (typeof value !== type) refuseType(value, where, name, expected);
  };
}

/** `patchQuery` on behalf of the function `where`, with a patch that has been checked. */
export function patchText<T extends URLLike>(url: T, where: string, patch: QueryPatch, plus?: boolean): Edited<T> {
  const { href, queryStart, fragmentStart } = readEnds(url, where);
  const query = href.slice(queryStart + 1, fragmentStart);
  const patched = patchPairs(query, patch, plus);
  if (patched === query) return keepForm(url, href, queryStart, fragmentStart);
  // A query that was empty stays, and so does the "?" of a reference that is nothing but a query: without it, it would
  // mean the query of its base.
  const written = patched === "" && queryStart > 0 ? "" : `?${patched}`;
  const changed = href.slice(0, queryStart) + written + href.slice(fragmentStart);
  return keepForm(url, changed, queryStart, queryStart + written.length);
}

function patchPairs(query: string, patch: QueryPatch, plus?: boolean): string {
  const [settings, find] = group(patch.set ? entriesOf(patch.set, "patchQuery", "set") : []);
  const added = patch.append && entriesOf(patch.append, "patchQuery", "append");
  const toDelete = patch.delete && new Set(patch.delete);
  const toKeep = patch.keepOnly && new Set(patch.keepOnly);
  const { deleteWhere } = patch;
  // Most queries have nothing to decode, which two searches tell.
  const decode = query.includes("%") || query.includes("+") ? decodePart : (part: string) => part;
  let text: string | undefined;
  const add = (run: string): void => {
    text = text === undefined ? run : `${text}&${run}`;
  };
  let runStart = 0;
  // a=1&b=2&c=3
  // ^ runStart: after the last piece that was removed or replaced
  //     ^ start  ^ end
  for (let start = 0, end: number; start < query.length; start = end + 1) {
    end = query.indexOf("&", start);
    if (end === -1) end = query.length;
    // "&&" has an empty piece, which is not a pair.
    if (end === start) continue;
    let nameEnd = start;
    while (nameEnd < end && query.charCodeAt(nameEnd) !== EQUALS_SIGN) nameEnd++;
    const name = decode(query.slice(start, nameEnd));
    const setting = find(name);
    let newValue: string | undefined;
    if (setting === undefined) {
      const isRemoved =
        toDelete?.has(name) ||
        (toKeep && !toKeep.has(name)) ||
        deleteWhere?.(name, decode(query.slice(nameEnd + 1, end)));
      if (!isRemoved) continue;
    } else {
      newValue = setting.values[setting.used++];
      if (newValue !== undefined && newValue === decode(query.slice(nameEnd + 1, end))) continue;
    }
    if (start > runStart) add(query.slice(runStart, start - 1));
    if (newValue !== undefined) add(writePair(name, newValue, plus));
    runStart = end + 1;
  }
  if (runStart <= query.length && query !== "") add(query.slice(runStart));
  for (const { name, values, used } of settings) {
    for (let i = used; i < values.length; i++) add(writePair(name, values[i]!, plus));
  }
  for (const [name, value] of added ?? []) if (value !== null) add(writePair(name, value, plus));
  text ??= "";
  return patch.sort ? sortPieces(text) : text;
}

const EQUALS_SIGN = 0x3d;

/** A name, its values, and how many of them have been written. */
interface Setting {
  readonly name: string;
  readonly values: string[];
  used: number;
}

/** Returns a setting for each name, and a function that finds it. */
function group(entries: readonly Entry[]): [Setting[], find: (name: string) => Setting | undefined] {
  const settings: Setting[] = [];
  // A Map hashes each name of the query, which takes longer than to compare it with a few.
  const map = entries.length > 8 && new Map<string, Setting>();
  const find = (name: string): Setting | undefined => {
    if (map) return map.get(name);
    for (const setting of settings) if (setting.name === name) return setting;
    return undefined;
  };
  for (const [name, value] of entries) {
    let setting = find(name);
    if (!setting) {
      settings.push((setting = { name, values: [], used: 0 }));
      if (map) map.set(name, setting);
    }
    if (value !== null) setting.values.push(value);
  }
  return [settings, find];
}
