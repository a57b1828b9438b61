import type { URLLike } from "@url/parser";
import type { Result } from "@url/result";
import { expectOptions, expectText, propertyOf, refuse } from "@url/result/internal";
import { expectPattern, type MatchInput, type PatternLike } from "../match/pattern-match.ts";
import {
  createPatternList,
  LIST_OPTIONS,
  type ListMatch,
  type PatternEntry,
  type PatternList,
  type PatternListOptions,
} from "./pattern-list.ts";
import type { PatternWarning } from "./warnings.ts";

/** The methods of a route, its pattern, and what belongs to it. `null` is for every method. */
export type Route<Value> = readonly [methods: string | readonly string[] | null, pattern: PatternLike, value: Value];

/**
 * Why no route is found.
 * - `not-found`: no route has this URL, which is status 404
 * - `method-not-allowed`: only routes of other methods have it, which is status 405
 */
export interface RouteError {
  readonly code: "not-found" | "method-not-allowed";
  /** The methods that have a route for the URL, sorted, for the header field `Allow`. Empty with `not-found`. */
  readonly allow: readonly string[];
}

/** Routes, of which one is found for a method and a URL. */
export interface RouteList<Value> {
  /**
   * Returns the route that matches. A route of `GET` is one of `HEAD` too, at the same place in the list. Methods are compared
   * with regard to case, as HTTP says.
   */
  match(method: string, input: MatchInput, base?: URLLike): Result<ListMatch<Value>, RouteError>;
  /** Adds a route behind all others. Returns what is suspicious about it. */
  insert(methods: string | readonly string[] | null, pattern: PatternLike, value: Value): readonly PatternWarning[];
  /** Removes the routes with this very pattern. Returns true if there were any. */
  remove(pattern: PatternLike): boolean;
  /** What was suspicious when the list was made. Only routes that share a method are compared. */
  readonly warnings: readonly PatternWarning[];
}

/**
 * Makes a list of routes: a list of patterns for each method.
 * @throws TypeError if a route does not consist of methods, a pattern and a value, RangeError if a method is not one
 * @example createRouteList([["GET", orThrow(parsePattern({ pathname: "/a" })), 1]]).match("PUT", "https://b.example/a") // → { ok: false, error: { code: "method-not-allowed", allow: ["GET", "HEAD"] } }
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-9
 */
export function createRouteList<Value>(
  routes: Iterable<Route<Value>> = [],
  options: PatternListOptions = {},
): RouteList<Value> {
  expectOptions(options, "createRouteList", LIST_OPTIONS);
  const lists = new Map<string, PatternList<Value>>();
  /** The routes of every method, which a list for a new method starts with. */
  const common = new Map<PatternLike, PatternEntry<Value>>();
  const rest = createPatternList<Value>([], options);

  function listOf(method: string): PatternList<Value> {
    let list = lists.get(method);
    if (list === undefined) {
      list = createPatternList(common.values(), options);
      lists.set(method, list);
    }
    return list;
  }

  /** Adds a route. The function `where` was given the methods as `methodsName`, and the pattern as `patternName`. */
  function add(
    [methods, pattern, value]: Route<Value>,
    where: string,
    methodsName: string,
    patternName: string,
  ): readonly PatternWarning[] {
    const compiled = expectPattern(pattern, where, patternName);
    const names = methods === null ? [...lists.keys()] : typeof methods === "string" ? [methods] : methods;
    if (!Array.isArray(names)) refuse(methods, where, methodsName, "a method, an array of methods or null");
    for (const name of names) expectMethod(name, where, methodsName);
    // A pattern may be unreachable for several methods.
    const found = new Map<PatternLike, PatternWarning>();
    const insertInto = (list: PatternList<Value>): void => {
      for (const warning of list.insert(compiled, value)) found.set(warning.by, warning);
    };
    for (const name of names) insertInto(listOf(name));
    // A route of `HEAD` alone may stand before it, which is nothing to warn of.
    if (methods !== null && names.includes("GET") && !names.includes("HEAD")) listOf("HEAD").insert(compiled, value);
    if (methods === null) {
      common.set(compiled, [compiled, value]);
      insertInto(rest);
    }
    return [...found.values()];
  }

  function match(method: string, input: MatchInput, base?: URLLike): Result<ListMatch<Value>, RouteError> {
    expectText(method, "match", "method");
    const found = (lists.get(method) ?? rest).match(input, base);
    if (found !== null) return { ok: true, value: found };
    const allow = [...lists].filter(([, list]) => list.match(input, base) !== null).map(([name]) => name);
    return {
      ok: false,
      error: { code: allow.length === 0 ? "not-found" : "method-not-allowed", allow: allow.sort() },
    };
  }

  function remove(pattern: PatternLike): boolean {
    const compiled = expectPattern(pattern, "remove");
    common.delete(compiled);
    let isRemoved = rest.remove(compiled);
    for (const list of lists.values()) isRemoved = list.remove(compiled) || isRemoved;
    return isRemoved;
  }

  const wrong = (value: unknown): never =>
    refuse(value, "createRouteList", "routes", "an iterable of methods, a pattern and a value each");
  const isList = typeof routes === "object" && typeof propertyOf(routes, Symbol.iterator) === "function";
  if (!isList || ArrayBuffer.isView(routes)) wrong(routes);
  const warnings: PatternWarning[] = [];
  let index = 0;
  for (const route of routes) {
    if (!Array.isArray(route)) wrong(route);
    const name = `routes[${index++}]`;
    for (const warning of add(route as unknown as Route<Value>, "createRouteList", name, name)) warnings.push(warning);
  }
  return {
    match,
    insert: (methods, pattern, value) => add([methods, pattern, value], "insert", "methods", "pattern"),
    remove,
    warnings,
  };
}

/** A method is a token. */
function expectMethod(value: unknown, where: string, name: string): void {
  expectText(value, where, name);
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(value as string)) refuse(value, where, name, "a method of HTTP", "string");
}
