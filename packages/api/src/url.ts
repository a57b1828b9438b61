// biome-ignore-all lint/complexity/noArguments: Web IDL counts arguments; a rest parameter would change `length`
import {
  editFragment,
  editHost,
  editHostname,
  editPassword,
  editPath,
  editPort,
  editQuery,
  editScheme,
  editUsername,
  readOriginText,
} from "@url/parser/internal";
import {
  hashOf,
  hostAndPortOf,
  hostnameOf,
  type LocatedURL,
  locate,
  passwordOf,
  pathOf,
  portTextOf,
  protocolOf,
  queryOf,
  searchOf,
  usernameOf,
  withoutDelimiter,
} from "@url/serializer/internal";
import { canParseWithBase, parseOrThrow, parseWithBase } from "./api-url-parser.ts";
import { defineInspect } from "./inspect.ts";
import { defineInterface } from "./interface.ts";
import { createQueryObject, refill, serializeParams, type URLSearchParams } from "./url-search-params.ts";
import { requireArguments } from "./webidl.ts";

/** What is taken where a URL is wanted: a string, or an object that has one to give, as every `URL` has. */
export type URLInput = string | { toString(): string };

/** What `URL.parse` has parsed and the constructor it then calls takes over. */
let parsed: string | undefined;

/**
 * A URL, to read and to change by component. A setter that the Standard has refuse a value leaves
 * everything as it was.
 * @see https://url.spec.whatwg.org/#url-class
 */
export class URL {
  /** `undefined` when the query object has changed since: the serialization is made when it is read. */
  #href: string | undefined;
  /**
   * Where the components lie; found when first asked for, because many URLs are only checked. When `#href` is
   * `undefined`, this is the record before the changes: all of it but the query is true.
   */
  #record: LocatedURL | undefined;
  /** The query object; made when first asked for, because most URLs are never asked. */
  #query: URLSearchParams | undefined;

  /**
   * @param url an absolute URL, or one relative to `base`
   * @throws TypeError when either cannot be parsed, as {@link InvalidURLError} describes it
   * @see https://url.spec.whatwg.org/#dom-url-url
   */
  constructor(url: URLInput, base: URLInput | undefined = undefined) {
    requireArguments(arguments.length, 1, "url");
    this.#href = parsed ?? parseOrThrow(url, base);
    parsed = undefined;
  }

  /** A new URL, or `null` where the constructor would throw for a URL that cannot be parsed. */
  static parse(url: URLInput, base: URLInput | undefined = undefined): URL | null {
    requireArguments(arguments.length, 1, "url");
    const href = parseWithBase(url, base);
    if (typeof href !== "string") return null;
    parsed = href;
    return new URL("");
  }

  /** Can `url` be parsed, against `base` if one is given? */
  static canParse(url: URLInput, base: URLInput | undefined = undefined): boolean {
    requireArguments(arguments.length, 1, "url");
    return canParseWithBase(url, base);
  }

  /** The serialization. Its setter throws a TypeError for a string that cannot be parsed. */
  get href(): string {
    return this.#href ?? this.#update().href;
  }
  set href(value: string) {
    this.#replace(parseOrThrow(value));
    this.#refill();
  }

  /** The same as `href`. */
  toString(): string {
    return this.#href ?? this.#update().href;
  }

  /** The serialization of the origin; "null" when it is opaque. */
  get origin(): string {
    return readOriginText(this.#record ?? this.#locate());
  }

  /** The scheme, followed by ":". */
  get protocol(): string {
    return protocolOf(this.#record ?? this.#locate());
  }
  set protocol(value: string) {
    this.#edit(editScheme, value);
  }

  /** The username, percent-encoded. */
  get username(): string {
    return usernameOf(this.#record ?? this.#locate());
  }
  set username(value: string) {
    this.#edit(editUsername, value);
  }

  /** The password, percent-encoded. */
  get password(): string {
    return passwordOf(this.#record ?? this.#locate());
  }
  set password(value: string) {
    this.#edit(editPassword, value);
  }

  /** The host and, when it is not the scheme's default, ":" and the port. To set it without a port keeps the port. */
  get host(): string {
    return hostAndPortOf(this.#record ?? this.#locate());
  }
  set host(value: string) {
    this.#edit(editHost, value);
  }

  /** The host without the port. */
  get hostname(): string {
    return hostnameOf(this.#record ?? this.#locate());
  }
  set hostname(value: string) {
    this.#edit(editHostname, value);
  }

  /** The port in decimal; "" when it is the scheme's default or there is none. */
  get port(): string {
    return portTextOf(this.#record ?? this.#locate());
  }
  set port(value: string) {
    this.#edit(editPort, value);
  }

  /** The path. */
  get pathname(): string {
    return pathOf(this.#record ?? this.#locate());
  }
  set pathname(value: string) {
    this.#edit(editPath, value);
  }

  /** "?" and the query; "" when that is empty or absent. */
  get search(): string {
    return searchOf(this.#href ? (this.#record ?? this.#locate()) : this.#update());
  }
  set search(value: string) {
    this.#edit(editQuery, value, "?");
    this.#refill();
  }

  /** The query as names and values: always the same object, in step with this one both ways. */
  get searchParams(): URLSearchParams {
    return (this.#query ??= createQueryObject(queryOf(this.#record ?? this.#locate()) ?? "", () => {
      this.#href = undefined;
    }));
  }

  /** "#" and the fragment; "" when that is empty or absent. */
  get hash(): string {
    return hashOf(this.#record ?? this.#locate());
  }
  set hash(value: string) {
    this.#edit(editFragment, value, "#");
  }

  /** The same as `href`. */
  toJSON(): string {
    return this.#href ?? this.#update().href;
  }

  /** Every getter asks `#record` itself first: with a private accessor in the place of that, ten of them took 40 ns more. */
  #locate(): LocatedURL {
    // Without `#href` there is a record: it was located for the query object.
    return (this.#record = locate(this.#href!));
  }

  /** Gives the record the query of the query object, which has changed. */
  #update(): LocatedURL {
    const record = editQuery(this.#record!, serializeParams(this.#query!) || null);
    this.#replace(record.href, record);
    return record;
  }

  #replace(href: string, record?: LocatedURL): void {
    this.#record = record;
    this.#href = href;
  }

  /**
   * Runs a setter of the parser, which returns the same record for a value that it rejects. The value is converted before
   * the record is read, because `toString` can change that.
   * For the components that start with `delimiter`, the value may start with it too, and "" removes the component.
   */
  #edit<V extends string | null>(
    edit: (url: LocatedURL, value: V) => LocatedURL,
    value: unknown,
    delimiter?: "?" | "#",
  ): void {
    const text = `${value}`;
    const input = delimiter ? withoutDelimiter(text, delimiter) : text;
    const record = edit(this.#href ? (this.#record ?? this.#locate()) : this.#update(), input as V);
    this.#replace(record.href, record);
  }

  /** Gives the query object, if there is one, the pairs of the URL's query. */
  #refill(): void {
    if (this.#query) refill(this.#query, queryOf(this.#record ?? this.#locate()) ?? "");
  }

  // biome-ignore lint/suspicious/noTsIgnore: without `noUnusedLocals` there is no error to expect
  // @ts-ignore A static field in place of a static block, on which React Native's Babel preset up to 0.88 fails.
  // biome-ignore lint/correctness/noUnusedPrivateClassMembers: as the compiler, which the line above silences
  static #defined: unknown = [
    defineInterface(URL, "URL"),
    defineInspect(URL.prototype, "URL", (url) => (#href in url ? url : undefined)),
  ];
}
