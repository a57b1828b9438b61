import { createPartDecoder } from "./decode.ts";
import { cut, type Pair, parseString, prepare } from "./parse-string.ts";
import { textOf } from "./text.ts";

/**
 * The name-value pairs of `input`: an `application/x-www-form-urlencoded` body as bytes, or a query as a
 * string. A string means its UTF-8 bytes; a lone surrogate in it is read as U+FFFD, and a leading "?" is
 * part of the first name. Names repeat and keep their order. Never fails: a "%" without two hex digits
 * stays, ill-formed UTF-8 becomes U+FFFD.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 * @see https://url.spec.whatwg.org/#concept-urlencoded-string-parser
 */
export function parse(input: string | Uint8Array): Pair[] {
  return parseString(textOf(input));
}

/** The pairs of `parse`, one after another, each made when it is asked for: no list is built. */
export function* iterate(input: string | Uint8Array): Generator<Pair, void, undefined> {
  const decode = createPartDecoder();
  for (const [pair] of prepare(textOf(input)).matchAll(PAIRS)) yield* cut(pair, decode);
}

/** Hands the pairs of `parse` to `take`, one after another, until it returns `false`: no list is built. */
export function parseInto(input: string | Uint8Array, take: (name: string, value: string) => unknown): void {
  for (const [name, value] of iterate(input)) if (take(name, value) === false) return;
}

const PAIRS = /[^&]+/g;
