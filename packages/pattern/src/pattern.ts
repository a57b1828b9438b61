import type { ComponentName } from "./components.ts";
import type { PatternPart } from "./part.ts";
import type { PatternGroups } from "./typed/groups.ts";

/** One component of a pattern. */
export interface PatternComponent {
  /** The pattern in its normal form, as the attribute of `URLPattern` returns it. */
  readonly pattern: string;
  /** What it consists of, with the ranges in the text that was parsed; empty ranges for what is not in that text. */
  readonly parts: readonly PatternPart[];
  /** The names of its groups, in their order. */
  readonly groupNames: readonly string[];
  /** True if one of its groups is a regular expression. */
  readonly hasRegExpGroups: boolean;
}

declare const pattern: unique symbol;

/**
 * A parsed pattern, immutable. It comes from `parsePattern` or `patternOf`. `Known` has the groups that the compiler knows.
 * @see https://urlpattern.spec.whatwg.org/#url-pattern-struct
 */
export interface Pattern<Known extends PatternGroups = PatternGroups>
  extends Readonly<Record<ComponentName, PatternComponent>> {
  /** True if pathname, search and hash are matched without regard to case. */
  readonly ignoreCase: boolean;
  /** True if one of the groups is a regular expression. */
  readonly hasRegExpGroups: boolean;
  /** Exists in the type only, so that no other object is taken for a pattern. */
  readonly [pattern]: Known;
}
