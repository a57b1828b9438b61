import { FRAGMENT, PATH, type PercentEncodeSet, SPECIAL_QUERY } from "@url/percent";
import { anyOf } from "@url/serializer/internal";

// The grammar of components that serialize to themselves, as sources of regular expressions. `normal.ts` joins them to
// whole URLs. The accelerators in `fast/` match references, values of setters, and the rest of a URL of which one place
// has to be changed with the same sources.
//
// Every class excludes the delimiters that end its component, so a text matches in one way only, and each pattern is
// linear. V8 looks a unit up in a table if a class has many ranges, and has a branch for each of a few: a domain takes
// 53 ns with the class below, and 76 with [a-z0-9_.-].

/** What a domain can contain that the host parser does not change, without the dot. */
export const IN_LABEL = '!"$&-\\-0-9;=_`a-z{}~';

/**
 * Returns the pattern of a domain whose last label cannot be a number. Most domains end in a letter that no number
 * contains; in the others, the last label begins with a letter. `others` are alternatives for other hosts.
 */
export function domain(others = ""): string {
  const label = `[a-z_][${IN_LABEL}]*\\.?`;
  return `(?:[.${IN_LABEL}]*(?:[g-wyz]|\\.${label})|${label}${others})`;
}

/** Returns the pattern of a port below 60,000 that no scheme has as its default. */
export function port(): string {
  return `(?!0|${anyOf(1)}(?!\\d))[1-5]?\\d{1,4}`;
}

/** Returns the pattern of a path with its first slash. No segment of it can be a dot segment. */
export function absolutePath(): string {
  return `(?:/${segment()})+`;
}

/** Returns the pattern of a reference without scheme and authority: a path, a query, a fragment, or nothing. */
export function reference(): string {
  return `${segment()}(?:/${segment()})*${queryAndFragment()}`;
}

export function queryAndFragment(query: PercentEncodeSet = SPECIAL_QUERY): string {
  return `(?:\\?${outside(query)}*)?(?:#${outside(FRAGMENT)}*)?`;
}

/** Returns the pattern of a `file` URL whose path, query and fragment are `rest`. */
export function fileWith(rest: string): string {
  return `file://(?!localhost(?:/|$))(?:${domain()})?(?!/[A-Za-z]\\|)${rest}`;
}

/** "..a" and "%2ea" are not matched although they are not dot segments. "?" and "#" are in the path set. */
function segment(): string {
  const first = outside(PATH, "/\\\\.%");
  return `(?:(?:${first}|%(?!2[eE])|\\.${first})${outside(PATH, "/\\\\")}*)?`;
}

/** Returns the class of the units that are neither in `set`, which has everything beyond ASCII, nor in `delimiters`. */
export function outside({ members }: PercentEncodeSet, delimiters = ""): string {
  return `[^${delimiters}${members.source.slice(1)}`;
}

/**
 * Returns the sticky regular expression of a source. It takes a function, because a bundler keeps a call among the
 * arguments of a pure one.
 */
export function sticky(source: () => string): RegExp {
  return new RegExp(source(), "y");
}

/** The same for an expression that matches at the start of a text only. */
export function pattern(source: () => string): RegExp {
  return new RegExp(`^${source()}`);
}

/** Returns where the match of the sticky `pattern` at the offset `at` ends; 0 if there is none, or the text is too long. */
export function endOfMatch(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return text.length <= MAX_LENGTH && pattern.test(text) ? pattern.lastIndex : 0;
}

/**
 * V8 records a backtrack point for each repetition, and its regular-expression stack is limited to 64 MB. A longer input
 * would gain nothing: the test is a small part of its cost.
 */
export const MAX_LENGTH = 4096;
