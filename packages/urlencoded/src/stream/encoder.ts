import { pairOf } from "../pairs.ts";
import { type PairToWrite, serializePair } from "../serialize.ts";
import { type Coder, expectSource, run } from "./coder.ts";

/** Encodes one form body: takes pairs, and returns chunks of bytes as soon as there are enough for one. */
export type FormEncoder = Coder<PairToWrite, Uint8Array>;

/**
 * Creates an encoder whose chunks, of about 16 KB each, are together what `serialize` returns for all pairs. Never
 * fails.
 * @throws TypeError, from its `push`, for a pair that is not a list of two
 * @example createFormEncoder().push(["a", "1"]) // → []
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 */
export function createFormEncoder(): FormEncoder {
  return createEncoderFor("createFormEncoder");
}

/** `createFormEncoder` on behalf of the function `where`. */
export function createEncoderFor(where: string): FormEncoder {
  let text = "";
  let separator = "";

  function take(): Uint8Array[] {
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
    text = "";
    return [bytes];
  }

  return {
    push(pair) {
      text += separator + serializePair(pairOf(pair, where));
      separator = "&";
      return text.length < ENOUGH ? [] : take();
    },
    end: () => (text === "" ? [] : take()),
  };
}

/**
 * Returns an async generator of the chunks of a body, from pairs as they come in. It closes the source if the consumer
 * stops early.
 * @throws TypeError if `pairs` is not an iterable, or for a pair that is not a list of two
 * @example (await encodeStream([["a", "1"]]).next()).value.length // → 3
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 */
export function encodeStream(
  pairs: AsyncIterable<PairToWrite> | Iterable<PairToWrite>,
): AsyncGenerator<Uint8Array, void, undefined> {
  expectSource(pairs, "encodeStream", "pairs");
  return run(createEncoderFor("encodeStream"), pairs);
}

/** The buffer size of Node's and the platform's streams. */
const ENOUGH = 16 * 1024;
