import type { Pair } from "@url/urlencoded";
import { serializeLegacy } from "@url/urlencoded/legacy";
import { encoderOf } from "./tables.ts";

/** Writes pairs as a browser sends them from a page in this encoding: what it lacks becomes a reference such as `&#9731;`. */
export function writeForm(pairs: readonly Pair[], encoding: string): string {
  const encoder = encoderOf(encoding);
  return serializeLegacy(pairs, encoder.ok ? { encode: encoder.value } : {});
}

/** Returns the pairs with one of them replaced, or removed if `pair` is null; an index behind the last one adds it. */
export function withPair(pairs: readonly Pair[], index: number, pair: Pair | null): Pair[] {
  return [...pairs.slice(0, index), ...(pair === null ? [] : [pair]), ...pairs.slice(index + 1)];
}
