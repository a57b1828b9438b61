import type { Pair } from "../cut.ts";
import { parseText } from "../parse-string.ts";
import { inputOf, textOf } from "../text.ts";

/**
 * Returns an iterator over the pairs that `parse` returns. It makes each pair when it is asked for, and builds no list.
 * @throws TypeError if `input` is neither a string nor a `Uint8Array`
 * @example iterate("a=1&b=2").next().value // → ["a", "1"]
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 */
export function iterate(input: string | Uint8Array): Generator<Pair, void, undefined> {
  return generate(textOf(inputOf(input, "iterate")));
}

function* generate(text: string): Generator<Pair, void, undefined> {
  for (const [pair] of text.matchAll(PAIRS)) yield* parseText(pair);
}

const PAIRS = /[^&]+/g;
