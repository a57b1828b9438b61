import type { URLLike } from "@url/parser";
import { expectOptions, type OptionChecks, oneOf, propertyOf, refuse } from "@url/result/internal";
import type { CompiledPattern } from "../create.ts";
import {
  createMatch,
  expectPattern,
  type Found,
  hostOf,
  type MatchInput,
  matchesFound,
  type PatternLike,
  type PatternMatch,
  pathnameOf,
  read,
} from "../match/pattern-match.ts";
import type { Pattern } from "../pattern.ts";
import { compareSpecific } from "./compare-specific.ts";
import { ANY_HOST, eachHostKey, hostKeysOfPattern } from "./hosts.ts";
import { tokensOfPattern } from "./tokens.ts";
import { addTo, createTree, removeFrom, type Tree, visitPath, visitTokens } from "./tree.ts";
import { covers, type PatternWarning, shapeOf } from "./warnings.ts";

/** A pattern and what belongs to it. */
export type PatternEntry<Value> = readonly [pattern: PatternLike, value: Value];

/** How a list chooses among the patterns that match. */
export interface PatternListOptions {
  /**
   * `first` takes the pattern that was added first. `specific` takes the one that leaves least open: it compares the
   * hostnames, and if they are equal pathname, port, protocol, search, hash, username and password, each as
   * `compareComponent` does; if all are equal, the first. The default is `first`.
   */
  readonly order?: "first" | "specific" | undefined;
}

/** The pattern that matches, what belongs to it, and what its groups are. */
export interface ListMatch<Value> {
  readonly value: Value;
  readonly pattern: Pattern;
  readonly match: PatternMatch;
}

/** Many patterns, of which one is found for a URL. */
export interface PatternList<Value> {
  /** Returns the pattern that matches, or `null`. */
  match(input: MatchInput, base?: URLLike): ListMatch<Value> | null;
  /** Adds a pattern behind all others. Returns what is suspicious about it. */
  insert(pattern: PatternLike, value: Value): readonly PatternWarning[];
  /** Removes what was added with this very pattern. Returns true if it was there. */
  remove(pattern: PatternLike): boolean;
  /** The number of patterns. */
  readonly size: number;
  /** What was suspicious when the list was made: patterns that no URL reaches, and those between which only the order decides. */
  readonly warnings: readonly PatternWarning[];
}

interface Entry<Value> {
  readonly pattern: CompiledPattern;
  readonly value: Value;
  readonly rank: number;
}

/** The patterns of each key of a host, by the segments of their paths. Those that ignore case are filed in lower case, apart. */
type Hosts<Value> = Map<string, Tree<Entry<Value>>>;

/**
 * Makes a list of patterns. The patterns are filed by hosts and by the segments of their paths, so the time to find one
 * depends on how many of them share both, and hardly on how many there are.
 * @throws TypeError if an entry is not a pair of a pattern and a value, or for a wrong option
 * @example createPatternList([[orThrow(parsePattern({ pathname: "/books/:id" })), "book"]]).match("https://a.example/books/1")?.value // → "book"
 */
export function createPatternList<Value>(
  entries: Iterable<PatternEntry<Value>> = [],
  options: PatternListOptions = {},
): PatternList<Value> {
  expectOptions(options, "createPatternList", LIST_OPTIONS);
  const isSpecific = options.order === "specific";
  const exact: Hosts<Value> = new Map();
  const folded: Hosts<Value> = new Map();
  const added = new Map<Pattern, Entry<Value>>();
  /** The first pattern of each shape, because two of the same shape match the same. */
  const shapes = new Map<string, Pattern>();
  let nextRank = 0;
  const warnings: PatternWarning[] = [];

  function insert(given: PatternLike, value: Value): PatternWarning[] {
    const pattern = expectPattern(given, "insert");
    remove(pattern);
    const shape = shapeOf(pattern);
    const by = shapes.get(shape) ?? (isSpecific ? undefined : findCover(pattern));
    const entry = { pattern, value, rank: nextRank++ };
    const hosts = pattern.ignoreCase ? folded : exact;
    const tokens = tokensOfPattern(pattern, pattern.ignoreCase);
    for (const key of hostKeysOfPattern(pattern)) {
      let tree = hosts.get(key);
      if (!tree) {
        tree = createTree();
        hosts.set(key, tree);
      }
      addTo(tree, tokens, entry);
    }
    added.set(pattern, entry);
    if (!by) shapes.set(shape, pattern);
    return by ? [{ code: isSpecific ? "conflict" : "unreachable", pattern, by }] : [];
  }

  /** Returns a pattern that is already there and matches all that `pattern` matches, if one of those near it does. */
  function findCover(pattern: CompiledPattern): CompiledPattern | undefined {
    let cover: CompiledPattern | undefined;
    let left = NEAR;
    const visit = (entries: readonly Entry<Value>[]): void => {
      for (let index = 0; index < entries.length && left > 0 && !cover; index++, left--) {
        if (covers(entries[index]!.pattern, pattern)) cover = entries[index]!.pattern;
      }
    };
    for (const hosts of [exact, folded]) {
      const tokens = tokensOfPattern(pattern, hosts === folded);
      for (const key of hostKeysOfPattern(pattern)) {
        eachTree(hosts, key, (tree) => visitTokens(tree, tokens, visit));
      }
    }
    return cover;
  }

  function remove(given: PatternLike): boolean {
    const pattern = expectPattern(given, "remove");
    const entry = added.get(pattern);
    if (!entry) return false;
    added.delete(pattern);
    const shape = shapeOf(pattern);
    if (shapes.get(shape) === pattern) shapes.delete(shape);
    const hosts = pattern.ignoreCase ? folded : exact;
    const tokens = tokensOfPattern(pattern, pattern.ignoreCase);
    for (const key of hostKeysOfPattern(pattern)) {
      if (removeFrom(hosts.get(key)!, tokens, entry)) hosts.delete(key);
    }
    return true;
  }

  function match(input: MatchInput, base?: URLLike): ListMatch<Value> | null {
    const found = read(input, base, "match");
    if (found === undefined) return null;
    let result: Entry<Value> | null = null;
    const visit = (entries: readonly Entry<Value>[]): void => {
      for (let index = 0; index < entries.length; index++) {
        const entry = entries[index]!;
        if (result && !comesBefore(entry, result)) continue;
        if (matchesFound(entry.pattern, found)) result = entry;
      }
    };
    const path = pathnameOf(found);
    if (exact.size > 0) eachTree(exact, found, (tree) => visitPath(tree, path, visit));
    if (folded.size > 0) {
      const lower = path.toLowerCase();
      eachTree(folded, found, (tree) => visitPath(tree, lower, visit));
    }
    // The compiler does not see that the callback assigns it.
    const entry = result as Entry<Value> | null;
    return entry && { value: entry.value, pattern: entry.pattern, match: createMatch(entry.pattern, found) };
  }

  function comesBefore(left: Entry<Value>, right: Entry<Value>): boolean {
    const order = isSpecific ? compareSpecific(left.pattern, right.pattern) : 0;
    return order === 0 ? left.rank < right.rank : order > 0;
  }

  const wrong = (value: unknown): never =>
    refuse(value, "createPatternList", "entries", "an iterable of pairs of a pattern and a value");
  // A view holds numbers; reading it throws if its buffer was detached.
  const isList = typeof entries === "object" && typeof propertyOf(entries, Symbol.iterator) === "function";
  if (!isList || ArrayBuffer.isView(entries)) wrong(entries);
  let index = 0;
  for (const entry of entries) {
    if (!Array.isArray(entry)) wrong(entry);
    const pattern = expectPattern(entry[0], "createPatternList", `entries[${index++}]`);
    for (const warning of insert(pattern, entry[1])) warnings.push(warning);
  }
  return {
    match,
    insert,
    remove,
    get size() {
      return added.size;
    },
    warnings,
  };
}

/** Calls `visit` with the trees of patterns that can match a host: a key of one, or that of a URL. */
function eachTree<Value>(hosts: Hosts<Value>, host: string | Found, visit: (tree: Tree<Entry<Value>>) => void): void {
  // A router often has patterns of paths alone. Then no part of a host is looked up: a third of the time.
  const any = hosts.get(ANY_HOST);
  if (any && hosts.size === 1) {
    visit(any);
    return;
  }
  eachHostKey(typeof host === "string" ? host : hostOf(host), (key) => {
    const tree = hosts.get(key);
    if (tree) visit(tree);
  });
}

/** How many patterns near a new one are compared with it, so that the time to make a list stays linear. */
const NEAR = 100;

export const LIST_OPTIONS: OptionChecks<PatternListOptions> = { order: /* @__PURE__ */ oneOf("first", "specific") };
