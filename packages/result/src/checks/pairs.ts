import { refuseType } from "./refuse.ts";
import { isArray, propertyOf } from "./types.ts";

/**
 * Throws a TypeError if `pairs` is not an iterable object, such as a list of pairs, a `Map` or a `URLSearchParams`. Text
 * and bytes are iterable too, but never hold pairs.
 */
export function expectPairs(pairs: unknown, where: string, name = "pairs"): void {
  const isList = typeof pairs === "object" && typeof propertyOf(pairs, Symbol.iterator) === "function";
  if (!isList || ArrayBuffer.isView(pairs)) refusePairs(pairs, where, name);
}

/** Throws a TypeError if `pair`, an item of the iterable `name`, is not a list of a name, which is text, and a value. */
export function expectPair(
  pair: unknown,
  where: string,
  name = "pairs",
): asserts pair is readonly [name: string, value: unknown] {
  if (!isArray(pair) || pair.length !== 2) refusePairs(pair, where, name);
  if (typeof pair[0] !== "string") refuseType(pair[0], where, `a name in ${name}`, "a string");
}

function refusePairs(value: unknown, where: string, name: string): never {
  refuseType(value, where, name, "an iterable of [name, value]");
}
