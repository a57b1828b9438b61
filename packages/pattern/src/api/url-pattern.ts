// biome-ignore-all lint/complexity/noArguments: Web IDL counts arguments; a rest parameter would change `length`
import { type CompiledPattern, createPattern } from "../create.ts";
import { attempt } from "../error.ts";
import { componentsOfInit, componentsOfRecord, locateText, matchesComponents, matchesRecord } from "../match/match.ts";
import { defineInterface } from "./interface.ts";
import { setReader } from "./reader.ts";
import { createResult, type URLPatternResult } from "./result.ts";
import {
  isObject,
  patternInput,
  readIgnoreCase,
  type URLPatternInput,
  type URLPatternOptions,
  usvString,
} from "./webidl.ts";

/**
 * A pattern for URLs, which tests them and returns the values of its groups.
 * @see https://urlpattern.spec.whatwg.org/#urlpattern-class
 */
export class URLPattern {
  #pattern: CompiledPattern;

  /**
   * Parses a pattern.
   * @param input a text such as "https://example.com/:id", or an object with a pattern for each component
   * @param baseURL the URL that a text is relative to
   * @throws TypeError if the pattern, or its base, is invalid; its `cause` says why and where, as `parsePattern` does
   * @example new URLPattern("/books/:id", "https://example.com").pathname // → "/books/:id"
   * @see https://urlpattern.spec.whatwg.org/#dom-urlpattern-urlpattern
   */
  constructor(input: URLPatternInput, baseURL: string, options?: URLPatternOptions);
  constructor(input?: URLPatternInput, options?: URLPatternOptions);
  constructor(input: unknown = undefined, second: unknown = undefined, options: unknown = undefined) {
    // The overloads differ by the second argument: options are an object or absent, unless there is a third argument.
    const hasBase = arguments.length > 2 || !(second === undefined || second === null || isObject(second));
    const given = patternInput(input);
    const base = hasBase ? usvString(second) : undefined;
    const ignoreCase = readIgnoreCase(hasBase ? options : second);
    const result = attempt(() => createPattern(given, base, ignoreCase));
    if (!result.ok) {
      const { code, start, end, in: member } = result.error;
      const where = member ? `${start}\u2013${end} of ${member}` : `${start}\u2013${end}`;
      const help = code === "base-missing" ? `; for a path alone, write ${PATH_ALONE}` : "";
      throw new TypeError(`Invalid URLPattern: ${code} at ${where}${help}`, { cause: result.error });
    }
    this.#pattern = result.value;
  }

  /**
   * Returns true if the pattern matches a URL. A text that is not a URL is not matched.
   * @param input a URL, or an object with components of one
   * @param baseURL the URL that a text is relative to
   * @throws TypeError if there is a base beside an object
   * @example new URLPattern({ pathname: "/books/:id" }).test("https://example.com/books/1") // → true
   * @see https://urlpattern.spec.whatwg.org/#dom-urlpattern-test
   */
  test(input: URLPatternInput = {}, baseURL: string | undefined = undefined): boolean {
    const pattern = this.#pattern;
    if (typeof input === "string" && baseURL === undefined) {
      // The parser reads a lone surrogate as U+FFFD, so nothing has to be converted.
      const url = locateText(input);
      return url !== undefined && matchesRecord(pattern, url);
    }
    return matchAny(pattern, input, baseURL, false) !== null;
  }

  /**
   * Returns what each component was and the values of the groups, or `null` if the pattern does not match.
   * @param input a URL, or an object with components of one
   * @param baseURL the URL that a text is relative to
   * @throws TypeError if there is a base beside an object
   * @example new URLPattern({ pathname: "/books/:id" }).exec("https://a.example/books/1")?.pathname.groups // → { id: "1" }
   * @see https://urlpattern.spec.whatwg.org/#dom-urlpattern-exec
   */
  exec(input: URLPatternInput = {}, baseURL: string | undefined = undefined): URLPatternResult | null {
    return matchAny(this.#pattern, input, baseURL, true) as URLPatternResult | null;
  }

  /** Returns the pattern of the protocol, without ":". */
  get protocol(): string {
    return this.#pattern.protocol.pattern;
  }

  /** Returns the pattern of the username. */
  get username(): string {
    return this.#pattern.username.pattern;
  }

  /** Returns the pattern of the password. */
  get password(): string {
    return this.#pattern.password.pattern;
  }

  /** Returns the pattern of the hostname. */
  get hostname(): string {
    return this.#pattern.hostname.pattern;
  }

  /** Returns the pattern of the port. */
  get port(): string {
    return this.#pattern.port.pattern;
  }

  /** Returns the pattern of the pathname. */
  get pathname(): string {
    return this.#pattern.pathname.pattern;
  }

  /** Returns the pattern of the search, without "?". */
  get search(): string {
    return this.#pattern.search.pattern;
  }

  /** Returns the pattern of the hash, without "#". */
  get hash(): string {
    return this.#pattern.hash.pattern;
  }

  /** Returns true if one of the groups is a regular expression. */
  get hasRegExpGroups(): boolean {
    return this.#pattern.hasRegExpGroups;
  }

  // biome-ignore lint/suspicious/noTsIgnore: without `noUnusedLocals` there is no error to expect
  // @ts-ignore A static field in place of a static block, on which React Native's Babel preset up to 0.88 fails.
  // biome-ignore lint/correctness/noUnusedPrivateClassMembers: as the compiler, which the line above silences
  static #defined: unknown = (() => {
    setReader((value) => (isObject(value) && #pattern in value ? value.#pattern : undefined));
    defineInterface(URLPattern, "URLPattern");
  })();
}

/** Converts the arguments and matches them. With `wantsResult` it returns the result, and otherwise anything but `null`. */
function matchAny(
  pattern: CompiledPattern,
  value: unknown,
  baseValue: unknown,
  wantsResult: boolean,
): URLPatternResult | true | null {
  const input = patternInput(value);
  const base = baseValue === undefined ? undefined : usvString(baseValue);
  if (typeof input === "string") {
    const url = locateText(input, base);
    if (!url || !matchesRecord(pattern, url)) return null;
    return !wantsResult || createResult(pattern, componentsOfRecord(url), base === undefined ? [input] : [input, base]);
  }
  if (base !== undefined) throw new TypeError("URLPattern: a base URL is for a text; an object has its own, baseURL");
  const components = componentsOfInit(input);
  if (!components || !matchesComponents(pattern, components)) return null;
  return !wantsResult || createResult(pattern, components, [input]);
}

const PATH_ALONE = 'new URLPattern({ pathname: "/users/:id" })';
