import { defineInterface } from "./interface.ts";

/** A name and a value. */
export type Pair = [name: string, value: string];

/**
 * Iterates over `list` as it is at each step, so a change made on the way is seen: the position is an
 * index, and an iterator that was done goes on when the list has grown. Gives names for `part` 0, values
 * for 1, and a new pair each time without it.
 * @see https://webidl.spec.whatwg.org/#js-iterable
 */
export function iteratePairs(list: readonly Pair[]): IteratorObject<Pair, BuiltinIteratorReturn>;
export function iteratePairs(list: readonly Pair[], part: 0 | 1): IteratorObject<string, BuiltinIteratorReturn>;
export function iteratePairs(list: readonly Pair[], part?: 0 | 1): unknown {
  return new PairIterator(list, part);
}

class PairIterator {
  readonly #list: readonly Pair[];
  readonly #part: 0 | 1 | undefined;
  #index = 0;

  constructor(list: readonly Pair[], part: 0 | 1 | undefined) {
    this.#list = list;
    this.#part = part;
  }

  next(): IteratorResult<Pair | string, undefined> {
    const pair = this.#list[this.#index];
    if (pair === undefined) return { value: undefined, done: true };
    this.#index++;
    return { value: this.#part === undefined ? [pair[0], pair[1]] : pair[this.#part], done: false };
  }

  // biome-ignore lint/suspicious/noTsIgnore: who checks without `noUnusedLocals` sees no error to expect
  // @ts-ignore A static block by another name: React Native's Babel preset, up to 0.88, fails on those.
  // biome-ignore lint/correctness/noUnusedPrivateClassMembers: as the compiler, which the line above silences
  static #defined: unknown = [
    defineInterface(PairIterator, "URLSearchParams Iterator"),
    // An iterator prototype object has no constructor of its own; its parent is %IteratorPrototype%.
    Reflect.deleteProperty(PairIterator.prototype, "constructor"),
    Object.setPrototypeOf(PairIterator.prototype, Object.getPrototypeOf(Object.getPrototypeOf([].values()))),
  ];
}
