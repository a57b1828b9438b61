import { utf8Encode } from "@url/percent";
import { serialize } from "../serialize.ts";
import type { Pairs } from "../views.ts";

/** Writes one form body in chunks. */
export interface Encoder {
  /** The bytes that are ready to be sent, none until there is enough to be worth a chunk. */
  push(pairs: Pairs): Uint8Array;
  /** The bytes that are left. */
  end(): Uint8Array;
}

/** An encoder that gives what `serialize` gives for all pairs together, in chunks of about 16 KB. */
export function createEncoder(): Encoder {
  let text = "";
  let separator = "";

  function take(): Uint8Array {
    const bytes = utf8Encode(text);
    text = "";
    return bytes;
  }

  return {
    push(pairs) {
      const added = serialize(pairs);
      if (added !== "") {
        text += separator + added;
        separator = "&";
      }
      return text.length < ENOUGH ? new Uint8Array(0) : take();
    },
    end: take,
  };
}

/** A body as it is to be sent, from pairs as they come in. Ends the source when the consumer stops early. */
export async function* encodeStream(
  pairs: AsyncIterable<readonly [name: string, value: string]> | Pairs,
): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = createEncoder();
  for await (const pair of pairs) {
    const bytes = encoder.push([pair]);
    if (bytes.length > 0) yield bytes;
  }
  const bytes = encoder.end();
  if (bytes.length > 0) yield bytes;
}

/** What a stream of Node and of the platform has as its own buffer. */
const ENOUGH = 16 * 1024;
