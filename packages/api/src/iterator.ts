import { defineInspect } from "#inspect";
import { defineInterface } from "./interface.ts";
import { type Pair, pairsOf } from "./list.ts";
import { throwWrongThis } from "./webidl.ts";

/** The type of the language's own iterators. Its name, `IteratorObject`, is not known before TypeScript 5.6. */
export type IteratorOf<T> = ReturnType<T[]["values"]>;

/**
 * Creates an iterator over a list of names and values: over the names for `part` 0, the values for 1, and new pairs without it. It reads the
 * list at each step, so it sees changes that are made meanwhile, and continues if the list grows after the end.
 * @see https://webidl.spec.whatwg.org/#js-iterable
 */
export function iteratePairs(list: readonly string[]): IteratorOf<Pair>;
export function iteratePairs(list: readonly string[], part: 0 | 1): IteratorOf<string>;
export function iteratePairs(list: readonly string[], part?: 0 | 1): unknown {
  return new PairIterator(list, part);
}

const NAME = "URLSearchParams Iterator";

class PairIterator {
  readonly #list: readonly string[];
  readonly #part: 0 | 1 | undefined;
  #index = 0;

  constructor(list: readonly string[], part: 0 | 1 | undefined) {
    this.#list = list;
    this.#part = part;
  }

  next(): IteratorResult<Pair | string, undefined> {
    let list: readonly string[];
    try {
      list = this.#list;
    } catch {
      throwWrongThis("URLSearchParamsIterator");
    }
    const at = this.#index;
    if (at >= list.length) return { value: undefined, done: true };
    this.#index = at + 2;
    return { value: this.#part === undefined ? [list[at]!, list[at + 1]!] : list[at + this.#part]!, done: false };
  }

  // biome-ignore lint/suspicious/noTsIgnore: without `noUnusedLocals` there is no error to expect
  // @ts-ignore A static field in place of a static block, on which React Native's Babel preset up to 0.88 fails.
  // biome-ignore lint/correctness/noUnusedPrivateClassMembers: as the compiler, which the line above silences
  static #defined: unknown = [
    defineInterface(PairIterator, NAME),
    defineInspect(PairIterator.prototype, NAME, (iterator) => {
      if (!(#list in iterator)) return undefined;
      const part = iterator.#part;
      const rest = pairsOf(iterator.#list.slice(iterator.#index));
      return part === undefined ? rest : rest.map((pair) => pair[part]);
    }),
    // An iterator prototype object has no constructor of its own; its parent is %IteratorPrototype%.
    Reflect.deleteProperty(PairIterator.prototype, "constructor"),
    Object.setPrototypeOf(PairIterator.prototype, Object.getPrototypeOf(Object.getPrototypeOf([].values()))),
  ];
}
