import { defineInterface } from "./interface.ts";

/** A name and a value. */
export type Pair = [name: string, value: string];

/**
 * Iterates over the list that `pairs` gives at each step, so a change made on the way is seen: the
 * position is an index, and an iterator that was done goes on when the list has grown.
 * @see https://webidl.spec.whatwg.org/#js-iterable
 */
export function iteratePairs<Item>(
  pairs: () => readonly Pair[],
  itemOf: (pair: Pair) => Item,
): IteratorObject<Item, BuiltinIteratorReturn> {
  return new PairIterator(pairs, itemOf) as unknown as IteratorObject<Item, BuiltinIteratorReturn>;
}

class PairIterator<Item> {
  readonly #pairs: () => readonly Pair[];
  readonly #itemOf: (pair: Pair) => Item;
  #index = 0;

  constructor(pairs: () => readonly Pair[], itemOf: (pair: Pair) => Item) {
    this.#pairs = pairs;
    this.#itemOf = itemOf;
  }

  next(): IteratorResult<Item, undefined> {
    const pair = this.#pairs()[this.#index];
    if (pair === undefined) return { value: undefined, done: true };
    this.#index++;
    return { value: this.#itemOf(pair), done: false };
  }

  static {
    defineInterface(PairIterator, "URLSearchParams Iterator");
    // An iterator prototype object has no constructor of its own; its parent is %IteratorPrototype%.
    Reflect.deleteProperty(PairIterator.prototype, "constructor");
    Object.setPrototypeOf(PairIterator.prototype, Object.getPrototypeOf(Object.getPrototypeOf([].values())));
  }
}
