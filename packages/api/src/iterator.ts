import { defineInspect } from "#inspect";
import { defineInterface } from "./interface.ts";
import { throwWrongThis } from "./webidl.ts";

/** A name and a value. */
export type Pair = [name: string, value: string];

/** The type of the language's own iterators. Its name, `IteratorObject`, is not known before TypeScript 5.6. */
export type IteratorOf<T> = ReturnType<T[]["values"]>;

/**
 * Creates an iterator over `list`: over the names for `part` 0, the values for 1, and new pairs without it. It reads the
 * list at each step, so it sees changes that are made meanwhile, and continues if the list grows after the end.
 * @see https://webidl.spec.whatwg.org/#js-iterable
 */
export function iteratePairs(list: readonly Pair[]): IteratorOf<Pair>;
export function iteratePairs(list: readonly Pair[], part: 0 | 1): IteratorOf<string>;
export function iteratePairs(list: readonly Pair[], part?: 0 | 1): unknown {
  return new PairIterator(list, part);
}

const NAME = "URLSearchParams Iterator";

class PairIterator {
  readonly #list: readonly Pair[];
  readonly #part: 0 | 1 | undefined;
  #index = 0;

  constructor(list: readonly Pair[], part: 0 | 1 | undefined) {
    this.#list = list;
    this.#part = part;
  }

  next(): IteratorResult<Pair | string, undefined> {
    let pair: Pair | undefined;
    try {
      pair = this.#list[this.#index];
    } catch {
      throwWrongThis("URLSearchParamsIterator");
    }
    if (pair === undefined) return { value: undefined, done: true };
    this.#index++;
    return { value: this.#part === undefined ? [pair[0], pair[1]] : pair[this.#part], done: false };
  }

  // biome-ignore lint/suspicious/noTsIgnore: without `noUnusedLocals` there is no error to expect
  // @ts-ignore A static field in place of a static block, on which React Native's Babel preset up to 0.88 fails.
  // biome-ignore lint/correctness/noUnusedPrivateClassMembers: as the compiler, which the line above silences
  static #defined: unknown = [
    defineInterface(PairIterator, NAME),
    defineInspect(PairIterator.prototype, NAME, (iterator) => {
      if (!(#list in iterator)) return undefined;
      const part = iterator.#part;
      const rest = iterator.#list.slice(iterator.#index);
      return part === undefined ? rest : rest.map((pair) => pair[part]);
    }),
    // An iterator prototype object has no constructor of its own; its parent is %IteratorPrototype%.
    Reflect.deleteProperty(PairIterator.prototype, "constructor"),
    Object.setPrototypeOf(PairIterator.prototype, Object.getPrototypeOf(Object.getPrototypeOf([].values()))),
  ];
}
