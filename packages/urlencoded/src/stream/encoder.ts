import { serializePair } from "../serialize.ts";
import { type Coder, run } from "./coder.ts";

/** A name and a value to be written. */
export type PairToWrite = readonly [name: string, value: string];

/** Writes one form body: pairs in; chunks out, as soon as there is enough to be worth one. */
export type Encoder = Coder<PairToWrite, Uint8Array>;

/** An encoder whose chunks, of about 16 KB, are together what `serialize` gives for all pairs. Never fails. */
export function createEncoder(): Encoder {
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
      text += separator + serializePair(pair);
      separator = "&";
      return text.length < ENOUGH ? [] : take();
    },
    end: () => (text === "" ? [] : take()),
  };
}

/** A body as it is to be sent, from pairs as they come in. Ends the source when the consumer stops early. */
export function encodeStream(
  pairs: AsyncIterable<PairToWrite> | Iterable<PairToWrite>,
): AsyncGenerator<Uint8Array, void, undefined> {
  return run(createEncoder(), pairs);
}

/** What a stream of Node and of the platform has as its own buffer. */
const ENOUGH = 16 * 1024;
