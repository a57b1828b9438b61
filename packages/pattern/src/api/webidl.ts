import { scalarValuesOf } from "@url/percent/internal";
import type { URLPatternInit } from "../components.ts";

/** What a pattern is made of, and what is matched: a text, or an object with a text for each component. */
export type URLPatternInput = string | URLPatternInit;

/** How a pattern matches. */
export interface URLPatternOptions {
  /** True if pathname, search and hash are matched without regard to case. */
  ignoreCase?: boolean;
}

/**
 * Converts to a USVString: a string without lone surrogates.
 * @throws TypeError for a symbol, and whatever the value's own `toString` throws
 * @see https://webidl.spec.whatwg.org/#js-USVString
 */
export function usvString(value: unknown): string {
  // A template throws for a symbol, as the conversion must; `String(value)` would return its description.
  return scalarValuesOf(`${value}`);
}

/**
 * Converts to a string or a dictionary. An object is a dictionary, even a `URL` object, whose attributes are read; so are
 * `undefined` and `null`, as one without members.
 * @see https://webidl.spec.whatwg.org/#js-union
 */
export function patternInput(value: unknown): URLPatternInput {
  if (value === undefined || value === null) return {};
  return isObject(value) ? dictionary(value) : usvString(value);
}

/**
 * @throws TypeError if the value is neither an object nor absent
 * @see https://webidl.spec.whatwg.org/#js-dictionary
 */
export function readIgnoreCase(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (!isObject(value)) throw new TypeError("URLPattern: options must be an object");
  return Boolean((value as URLPatternOptions).ignoreCase);
}

/** Returns true if `value` is an Object in the language's sense, which includes functions. */
export function isObject(value: unknown): value is object {
  return typeof value === "object" ? value !== null : typeof value === "function";
}

/** Reads each member once, in the order of their names, as Web IDL says. */
function dictionary(value: object): URLPatternInit {
  const result: URLPatternInit = {};
  for (const key of MEMBERS) {
    const member = (value as URLPatternInit)[key];
    if (member !== undefined) result[key] = usvString(member);
  }
  return result;
}

const MEMBERS = [
  "baseURL",
  "hash",
  "hostname",
  "password",
  "pathname",
  "port",
  "protocol",
  "search",
  "username",
] as const;
