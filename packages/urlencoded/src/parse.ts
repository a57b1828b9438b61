import { expectFunction } from "@url/result/internal";
import { createPartDecoder } from "./decode.ts";
import { cut, type Pair, parseString, prepare } from "./parse-string.ts";
import { inputOf, textOf } from "./text.ts";

/**
 * Parses an `application/x-www-form-urlencoded` body, given as bytes, or a query, given as text, into name-value pairs.
 * Names repeat and keep their order. Text means its UTF-8 bytes; a lone surrogate is read as U+FFFD. A leading "?"
 * belongs to the first name. Never fails: a "%" without two hex digits stays, and ill-formed UTF-8 becomes U+FFFD.
 * @throws TypeError for an object that is not a `Uint8Array`
 * @example parse("q=caf%C3%A9+noir&lang") // → [["q", "café noir"], ["lang", ""]]
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 * @see https://url.spec.whatwg.org/#concept-urlencoded-string-parser
 */
export function parse(input: string | Uint8Array): Pair[] {
  return parseString(textOf(inputOf(input, "parse")));
}

/**
 * Returns an iterator over the pairs that `parse` returns. It makes each pair when it is asked for, and builds no list.
 * @throws TypeError for an object that is not a `Uint8Array`
 * @example iterate("a=1&b=2").next().value // → ["a", "1"]
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 */
export function iterate(input: string | Uint8Array): Generator<Pair, void, undefined> {
  return generate(textOf(inputOf(input, "iterate")));
}

function* generate(text: string): Generator<Pair, void, undefined> {
  const decode = createPartDecoder();
  for (const [pair] of prepare(text).matchAll(PAIRS)) yield* cut(pair, decode);
}

/**
 * Calls `take` with each name and value that `parse` returns, until it returns `false`. Builds no list.
 * @throws TypeError if `take` is not a function, or for an object that is not a `Uint8Array`
 * @example parseInto("a=1&b=2", (name) => name !== "a") // → undefined
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 */
export function parseInto(input: string | Uint8Array, take: (name: string, value: string) => unknown): void {
  expectFunction(take, "parseInto", "take");
  for (const [name, value] of generate(textOf(inputOf(input, "parseInto")))) if (take(name, value) === false) return;
}

const PAIRS = /[^&]+/g;
