import type { URLLike } from "@url/parser";
import { textOf } from "@url/parser/internal";
import { refuse } from "@url/result/internal";
import { hostnameOf, type LocatedURL, locatedOf, pathOf } from "@url/serializer/internal";
import { readPattern } from "../api/reader.ts";
import type { URLPattern } from "../api/url-pattern.ts";
import { COMPONENTS, type ComponentName, type URLPatternInit } from "../components.ts";
import type { CompiledPattern } from "../create.ts";
import type { Pattern } from "../pattern.ts";
import type { Components } from "../process-init.ts";
import { readInit } from "../read-init.ts";
import type { Groups, PatternGroups } from "../typed/groups.ts";
import { groupsOf } from "./component.ts";
import { componentsOfInit, componentsOfRecord, locateText, matchesComponents, matchesRecord } from "./match.ts";

/** What a pattern is compared with: a URL, or an object with components. */
export type MatchInput = URLLike | URLPatternInit;

/** A pattern: what `parsePattern` returns as value, or a `URLPattern` of this package. */
export type PatternLike<Known extends PatternGroups = PatternGroups> = Pattern<Known> | URLPattern;

/** What a component was, and the values of its groups. */
export interface ComponentMatch<Known extends Groups = Groups> {
  readonly input: string;
  /** `undefined` for a group that was left out. A group without a name has a number. */
  readonly groups: Known;
}

/** What each component was. A component is read when its property is. */
export type PatternMatch<Known extends PatternGroups = PatternGroups> = {
  readonly [Name in ComponentName]: ComponentMatch<Known[Name]>;
};

/**
 * Returns true if the pattern matches. A text that is not a URL is not matched. Nothing is allocated beyond what parsing the
 * text needs.
 * @throws TypeError if `pattern` is neither a pattern nor a `URLPattern`, or for another argument of a wrong type
 * @example testPattern(orThrow(parsePattern("https://example.com/:id")), "https://example.com/1") // → true
 * @see https://urlpattern.spec.whatwg.org/#url-pattern-match
 */
export function testPattern(pattern: PatternLike, input: MatchInput, base?: URLLike): boolean {
  const compiled = expectPattern(pattern, "testPattern");
  const found = read(input, base, "testPattern");
  if (found === undefined) return false;
  return matchesFound(compiled, found);
}

/**
 * Returns what each component was and the values of the groups, or `null` if the pattern does not match. The groups of a
 * component are made when they are read.
 * @throws TypeError if `pattern` is neither a pattern nor a `URLPattern`, or for another argument of a wrong type
 * @example matchPattern(orThrow(parsePattern("https://example.com/:id")), "https://example.com/1")?.pathname.groups.id // → "1"
 * @see https://urlpattern.spec.whatwg.org/#url-pattern-match
 */
export function matchPattern<Known extends PatternGroups = PatternGroups>(
  pattern: PatternLike<Known>,
  input: MatchInput,
  base?: URLLike,
): PatternMatch<Known> | null {
  const compiled = expectPattern(pattern, "matchPattern");
  const found = read(input, base, "matchPattern");
  if (found === undefined) return null;
  return matchesFound(compiled, found) ? (createMatch(compiled, found) as PatternMatch<Known>) : null;
}

/**
 * Returns a pattern as it is stored.
 * @throws TypeError if `pattern` is neither a pattern nor a `URLPattern`
 */
export function expectPattern(pattern: PatternLike, where: string, name = "pattern"): CompiledPattern {
  const compiled = isCompiled(pattern) ? pattern : readPattern(pattern);
  return (
    compiled ?? refuse(pattern, where, name, "a URLPattern of this package, or a pattern, as in parsePattern(…).value")
  );
}

function isCompiled(pattern: unknown): pattern is CompiledPattern {
  try {
    return Array.isArray((pattern as CompiledPattern | null | undefined)?.checks);
  } catch {
    return false; // a proxy that was revoked
  }
}

/** A URL as it is matched: its record, or the components of an object. */
export type Found = LocatedURL | Required<Components>;

/** Returns the record of a URL, the components of an object, or `undefined` if the input is not a URL. */
export function read(input: MatchInput, base: URLLike | undefined, where: string): Found | undefined {
  const baseText = base === undefined ? undefined : textOf(base, where, "base");
  if (typeof input === "string") return locateText(input, baseText);
  if (Object(input) !== input) refuse(input, where, "input", "a string, a URL or an object");
  const located = locatedOf(input);
  const isURL = located !== undefined || hasHref(input, where);
  const init = isURL ? undefined : readInit(input as URLPatternInit, where, "a string, a URL or ");
  if (base !== undefined) refuse(base, where, "base", "absent for an input that is not a string");
  if (init !== undefined) return componentsOfInit(init);
  return located ?? locateText(textOf(input as URLLike, where, "input"));
}

/** Returns true if the pattern matches what `read` returned. */
export function matchesFound(pattern: CompiledPattern, found: Found): boolean {
  return isLocated(found) ? matchesRecord(pattern, found) : matchesComponents(pattern, found);
}

export function hostOf(found: Found): string {
  return isLocated(found) ? hostnameOf(found) : found.hostname;
}

export function pathnameOf(found: Found): string {
  return isLocated(found) ? pathOf(found) : found.pathname;
}

function isLocated(found: Found): found is LocatedURL {
  return "fragmentStart" in found;
}

function hasHref(input: object, where: string): boolean {
  try {
    return "href" in input;
  } catch (cause) {
    throw new TypeError(`${where}: input cannot be read.`, { cause });
  }
}

/** What a match is read from. Symbols, so that it does not show beside the components. */
interface StoredMatch {
  [PATTERN]: CompiledPattern;
  [FOUND]: Found;
}

/** Returns what matches, to be read later. */
export function createMatch(pattern: CompiledPattern, found: Found): PatternMatch {
  const match: StoredMatch & PatternMatch = Object.create(MATCH);
  match[PATTERN] = pattern;
  match[FOUND] = found;
  return match;
}

const PATTERN: unique symbol = /* @__PURE__ */ Symbol("pattern");
const FOUND: unique symbol = /* @__PURE__ */ Symbol("found");

/** The prototype of all matches, because a getter for each component of each match takes longer than the match. */
const MATCH = /* @__PURE__ */ createPrototype();

function createPrototype(): object {
  const prototype = {};
  for (const name of COMPONENTS) {
    const get = function (this: StoredMatch): ComponentMatch {
      const found = this[FOUND];
      const input = (isLocated(found) ? componentsOfRecord(found) : found)[name];
      const value = { input, groups: groupsOf(this[PATTERN][name].matcher, input) };
      // The second read, such as that of another group, finds the property.
      Object.defineProperty(this, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(prototype, name, { get, enumerable: true });
  }
  return prototype;
}
