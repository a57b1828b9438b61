// biome-ignore-all lint/complexity/noArguments: Web IDL counts arguments; a rest parameter would change `length`

import { parseList } from "@url/urlencoded/internal";
import { isSerialized, nextWriter, readFirst, rememberPairs, sortFew, unparsed } from "#fast";
import { defineInspect } from "#inspect";
import { listOfInit, type URLSearchParamsInit } from "./init.ts";
import { defineInterface } from "./interface.ts";
import { type IteratorOf, iteratePairs } from "./iterator.ts";
import { find, type List, pairsOf, remove, setFirst, sortList, type UnparsedQuery, valuesOf } from "./list.ts";
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
let stateOf: (params: URLSearchParams, given?: number, required?: number) => List | UnparsedQuery;

/** Returns the list of `params`. Throws as `stateOf` does. */
let listOf: (params: URLSearchParams, given?: number, required?: number) => List;

const NAME = "URLSearchParams";

// A method, as in the DOM's types: a subclass cannot override a property by a method (TS2425). Its value is `entries`.
export interface URLSearchParams {
  [Symbol.iterator](): IteratorOf<[name: string, value: string]>;
}

/**
 * The names and values of a query, in their order.
 * @see https://url.spec.whatwg.org/#interface-urlsearchparams
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the class gets the method when it is defined
export class URLSearchParams {
  /** A query until the list is needed, and then always the same array, because iterators refer to it. */
  #list: List | UnparsedQuery;
  /**
   * Notifies the URL object, if there is one, of a change of the list. The URL serializes the list when it is read.
   * @see https://url.spec.whatwg.org/#concept-urlsearchparams-update
   */
  #update: (() => void) | undefined;

  /** What serialized the list last. */
  #write: ((list: readonly string[]) => string) | undefined;

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
    return listOf(this).length / 2;
  }

  /** Adds a pair at the end. */
  append(name: string, value: string): void {
    const list = listOf(this, arguments.length, 2);
    list.push(usvString(name), usvString(value));
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
    const value = readFirst(stateOf(this, arguments.length, 1), name);
    if (value !== undefined) return value;
    // The conversion can change the list, so it comes first.
    const wanted = usvString(name);
    const list = listOf(this);
    return list[find(list, wanted) + 1] ?? null;
  }

  /**
   * Returns the values of all pairs with this name, in a new array.
   * @example new URLSearchParams("a=1&a=2").getAll("a") // → ["1", "2"]
   */
  getAll(name: string): string[] {
    const list = listOf(this, arguments.length, 1);
    return valuesOf(list, usvString(name));
  }

  /**
   * Returns true if there is a pair with this name, or with this name and value.
   * @example new URLSearchParams("a=1").has("a", "2") // → false
   */
  has(name: string, value: string | undefined = undefined): boolean {
    const state = stateOf(this, arguments.length, 1);
    const found = value === undefined ? readFirst(state, name) : undefined;
    if (found !== undefined) return found !== null;
    const wanted = usvString(name);
    const wantedValue = optionalUSVString(value);
    const list = listOf(this);
    return find(list, wanted, wantedValue) < list.length;
  }

  /** Sets the value of the first pair with this name and removes the others; adds a pair if there is none. */
  set(name: string, value: string): void {
    const list = listOf(this, arguments.length, 2);
    setFirst(list, usvString(name), usvString(value));
    this.#update?.();
  }

  /** Sorts the pairs by the code units of their names; pairs with the same name keep their order. */
  sort(): void {
    const list = listOf(this);
    if (!sortFew(list)) sortList(list);
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
    if (typeof callback !== "function") {
      expect(false, [
        "ERR_INVALID_ARG_TYPE",
        `The "callback" argument must be of type function. Received type ${typeof callback}`,
      ]);
    }
    // By index, because the callback may change the list.
    for (let at = 0; at < list.length; at += 2) {
      Reflect.apply(callback, thisArg, [list[at + 1], list[at], this]);
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
      let state: List | UnparsedQuery;
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
      return Array.isArray(state) ? state : (params.#list = parseList(state.text));
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
        for (const text of parseList(query)) list.push(text);
      } else params.#list = unparsed(query);
    };
    const { prototype } = URLSearchParams;
    rememberPairs(() => [prototype.entries, listOf, iteratePairs]);
    defineInterface(URLSearchParams, NAME);
    defineInspect(prototype, NAME, (params) => (#list in params ? pairsOf(listOf(params)) : undefined), true);
    Object.defineProperty(prototype, Symbol.iterator, { value: prototype.entries, writable: true, configurable: true });
  })();
}
