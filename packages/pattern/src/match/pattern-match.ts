import { expectBase } from "@url/parser/internal";
import { refuse } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { hostnameOf, type LocatedURL, pathOf } from "@url/serializer/internal";
import { COMPONENTS, type ComponentName, type URLPatternInit } from "../components.ts";
import type { CompiledPattern } from "../create.ts";
import type { Pattern } from "../pattern.ts";
import type { Components } from "../process-init.ts";
import { type Groups, groupsOf } from "./component.ts";
import { componentsOfInit, componentsOfRecord, locateText, matchesComponents, matchesRecord } from "./match.ts";

/** What a pattern is compared with: text, a record, any `URL` object, or an object with components. */
export type MatchInput = string | URLRecord | { readonly href: string } | URLPatternInit;

/** What a component was, and the values of its groups. */
export interface ComponentMatch {
  readonly input: string;
  /** `undefined` for a group that was left out. A group without a name has a number. */
  readonly groups: Groups;
}

/** What each component was. A component is read when its property is. */
export type PatternMatch = { readonly [Name in ComponentName]: ComponentMatch };

/**
 * Returns true if the pattern matches. A text that is not a URL is not matched. Nothing is allocated beyond what parsing the
 * text needs.
 * @throws TypeError if `pattern` is not a pattern, or for another argument of a wrong type
 * @example testPattern(orThrow(parsePattern("https://example.com/:id")), "https://example.com/1") // → true
 * @see https://urlpattern.spec.whatwg.org/#url-pattern-match
 */
export function testPattern(pattern: Pattern, input: MatchInput, base?: URLRecord | string): boolean {
  const compiled = expectPattern(pattern, "testPattern");
  const found = read(input, base, "testPattern");
  if (found === undefined) return false;
  return matchesFound(compiled, found);
}

/**
 * Returns what each component was and the values of the groups, or `null` if the pattern does not match. The groups of a
 * component are made when they are read.
 * @throws TypeError if `pattern` is not a pattern, or for another argument of a wrong type
 * @example matchPattern(orThrow(parsePattern("https://example.com/:id")), "https://example.com/1")?.pathname.groups.id // → "1"
 * @see https://urlpattern.spec.whatwg.org/#url-pattern-match
 */
export function matchPattern(pattern: Pattern, input: MatchInput, base?: URLRecord | string): PatternMatch | null {
  const compiled = expectPattern(pattern, "matchPattern");
  const found = read(input, base, "matchPattern");
  if (found === undefined) return null;
  return matchesFound(compiled, found) ? createMatch(compiled, found) : null;
}

/**
 * Returns `pattern` as it is stored.
 * @throws TypeError if it is not a pattern
 */
export function expectPattern(pattern: unknown, where: string, name = "pattern"): CompiledPattern {
  if (Array.isArray((pattern as CompiledPattern | null | undefined)?.checks)) return pattern as CompiledPattern;
  return refuse(pattern, where, name, "a pattern, as in parsePattern(…).value");
}

/** A URL as it is matched: its record, or the components of an object. */
export type Found = LocatedURL | Required<Components>;

/** Returns the record of a URL, the components of an object, or `undefined` if the input is not a URL. */
export function read(input: MatchInput, base: URLRecord | string | undefined, where: string): Found | undefined {
  if (base !== undefined) expectBase(base, where, "base");
  if (typeof input === "string") return locateText(input, typeof base === "object" ? base.href : base);
  if (typeof input !== "object" || input === null) refuse(input, where, "input", "a string, a URL or an object");
  if (base !== undefined) refuse(base, where, "base", "absent for an input that is not a string");
  if (isRecord(input)) return input;
  const { href } = input as { href?: unknown };
  return typeof href === "string" ? locateText(href) : componentsOfInit(input as URLPatternInit);
}

/** Returns true if the pattern matches what `read` returned. */
export function matchesFound(pattern: CompiledPattern, found: Found): boolean {
  return isRecord(found) ? matchesRecord(pattern, found) : matchesComponents(pattern, found);
}

/** Returns the hostname and the pathname. */
export function placeOf(found: Found): { readonly hostname: string; readonly pathname: string } {
  return isRecord(found) ? { hostname: hostnameOf(found), pathname: pathOf(found) } : found;
}

function isRecord(value: object): value is LocatedURL {
  return typeof (value as LocatedURL).fragmentStart === "number";
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
      const input = (isRecord(found) ? componentsOfRecord(found) : found)[name];
      const value = { input, groups: groupsOf(this[PATTERN][name].matcher, input) };
      // The second read, such as that of another group, finds the property.
      Object.defineProperty(this, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(prototype, name, { get, enumerable: true });
  }
  return prototype;
}
