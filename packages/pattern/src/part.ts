/** What a part matches: itself, up to the next delimiter, everything, or a regular expression. */
export type PatternPartType = "fixed-text" | "segment-wildcard" | "full-wildcard" | "regexp";

/** How often a part matches. */
export type PatternModifier = "none" | "optional" | "zero-or-more" | "one-or-more";

/**
 * A piece of a pattern: fixed text, or one group with the fixed text around it that belongs to it.
 * @see https://urlpattern.spec.whatwg.org/#part
 */
export interface PatternPart {
  readonly type: PatternPartType;
  /** The fixed text in the form that it has in a URL, or the source of the regular expression. "" for a wildcard. */
  readonly value: string;
  readonly modifier: PatternModifier;
  /** The name of the group, a number if it was given none. "" for fixed text. */
  readonly name: string;
  /** Fixed text before the group that repeats, or is left out, with it. */
  readonly prefix: string;
  /** The same, after the group. */
  readonly suffix: string;
  /** Where the part is in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/**
 * What differs between components.
 * @see https://urlpattern.spec.whatwg.org/#options-header
 */
export interface Syntax {
  /** Where a segment ends: ".", "/" or, if it is "", nowhere. */
  readonly delimiter: string;
  /** What becomes the prefix of a group if it is directly before it: "/" or "". */
  readonly prefix: string;
}

/** @see https://urlpattern.spec.whatwg.org/#default-options */
export const DEFAULT_SYNTAX: Syntax = { delimiter: "", prefix: "" };

/** @see https://urlpattern.spec.whatwg.org/#hostname-options */
export const HOSTNAME_SYNTAX: Syntax = { delimiter: ".", prefix: "" };

/** @see https://urlpattern.spec.whatwg.org/#pathname-options */
export const PATHNAME_SYNTAX: Syntax = { delimiter: "/", prefix: "/" };
