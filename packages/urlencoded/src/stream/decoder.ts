import { createGuard } from "../body/guard.ts";
import type { BodyOptions } from "../body/options.ts";
import { parse } from "../parse.ts";
import type { Pair } from "../parse-string.ts";
import { type Coder, run } from "./coder.ts";
import { createFormError } from "./form-error.ts";

/**
 * Reads one form body: chunks in, which may be cut anywhere and are not kept, so that their memory can be used
 * again; pairs out. The last pair, which no "&" completes, comes with the end.
 */
export type Decoder = Coder<Uint8Array, Pair>;

/**
 * A decoder with the limits of `parseBody`, on unless told otherwise. Keeps the bytes of the pair in hand and
 * nothing else, so its memory is bounded by the longest pair, and takes time linear in the body's length
 * whatever the chunks. Both methods throw a `FormError` for a body that is refused, and from then on.
 */
export function createDecoder(options?: BodyOptions): Decoder {
  return createDecoderFor("createDecoder", options);
}

/** `createDecoder` for the options given to the function `where`. */
export function createDecoderFor(where: string, options: BodyOptions | undefined): Decoder {
  const guard = createGuard(options, where);
  const rest = createBuffer();
  let error: Error | undefined;

  function refuse(failure: ReturnType<typeof guard.end>): void {
    if (failure) error = createFormError(failure);
    if (error) throw error;
  }

  return {
    push(chunk) {
      refuse(error ? undefined : guard.check(chunk));
      const first = chunk.indexOf(AMPERSAND);
      rest.append(chunk.subarray(0, first === -1 ? chunk.length : first));
      if (first === -1) return [];
      const pairs = parse(rest.take());
      const last = chunk.lastIndexOf(AMPERSAND);
      rest.append(chunk.subarray(last + 1));
      return last === first ? pairs : pairs.concat(parse(chunk.subarray(first + 1, last)));
    },
    end() {
      refuse(error ? undefined : guard.end());
      error = new TypeError("The body has ended");
      return parse(rest.take());
    },
  };
}

/**
 * The pairs of a body as its chunks come in. Ends the source when the consumer stops early, and when it
 * throws a `FormError`.
 */
export function decodeStream(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options?: BodyOptions,
): AsyncGenerator<Pair, void, undefined> {
  return run(createDecoderFor("decodeStream", options), chunks);
}

/** Bytes one after another. Doubles, so that one byte a chunk is linear too. */
function createBuffer(): { append(bytes: Uint8Array): void; take(): Uint8Array } {
  let buffer = new Uint8Array(256);
  let length = 0;
  return {
    append(bytes) {
      if (length + bytes.length > buffer.length) {
        const larger = new Uint8Array(2 * (length + bytes.length));
        larger.set(buffer.subarray(0, length));
        buffer = larger;
      }
      buffer.set(bytes, length);
      length += bytes.length;
    },
    take() {
      const bytes = buffer.subarray(0, length);
      length = 0;
      return bytes;
    },
  };
}

const AMPERSAND = 0x26;
