import type { List } from "../list.ts";

type Convert<Item> = (item: unknown) => Item;

/**
 * Converts the items of `value`, whose iterator method is `method`, by `convert`, if it is an array. Returns `undefined` if it
 * is not, or if its iterator is not the original one. A loop takes a third of the time of the iterator, and reads the same
 * properties in the same order.
 * @see https://tc39.es/ecma262/#sec-%arrayiteratorprototype%.next
 */
export function knownItems<Item>(value: object, method: unknown, convert: Convert<Item>): Item[] | undefined {
  if (!isKnownArray(value, method)) return undefined;
  const items: Item[] = [];
  for (let i = 0; i < value.length; i++) items.push(convert(value[i]));
  return items;
}

/**
 * Returns the names and values of an array of pairs, or of a `URLSearchParams`, whose iterator method is `method`. Returns
 * `undefined` if `value` is neither, or if its iterator is not the original one. It makes no array for a pair that is an
 * array, and reads the same properties in the same order as its iterator.
 * @throws TypeError that `pairOf` throws, if an item has not two texts
 */
export function knownPairs(
  value: object,
  method: unknown,
  convert: Convert<string>,
  pairOf: (item: unknown, method?: unknown) => string[],
): List | undefined {
  if (method === entries && pairIterator.next === nextPair) return listOf(value).slice();
  if (!isKnownArray(value, method)) return undefined;
  const list: List = [];
  let isWrong = false;
  for (let i = 0; i < value.length; i++) {
    const item = value[i];
    const start = list.length;
    const itemMethod: unknown = Array.isArray(item) ? (item[Symbol.iterator] ?? null) : undefined;
    if (isKnownArray(item, itemMethod)) {
      for (let at = 0; at < item.length; at++) list.push(convert(item[at]));
    } else for (const part of pairOf(item, itemMethod)) list.push(part);
    if (list.length !== start + 2) isWrong = true;
  }
  // All items are converted first. This throws.
  if (isWrong) pairOf(undefined);
  return list;
}

function isKnownArray(value: unknown, method: unknown): value is readonly unknown[] {
  return method === VALUES && Array.isArray(value) && ARRAY_ITERATOR.next === NEXT_ITEM;
}

/** What is kept of `URLSearchParams`: its iterator method, what reads a list, and what iterates over one. */
type Originals = readonly [
  method: unknown,
  list: (params: never) => List,
  iterate: (list: readonly string[]) => object,
];

/** Keeps the iterator of `URLSearchParams` as it is when the class is defined. A bundle without this calls nothing. */
export function rememberPairs(originals: () => Originals): void {
  const [method, list, iterate] = originals();
  entries = method;
  listOf = list as typeof listOf;
  pairIterator = Object.getPrototypeOf(iterate([]));
  nextPair = pairIterator.next;
}

let entries: unknown;
let listOf: (params: object) => List;
let pairIterator: { readonly next?: unknown };
let nextPair: unknown;

const VALUES: unknown = [].values;
const ARRAY_ITERATOR: { readonly next?: unknown } = /* @__PURE__ */ Object.getPrototypeOf(/* @__PURE__ */ [].values());
const NEXT_ITEM: unknown = ARRAY_ITERATOR.next;
