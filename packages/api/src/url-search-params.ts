// biome-ignore-all lint/complexity/noArguments: Web IDL counts arguments; a rest parameter would change `length`

import { parseText } from "@url/urlencoded/internal";
import {
  isPlain,
  isSerialized,
  listOfRead,
  nextWriter,
  readFirst as readFirstOf,
  rememberPairs,
  sortFew,
  unparsed,
} from "#fast";
import { defineInspect } from "#inspect";
import { listOfInit, pairOf, type URLSearchParamsInit } from "./init.ts";
import { defineInterface } from "./interface.ts";
import { type IteratorOf, iteratePairs, type Pair } from "./iterator.ts";
import { find, remove, type UnparsedQuery } from "./list.ts";
import { expect, optionalUSVString, requireArguments, throwWrongThis, usvString } from "./webidl.ts";

// Code outside a class cannot read its private fields, so the class assigns these functions once, when it is defined. With
// one state object in one private field, functions could do without, but reading pairs took 2 to 5 % more, and a bundle
// had 60 bytes more.

/**
 * Creates a `URLSearchParams` with the list of `query`. It calls `update` after each change, without the new query:
 * serializing the list at each of n changes would take n² steps.
 */
export let createQueryObject: (query: string, update: () => void) => URLSearchParams;

/** Serializes the list of `params`, whatever its `toString` is. */
export let serializeParams: (params: URLSearchParams) => string;

/** Empties the list of `params` and fills it from `query`, without calling `update`. */
export let refill: (params: URLSearchParams, query: string) => void;

/**
 * Returns the list of `params`, or the query from which it is made when it is needed.
 * @throws TypeError with the code `ERR_INVALID_THIS` or `ERR_MISSING_ARGS`
 */
let stateOf: (params: URLSearchParams, given?: number, required?: number) => Pair[] | UnparsedQuery;

/** Returns the list of `params`. Throws as `stateOf` does. */
let listOf: (params: URLSearchParams, given?: number, required?: number) => Pair[];

/** Returns the value of the first pair with this name, or `null` if there is none. */
let readFirst: (params: URLSearchParams, name: string) => string | null;

const NAME = "URLSearchParams";

/**
 * The names and values of a query, in their order.
 * @see https://url.spec.whatwg.org/#interface-urlsearchparams
 */
export class URLSearchParams {
  /** A query until the list is needed, and then always the same array, because iterators refer to it. */
  #list: Pair[] | UnparsedQuery;
  /**
   * Notifies the URL object, if there is one, of a change of the list. The URL serializes the list when it is read.
   * @see https://url.spec.whatwg.org/#concept-urlsearchparams-update
   */
  #update: (() => void) | undefined;

  /** What serialized the list last. */
  #write: ((list: readonly Pair[]) => string) | undefined;

  declare readonly [Symbol.iterator]: () => IteratorOf<[name: string, value: string]>;

  /**
   * Creates a list of pairs.
   * @param init a query (one leading "?" is dropped), an iterable of pairs, or an object of names and values
   * @throws TypeError if an item of an iterable is not a pair
   * @example new URLSearchParams({ q: "a b" }).toString() // → "q=a+b"
   * @see https://url.spec.whatwg.org/#dom-urlsearchparams-urlsearchparams
   */
  constructor(init: URLSearchParamsInit = "") {
    this.#list = listOfInit(init);
  }

  /** Returns the number of pairs. */
  get size(): number {
    return listOf(this).length;
  }

  /** Adds a pair at the end. */
  append(name: string, value: string): void {
    const list = listOf(this, arguments.length, 2);
    list.push([usvString(name), usvString(value)]);
    this.#update?.();
  }

  /** Removes every pair with this name, or with this name and value. */
  delete(name: string, value: string | undefined = undefined): void {
    const list = listOf(this, arguments.length, 1);
    remove(list, usvString(name), optionalUSVString(value));
    this.#update?.();
  }

  /**
   * Returns the value of the first pair with this name, or `null` if there is none.
   * @example new URLSearchParams("a=1&a=2").get("a") // → "1"
   */
  get(name: string): string | null {
    stateOf(this, arguments.length, 1);
    // The conversion can change the list, so it comes first.
    return readFirst(this, isPlain(name) ? name : usvString(name));
  }

  /**
   * Returns the values of all pairs with this name, in a new array.
   * @example new URLSearchParams("a=1&a=2").getAll("a") // → ["1", "2"]
   */
  getAll(name: string): string[] {
    const list = listOf(this, arguments.length, 1);
    const wanted = usvString(name);
    const values: string[] = [];
    for (let i = find(list, wanted); i < list.length; i = find(list, wanted, undefined, i + 1))
      values.push(list[i]![1]);
    return values;
  }

  /**
   * Returns true if there is a pair with this name, or with this name and value.
   * @example new URLSearchParams("a=1").has("a", "2") // → false
   */
  has(name: string, value: string | undefined = undefined): boolean {
    stateOf(this, arguments.length, 1);
    const wanted = isPlain(name) ? name : usvString(name);
    const wantedValue = optionalUSVString(value);
    if (wantedValue === undefined) return readFirst(this, wanted) !== null;
    return find(listOf(this), wanted, wantedValue) < listOf(this).length;
  }

  /** Sets the value of the first pair with this name and removes the others; adds a pair if there is none. */
  set(name: string, value: string): void {
    const list = listOf(this, arguments.length, 2);
    const pair: Pair = [usvString(name), usvString(value)];
    const first = find(list, pair[0]);
    list[first] = pair;
    remove(list, pair[0], undefined, first + 1);
    this.#update?.();
  }

  /** Sorts the pairs by the code units of their names; pairs with the same name keep their order. */
  sort(): void {
    const list = listOf(this);
    if (!sortFew(list)) list.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0));
    this.#update?.();
  }

  /** Returns an iterator over the pairs, each a new array. It sees changes that are made while it runs. */
  entries(): IteratorOf<[name: string, value: string]> {
    return iteratePairs(listOf(this));
  }

  /** Calls `callback` for each pair with the value, the name and this object, and with `thisArg` as `this`. */
  forEach(
    callback: (value: string, name: string, params: URLSearchParams) => void,
    thisArg: unknown = undefined,
  ): void {
    const list = listOf(this);
    const message = `The "callback" argument must be of type function. Received type ${typeof callback}`;
    expect(typeof callback === "function", ["ERR_INVALID_ARG_TYPE", message]);
    // By index, because the callback may change the list.
    for (let i = 0; i < list.length; i++) {
      const pair = list[i]!;
      Reflect.apply(callback, thisArg, [pair[1], pair[0], this]);
    }
  }

  /** Returns an iterator over the names. */
  keys(): IteratorOf<string> {
    return iteratePairs(listOf(this), 0);
  }

  /** Returns an iterator over the values. */
  values(): IteratorOf<string> {
    return iteratePairs(listOf(this), 1);
  }

  /** Returns the query, without "?". */
  toString(): string {
    return serializeParams(this);
  }

  // biome-ignore lint/suspicious/noTsIgnore: without `noUnusedLocals` there is no error to expect
  // @ts-ignore A static field in place of a static block, on which React Native's Babel preset up to 0.88 fails.
  // biome-ignore lint/correctness/noUnusedPrivateClassMembers: as the compiler, which the line above silences
  static #defined: unknown = (() => {
    createQueryObject = (query, update) => {
      const params = new URLSearchParams();
      params.#list = unparsed(query);
      params.#update = update;
      return params;
    };
    stateOf = (params, given = 0, required = 0) => {
      let state: Pair[] | UnparsedQuery;
      try {
        state = params.#list;
      } catch {
        return throwWrongThis(NAME);
      }
      requireArguments(given, required);
      return state;
    };
    listOf = (params, given, required) => {
      const state = stateOf(params, given, required);
      return Array.isArray(state) ? state : (params.#list = listOfRead(state) ?? parseText(state.text));
    };
    readFirst = (params, name) => {
      const value = readFirstOf(params.#list, name);
      if (value !== undefined) return value;
      const list = listOf(params);
      return list[find(list, name)]?.[1] ?? null;
    };
    serializeParams = (params) => {
      const state = stateOf(params);
      if (isSerialized(state)) return (state as UnparsedQuery).text;
      const list = listOf(params);
      return (params.#write = nextWriter(params.#write))(list);
    };
    refill = (params, query) => {
      const list = params.#list;
      if (Array.isArray(list)) {
        list.length = 0;
        for (const pair of parseText(query)) list.push(pair);
      } else params.#list = unparsed(query);
    };
    const { prototype } = URLSearchParams;
    rememberPairs(() => [prototype.entries, listOf, iteratePairs, pairOf]);
    defineInterface(URLSearchParams, NAME);
    defineInspect(prototype, NAME, (params) => (#list in params ? listOf(params) : undefined), true);
    Object.defineProperty(prototype, Symbol.iterator, { value: prototype.entries, writable: true, configurable: true });
  })();
}
