import type { Result } from "@url/result";
import type { ComponentName } from "./components.ts";

/**
 * Why a pattern is rejected. The Standard has no names for these errors; it only throws a TypeError.
 * - `base-invalid`: the base URL is not a URL; `reason` says why
 * - `base-missing`: the text has no protocol, and there is no base URL
 * - `base-twice`: an object with components, and a base URL beside it (of the class only)
 * - `brace-unclosed`: a "{" without its "}", or with what cannot be in a group
 * - `component-invalid`: fixed text that no URL can have at this place; `reason` says why
 * - `escape-incomplete`: a "\\" at the end
 * - `name-duplicate`: two groups of one component with the same name
 * - `name-missing`: a ":" without a name
 * - `regexp-capturing-group`: a "(" inside a regular expression without "?" behind it
 * - `regexp-empty`: "()"
 * - `regexp-invalid`: the engine rejects the regular expression
 * - `regexp-non-ASCII`: a regular expression with a character beyond ASCII
 * - `regexp-question-mark`: a regular expression that starts with "?"
 * - `regexp-unclosed`: a "(" without its ")"
 * - `unexpected`: a "?", "+" or "}" that follows no group
 * - `regexp-refused`, `too-long`, `too-many-parts`: what the options of `parsePattern` do not allow
 */
export type PatternErrorCode =
  | "base-invalid"
  | "base-missing"
  | "base-twice"
  | "brace-unclosed"
  | "component-invalid"
  | "escape-incomplete"
  | "name-duplicate"
  | "name-missing"
  | "regexp-capturing-group"
  | "regexp-empty"
  | "regexp-invalid"
  | "regexp-non-ASCII"
  | "regexp-question-mark"
  | "regexp-refused"
  | "regexp-unclosed"
  | "too-long"
  | "too-many-parts"
  | "unexpected";

/** Why a pattern is rejected, and where: a range in UTF-16 code units of the text, or of the member that `in` names. */
export interface PatternFailure {
  readonly code: PatternErrorCode;
  readonly start: number;
  readonly end: number;
  /** The member of the object that the range is of, or `baseURL` for the base. Absent for a pattern that is one text. */
  readonly in?: ComponentName | "baseURL";
  /** The error of the URL parser, or the message of the regular expression engine. */
  readonly reason?: string;
}

/** What the ranges of a component's text become: ranges of what the caller passed. */
export interface Place {
  /** Where the component starts. Negative if something was put before it; such a place becomes 0. */
  readonly offset: number;
  readonly in?: ComponentName | "baseURL" | undefined;
}

/**
 * Ends the parse. The Standard throws at a dozen places, and so do we: a result at each of them takes more code.
 * `attempt` catches it.
 */
export function throwFailure(code: PatternErrorCode, place: Place, start: number, end: number, reason?: string): never {
  const failure = { code, start: inText(place, start), end: inText(place, end) };
  throw Object.assign(failure, place.in && { in: place.in }, reason && { reason });
}

/** Returns what an offset into the text of a component is in what the caller passed. */
export function inText(place: Place, at: number): number {
  return Math.max(0, at + place.offset);
}

/** Returns the result of `parse`. */
export function attempt<Value>(parse: () => Value): Result<Value, PatternFailure> {
  try {
    return { ok: true, value: parse() };
  } catch (error) {
    // `throwFailure` throws plain objects. Anything else, such as the RangeError of a full stack, passes through.
    if (error instanceof Error) throw error;
    return { ok: false, error: error as PatternFailure };
  }
}
