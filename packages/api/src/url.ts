// biome-ignore-all lint/complexity/noArguments: Web IDL counts arguments; a rest parameter would change `length`
import {
  editHash,
  editHost,
  editHostname,
  editPassword,
  editPath,
  editPort,
  editQuery,
  editScheme,
  editSearch,
  editUsername,
  locateParsed,
  readOriginText,
} from "@url/parser/internal";
import {
  hashOf,
  hostAndPortOf,
  hostnameOf,
  type LocatedURL,
  passwordOf,
  pathOf,
  portTextOf,
  protocolOf,
  queryOf,
  searchOf,
  usernameOf,
} from "@url/serializer/internal";
import { defineInspect } from "#inspect";
import { canParseWithBase, parseOrThrow, parseWithBase } from "./api-url-parser.ts";
import { defineComparable, showHref } from "./comparable.ts";
import { defineInterface } from "./interface.ts";
import { createQueryObject, refill, serializeParams, type URLSearchParams } from "./url-search-params.ts";
import { requireArguments } from "./webidl.ts";

/** A URL as an argument: a string, or an object that converts to one, such as any `URL`. */
export type URLInput = string | { toString(): string };

/** Instead of a base, says that the text is a serialization: `URL.parse` has parsed it. Nobody else has this object. */
const PARSED: URLInput = {};

/**
 * A URL whose components can be read and set. A setter changes nothing if the Standard rejects its value.
 * @see https://url.spec.whatwg.org/#url-class
 */
export class URL {
  /** `undefined` if the query object has changed since: the URL is then serialized when it is read. */
  #href: string | undefined;
  /**
   * The record with the ranges of the components. Created when it is first read, because many URLs are only checked. If
   * `#href` is `undefined`, this is the record before the changes, of which only the query is wrong.
   */
  #record: LocatedURL | undefined;
  /** The query object. Created when it is first read, because most URLs never need it. */
  #query: URLSearchParams | undefined;

  /**
   * Parses `url` against `base`.
   * @param url an absolute URL, or one relative to `base`
   * @throws TypeError if either cannot be parsed, as {@link InvalidURLError} describes it
   * @example new URL("../c?q", "https://example.com/a/b").href // → "https://example.com/c?q"
   * @see https://url.spec.whatwg.org/#dom-url-url
   */
  constructor(url: URLInput, base: URLInput | undefined = undefined) {
    requireArguments(arguments.length, 1, "url");
    const href = base === PARSED ? (url as string) : parseOrThrow(url, base);
    this.#href = href;
    showHref(this, href);
  }

  /**
   * Parses `url` against `base` and returns a new URL, or `null` if either cannot be parsed.
   * @example URL.parse("https://") // → null
   * @see https://url.spec.whatwg.org/#dom-url-parse
   */
  static parse(url: URLInput, base: URLInput | undefined = undefined): URL | null {
    requireArguments(arguments.length, 1, "url");
    const href = parseWithBase(url, base);
    return typeof href === "string" ? new URL(href, PARSED) : null;
  }

  /**
   * Returns true if `url` can be parsed against `base`.
   * @example URL.canParse("../a", "https://example.com/") // → true
   * @see https://url.spec.whatwg.org/#dom-url-canparse
   */
  static canParse(url: URLInput, base: URLInput | undefined = undefined): boolean {
    requireArguments(arguments.length, 1, "url");
    return canParseWithBase(url, base);
  }

  /** Returns or replaces the whole URL as text. The setter throws a TypeError for a string that cannot be parsed. */
  get href(): string {
    return this.#href ?? this.#update().href;
  }
  set href(value: string) {
    this.#replace(parseOrThrow(value));
    this.#refill();
  }

  /** Returns `href`. */
  toString(): string {
    return this.#href ?? this.#update().href;
  }

  /** Returns the origin as text, such as "https://example.com:8080"; "null" if it is opaque. */
  get origin(): string {
    return readOriginText(this.#record ?? this.#locate());
  }

  /** Returns or sets the scheme, followed by ":". */
  get protocol(): string {
    return protocolOf(this.#record ?? this.#locate());
  }
  set protocol(value: string) {
    this.#edit(editScheme, value);
  }

  /** Returns the username, percent-encoded, or sets it. */
  get username(): string {
    return usernameOf(this.#record ?? this.#locate());
  }
  set username(value: string) {
    this.#edit(editUsername, value);
  }

  /** Returns the password, percent-encoded, or sets it. */
  get password(): string {
    return passwordOf(this.#record ?? this.#locate());
  }
  set password(value: string) {
    this.#edit(editPassword, value);
  }

  /** Returns or sets the host and, unless it is the scheme's default, ":" and the port. A value without a port keeps it. */
  get host(): string {
    return hostAndPortOf(this.#record ?? this.#locate());
  }
  set host(value: string) {
    this.#edit(editHost, value);
  }

  /** Returns or sets the host without the port. */
  get hostname(): string {
    return hostnameOf(this.#record ?? this.#locate());
  }
  set hostname(value: string) {
    this.#edit(editHostname, value);
  }

  /** Returns or sets the port in decimal; "" if the URL has none, or the scheme's default. */
  get port(): string {
    return portTextOf(this.#record ?? this.#locate());
  }
  set port(value: string) {
    this.#edit(editPort, value);
  }

  /** Returns or sets the path. */
  get pathname(): string {
    return pathOf(this.#record ?? this.#locate());
  }
  set pathname(value: string) {
    this.#edit(editPath, value);
  }

  /** Returns or sets "?" and the query; "" if the query is empty or absent. */
  get search(): string {
    return searchOf(this.#href ? (this.#record ?? this.#locate()) : this.#update());
  }
  set search(value: string) {
    this.#edit(editSearch, value);
    this.#refill();
  }

  /** Returns the names and values of the query. It is always the same object, and changes to either appear in the other. */
  get searchParams(): URLSearchParams {
    return this.#query ?? this.#createQuery();
  }

  /** Returns or sets "#" and the fragment; "" if the fragment is empty or absent. */
  get hash(): string {
    return hashOf(this.#record ?? this.#locate());
  }
  set hash(value: string) {
    this.#edit(editHash, value);
  }

  /** Returns `href`. */
  toJSON(): string {
    return this.#href ?? this.#update().href;
  }

  /** Creates the record. Every getter reads `#record` first, because a private accessor took 40 ns more for ten getters. */
  #locate(): LocatedURL {
    // If `#href` is undefined, `#record` exists, because the query object needed it.
    return (this.#record = locateParsed(this.#href!));
  }

  /** Creates the query object, once for a URL. Its closure is the one value that is equal to nothing else. */
  #createQuery(): URLSearchParams {
    const changed = (): void => {
      this.#href = undefined;
      showHref(this, changed);
    };
    return (this.#query = createQueryObject(queryOf(this.#record ?? this.#locate()) ?? "", changed));
  }

  /** Writes the changed query of the query object into the record. */
  #update(): LocatedURL {
    const record = editQuery(this.#record!, serializeParams(this.#query!) || null);
    this.#replace(record.href, record);
    return record;
  }

  #replace(href: string, record?: LocatedURL): void {
    this.#record = record;
    this.#href = href;
    showHref(this, href);
  }

  /**
   * Runs a setter of the parser, which returns the same record for a value that it rejects. The value is converted before
   * the record is read, because `toString` can change that.
   */
  #edit(edit: (url: LocatedURL, value: string) => LocatedURL, value: unknown): void {
    const text = `${value}`;
    const record = edit(this.#href ? (this.#record ?? this.#locate()) : this.#update(), text);
    this.#replace(record.href, record);
  }

  /** Copies the pairs of the URL's query to the query object, if it exists. */
  #refill(): void {
    if (this.#query) refill(this.#query, queryOf(this.#record ?? this.#locate()) ?? "");
  }

  // biome-ignore lint/suspicious/noTsIgnore: without `noUnusedLocals` there is no error to expect
  // @ts-ignore A static field in place of a static block, on which React Native's Babel preset up to 0.88 fails.
  // biome-ignore lint/correctness/noUnusedPrivateClassMembers: as the compiler, which the line above silences
  static #defined: unknown = [
    defineInterface(URL, "URL"),
    defineInspect(URL.prototype, "URL", (url) => (#href in url ? url : undefined)),
    defineComparable(URL.prototype, (url) => #href in url && url.href),
  ];
}
