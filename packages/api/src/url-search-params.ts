// biome-ignore-all lint/complexity/noArguments: Web IDL counts arguments; a rest parameter would change `length`
import { parse, serialize } from "@url/urlencoded";
import { defineInspect } from "./inspect.ts";
import { defineInterface } from "./interface.ts";
import { iteratePairs, type Pair } from "./iterator.ts";
import { isObject, optionalUSVString, record, requireArguments, sequence, usvString } from "./webidl.ts";

/** What `new URLSearchParams()` takes: a query with or without "?", pairs, or an object of names and values. */
export type URLSearchParamsInit = string | Iterable<readonly string[]> | Readonly<Record<string, string>>;

/** A `URLSearchParams` whose list is that of `query`, and which hands each new query to `update`. */
export let createQueryObject: (query: string, update: (query: string | null) => void) => URLSearchParams;

/** Empties the list of `params` and fills it from `query`; tells nobody. */
export let refill: (params: URLSearchParams, query: string) => void;

/**
 * The names and values of a query, in order.
 * @see https://url.spec.whatwg.org/#interface-urlsearchparams
 */
export class URLSearchParams {
  #list: Pair[];
  /** The URL object, as the one thing ever done with it. */
  #updateURL: ((query: string | null) => void) | undefined;

  declare readonly [Symbol.iterator]: () => IteratorObject<[name: string, value: string], BuiltinIteratorReturn>;

  /**
   * @param init a query (one leading "?" is dropped), an iterable of pairs, or an object of names and values
   * @throws TypeError when an item of an iterable is not a pair
   * @see https://url.spec.whatwg.org/#dom-urlsearchparams-urlsearchparams
   */
  constructor(init: URLSearchParamsInit = "") {
    this.#list = isObject(init) ? pairsOf(init) : parse(usvString(init).replace(/^\?/, ""));
  }

  /** How many pairs there are. */
  get size(): number {
    return this.#list.length;
  }

  /** Adds a pair at the end. */
  append(name: string, value: string): void {
    const pair = this.#pair(arguments.length, name, value);
    this.#list.push(pair);
    this.#update();
  }

  /** Removes every pair of this name, or of this name and value. */
  delete(name: string, value: string | undefined = undefined): void {
    const matches = this.#matcher(arguments.length, name, value);
    this.#list = this.#list.filter((pair) => !matches(pair));
    this.#update();
  }

  /** The value of the first pair of this name; `null` when there is none. */
  get(name: string): string | null {
    const matches = this.#matcher(arguments.length, name);
    return this.#list.find(matches)?.[1] ?? null;
  }

  /** The values of all pairs of this name. */
  getAll(name: string): string[] {
    const matches = this.#matcher(arguments.length, name);
    return this.#list.filter(matches).map((pair) => pair[1]);
  }

  /** Is there a pair of this name, or of this name and value? */
  has(name: string, value: string | undefined = undefined): boolean {
    const matches = this.#matcher(arguments.length, name, value);
    return this.#list.some(matches);
  }

  /** Gives the first pair of this name the value and removes the others; adds a pair when there is none. */
  set(name: string, value: string): void {
    const pair = this.#pair(arguments.length, name, value);
    const first = this.#list.find((other) => other[0] === pair[0]);
    if (first === undefined) {
      this.#list.push(pair);
    } else {
      first[1] = pair[1];
      this.#list = this.#list.filter((other) => other === first || other[0] !== pair[0]);
    }
    this.#update();
  }

  /** Sorts the pairs by the code units of their names; pairs of one name keep their order. */
  sort(): void {
    this.#list.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0));
    this.#update();
  }

  /** An iterator over the pairs, each a new array. Sees changes made while it runs. */
  entries(): IteratorObject<[name: string, value: string], BuiltinIteratorReturn> {
    return this.#iterate((pair) => [pair[0], pair[1]]);
  }

  /** Calls `callback` with the value, the name and this object for each pair, `this` being `thisArg`. */
  forEach(
    callback: (value: string, name: string, params: URLSearchParams) => void,
    thisArg: unknown = undefined,
  ): void {
    requireArguments(arguments.length, 1);
    if (typeof callback !== "function") throw new TypeError("Not a function");
    // By index and through `this`: the callback may change the list or have it replaced.
    for (let i = 0; i < this.#list.length; i++) {
      const pair = this.#list[i]!;
      Reflect.apply(callback, thisArg, [pair[1], pair[0], this]);
    }
  }

  /** An iterator over the names. */
  keys(): IteratorObject<string, BuiltinIteratorReturn> {
    return this.#iterate((pair) => pair[0]);
  }

  /** An iterator over the values. */
  values(): IteratorObject<string, BuiltinIteratorReturn> {
    return this.#iterate((pair) => pair[1]);
  }

  /** The query, without "?". */
  toString(): string {
    return serialize(this.#list);
  }

  #pair(given: number, name: unknown, value: unknown): Pair {
    requireArguments(given, 2);
    return [usvString(name), usvString(value)];
  }

  /** What says of a pair whether it has this name and, when one is given, this value. */
  #matcher(given: number, name: unknown, value?: unknown): (pair: Pair) => boolean {
    requireArguments(given, 1);
    const wantedName = usvString(name);
    const wantedValue = optionalUSVString(value);
    return (pair) => pair[0] === wantedName && (wantedValue === undefined || pair[1] === wantedValue);
  }

  #iterate<Item>(itemOf: (pair: Pair) => Item): IteratorObject<Item, BuiltinIteratorReturn> {
    return iteratePairs(() => this.#list, itemOf);
  }

  /** @see https://url.spec.whatwg.org/#concept-urlsearchparams-update */
  #update(): void {
    this.#updateURL?.(serialize(this.#list) || null);
  }

  static {
    createQueryObject = (query, update) => {
      const params = new URLSearchParams();
      refill(params, query);
      params.#updateURL = update;
      return params;
    };
    refill = (params, query) => {
      params.#list = parse(query);
    };
    defineInterface(URLSearchParams, "URLSearchParams");
    defineInspect(URLSearchParams.prototype, "URLSearchParams", (params) =>
      #list in params ? params.#list : undefined,
    );
    Object.defineProperty(URLSearchParams.prototype, Symbol.iterator, {
      value: URLSearchParams.prototype.entries,
      writable: true,
      configurable: true,
    });
  }
}

/** Pairs from an iterable of pairs or, if it is none, from an object's own enumerable properties. */
function pairsOf(init: object): Pair[] {
  const pairs = sequence(init, pairOf) ?? [...record(init)];
  if (pairs.some((pair) => pair.length !== 2)) throw new TypeError("A pair has a name and a value");
  return pairs as Pair[];
}

function pairOf(item: unknown): string[] {
  const pair = isObject(item) ? sequence(item, usvString) : null;
  if (pair === null) throw new TypeError("Not iterable");
  return pair;
}
