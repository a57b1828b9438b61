import { DEFAULT_PORTS, defaultPort, isSpecialScheme } from "@url/serializer/internal";
import {
  type Canonicalize,
  canonicalizeHash,
  canonicalizeHostname,
  canonicalizeIPv6Hostname,
  canonicalizeOpaquePathname,
  canonicalizePassword,
  canonicalizePathname,
  canonicalizePort,
  canonicalizeProtocol,
  canonicalizeSearch,
  canonicalizeUsername,
} from "./canonicalize.ts";
import type { ComponentName, URLPatternInit } from "./components.ts";
import { inText, type PatternErrorCode, type Place, throwFailure } from "./error.ts";
import {
  ANYTHING,
  type CompiledComponent,
  compileRegExp,
  createMatcher,
  EXACTLY,
  type Matcher,
  matches,
} from "./match/component.ts";
import { DEFAULT_SYNTAX, HOSTNAME_SYNTAX, PATHNAME_SYNTAX, type PatternPart, type Syntax } from "./part.ts";
import type { Pattern } from "./pattern.ts";
import { processInit } from "./process-init.ts";
import { parseConstructorString } from "./syntax/constructor-string.ts";
import { parseParts } from "./syntax/parse-parts.ts";
import { patternString } from "./syntax/pattern-string.ts";

/** A pattern as it is stored. */
export type CompiledPattern = Pattern & Readonly<Record<ComponentName, CompiledComponent>> & Checks;

/** What has to be compared. */
interface Checks {
  /** The components beside the pathname that do not match everything; what differs most often comes first. */
  readonly checks: readonly Check[];
}

/** A component that has to be compared. */
export interface Check {
  readonly name: ComponentName;
  readonly matcher: Matcher;
}

/** What is not allowed in a pattern. */
export interface Limits {
  readonly maxParts?: number | undefined;
  readonly allowRegExp?: boolean | undefined;
}

/**
 * Compiles a pattern, or fails.
 * @see https://urlpattern.spec.whatwg.org/#url-pattern-create
 */
export function createPattern(
  input: string | URLPatternInit,
  baseURL: string | undefined,
  ignoreCase: boolean,
  limits: Limits = {},
): CompiledPattern {
  let init: URLPatternInit;
  let starts: { [Name in ComponentName]?: number } | undefined;
  if (typeof input === "string") {
    const parsed = parseConstructorString(
      input,
      // Most protocols are plain, and need no component for this.
      (protocol) =>
        isSpecialScheme(protocol) ||
        matchesSpecialScheme(compileComponent(protocol, DEFAULT_SYNTAX, canonicalizeProtocol, false, { offset: 0 })),
    );
    init = parsed.init;
    starts = parsed.starts;
    if (baseURL !== undefined) init.baseURL = baseURL;
    else if (init.protocol === undefined) throwFailure("base-missing", { offset: 0 }, 0, input.length);
  } else {
    if (baseURL !== undefined) throwFailure("base-twice", { offset: 0, in: "baseURL" }, 0, baseURL.length);
    init = input;
  }
  const texts = processInit(init, "pattern");
  const scheme = texts.protocol ?? "*";
  const hostname = texts.hostname ?? "*";
  if (isSpecialScheme(scheme) && texts.port === `${defaultPort(scheme)}`) texts.port = "";

  let left = limits.maxParts ?? Number.POSITIVE_INFINITY;
  const checks: Check[] = [];
  let hasRegExpGroups = false;
  const compile = (name: ComponentName, canonicalize: Canonicalize, syntax = DEFAULT_SYNTAX, folds = false) => {
    const text = texts[name];
    if (text === undefined) return WILDCARD;
    const component = compileComponent(text, syntax, canonicalize, folds, placeOf(name, text, init, starts));
    const { parts, matcher } = component;
    if (parts.length > left)
      throwAtParts("too-many-parts", parts[left]!, parts[parts.length - 1]!, starts ? undefined : name);
    left -= parts.length;
    if (component.hasRegExpGroups) {
      hasRegExpGroups = true;
      const group = parts.find(({ type }) => type === "regexp")!;
      if (limits.allowRegExp === false) throwAtParts("regexp-refused", group, group, starts ? undefined : name);
    }
    if (matcher.kind !== ANYTHING && name !== "pathname") checks.push({ name, matcher });
    return component;
  };
  // Hosts differ most often, so they are compared first.
  const isIPv6 = /^[{\\]?\[/.test(hostname);
  const host = compile("hostname", isIPv6 ? canonicalizeIPv6Hostname : canonicalizeHostname, HOSTNAME_SYNTAX);
  const protocol = compile("protocol", canonicalizeProtocol);
  const pattern = {
    protocol,
    username: compile("username", canonicalizeUsername),
    password: compile("password", canonicalizePassword),
    hostname: host,
    port: compile("port", canonicalizePort),
    pathname: matchesSpecialScheme(protocol)
      ? compile("pathname", canonicalizePathname, PATHNAME_SYNTAX, ignoreCase)
      : compile("pathname", canonicalizeOpaquePathname, DEFAULT_SYNTAX, ignoreCase),
    search: compile("search", canonicalizeSearch, DEFAULT_SYNTAX, ignoreCase),
    hash: compile("hash", canonicalizeHash, DEFAULT_SYNTAX, ignoreCase),
    ignoreCase,
    hasRegExpGroups,
    checks,
  };
  return pattern as unknown as CompiledPattern;
}

function throwAtParts(
  code: PatternErrorCode,
  from: PatternPart,
  to: PatternPart,
  name: ComponentName | undefined,
): never {
  return throwFailure(code, { offset: 0, in: name }, from.start, to.end);
}

/** Returns where the text of a component is in what the caller passed. What comes from the base URL is nowhere. */
function placeOf(
  name: ComponentName,
  text: string,
  init: URLPatternInit,
  starts: { readonly [Name in ComponentName]?: number } | undefined,
): Place {
  const given = init[name];
  if (given === undefined) return { offset: Number.NEGATIVE_INFINITY, in: "baseURL" };
  // A "?" or "#" at the start was removed, or the folder of the base was put before it. A ":" is removed at the end.
  const moved = name === "protocol" ? 0 : given.length - text.length;
  return starts ? { offset: (starts[name] ?? Number.NEGATIVE_INFINITY) + moved } : { offset: moved, in: name };
}

/** @see https://urlpattern.spec.whatwg.org/#compile-a-component */
function compileComponent(
  text: string,
  syntax: Syntax,
  canonicalize: Canonicalize,
  folds: boolean,
  place: Place,
): CompiledComponent {
  const parts = parseParts(text, syntax, canonicalize, place);
  try {
    const matcher = createMatcher(parts, syntax, folds);
    const hasRegExpGroups = parts.some(({ type }) => type === "regexp");
    return {
      pattern: patternString(parts, syntax),
      parts,
      groupNames: matcher.names,
      hasRegExpGroups,
      matcher,
      syntax,
      canonicalize,
    };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The first group that is invalid alone, or the whole component.
    const { start, end } = parts.find(({ type, value }) => type === "regexp" && !isRegExp(value)) ?? {
      start: inText(place, 0),
      end: inText(place, text.length),
    };
    return throwFailure("regexp-invalid", { offset: 0, in: place.in }, start, end, error.message);
  }
}

function isRegExp(source: string): boolean {
  try {
    return Boolean(compileRegExp(source, false));
  } catch {
    return false;
  }
}

/** @see https://urlpattern.spec.whatwg.org/#protocol-component-matches-a-special-scheme */
function matchesSpecialScheme({ matcher }: CompiledComponent): boolean {
  if (matcher.kind === EXACTLY) return isSpecialScheme(matcher.text);
  const isMatched = (scheme: string): boolean => matches(matcher, scheme, 0, scheme.length);
  return DEFAULT_PORTS.some(([scheme]) => isMatched(scheme)) || isMatched("file");
}

/** The component that is not given. */
const WILDCARD: CompiledComponent = /* @__PURE__ */ compileWildcard();

/** A function, because a bundler keeps what reads a property among the arguments of a pure call. */
function compileWildcard(): CompiledComponent {
  return compileComponent("*", DEFAULT_SYNTAX, canonicalizeHash, false, { offset: Number.NEGATIVE_INFINITY });
}
