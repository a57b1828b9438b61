import type { Result } from "@url/result";
import { expectBytes, expectOptions } from "@url/result/internal";
import { parseIn } from "../core/encoding.ts";
import type { BodyError } from "../core/error.ts";
import { createGuard } from "../core/guard.ts";
import { BODY_OPTIONS, type BodyOptions } from "../core/options.ts";
import type { Pair } from "../cut.ts";
import { type Coder, expectSource, run } from "./coder.ts";
import { createFormStreamError } from "./form-error.ts";

/** Decodes one form body that comes in chunks, which may be cut anywhere. */
export interface FormDecoder {
  /**
   * Returns the pairs that the chunk completes. The chunk is not kept, so its memory can be used again. After a failure,
   * every call returns that failure. Throws a TypeError for a chunk that is not a `Uint8Array`, and after the end.
   */
  push(chunk: Uint8Array): Result<Pair[], BodyError>;
  /** Returns the last pair, which no "&" completes. Throws a TypeError if it was called before. */
  end(): Result<Pair[], BodyError>;
}

/**
 * Creates a decoder with the limits of `parseBody`, which are on by default. It keeps the bytes of the unfinished pair
 * and nothing else, so its memory is bounded by the longest pair. It takes time linear in the length of the body,
 * whatever the chunks. Its methods fail as `parseBody` does; the range counts bytes from the start of the body.
 * @throws TypeError or RangeError for a wrong option
 * @example createFormDecoder().push(Uint8Array.of(0x61, 0x3d, 0x31, 0x26, 0x62)) // → { ok: true, value: [["a", "1"]] }
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 */
export function createFormDecoder(options?: BodyOptions): FormDecoder {
  return createDecoderFor("createFormDecoder", options);
}

function createDecoderFor(where: string, options: BodyOptions = {}): FormDecoder {
  expectOptions(options, where, BODY_OPTIONS);
  const guard = createGuard(options);
  const parse = (bytes: Uint8Array) => parseIn(bytes, options.decode);
  const rest = createBuffer();
  let failure: { readonly ok: false; readonly error: BodyError } | undefined;
  let hasEnded = false;

  function keep(error: BodyError | undefined): typeof failure {
    if (error) failure = { ok: false, error };
    return failure;
  }

  function expectNotEnded(): void {
    if (hasEnded) throw new TypeError(`${where}: the body has ended; a decoder is for one body.`);
  }

  return {
    push(chunk) {
      expectNotEnded();
      expectBytes(chunk, where, "each chunk");
      if (failure ?? keep(guard.check(chunk))) return failure!;
      const first = chunk.indexOf(AMPERSAND);
      rest.append(chunk.subarray(0, first === -1 ? chunk.length : first));
      if (first === -1) return { ok: true, value: [] };
      const pairs = parse(rest.take());
      const last = chunk.lastIndexOf(AMPERSAND);
      rest.append(chunk.subarray(last + 1));
      return { ok: true, value: last === first ? pairs : pairs.concat(parse(chunk.subarray(first + 1, last))) };
    },
    end() {
      expectNotEnded();
      if (failure ?? keep(guard.end())) return failure!;
      hasEnded = true;
      return { ok: true, value: parse(rest.take()) };
    },
  };
}

/** Creates a decoder that throws a `FormStreamError` for a failure, for streams, which have no other way to fail. */
export function createThrowingDecoder(where: string, options: BodyOptions | undefined): Coder<Uint8Array, Pair> {
  const decoder = createDecoderFor(where, options);
  const take = (result: Result<Pair[], BodyError>) => {
    if (!result.ok) throw createFormStreamError(result.error);
    return result.value;
  };
  return { push: (chunk) => take(decoder.push(chunk)), end: () => take(decoder.end()) };
}

/**
 * Returns an async generator of the pairs of a body. It closes the source if the consumer stops early, and if it rejects
 * the body.
 * @throws FormStreamError, from the generator, for a body that `parseBody` rejects; TypeError or RangeError for a wrong
 *   argument or option
 * @example (await decodeStream([Uint8Array.of(0x61, 0x3d, 0x31)]).next()).value // → ["a", "1"]
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 */
export function decodeStream(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options?: BodyOptions,
): AsyncGenerator<Pair, void, undefined> {
  expectSource(chunks, "decodeStream", "chunks");
  return run(createThrowingDecoder("decodeStream", options), chunks);
}

/** Collects bytes. The buffer doubles, so that chunks of one byte take linear time too. */
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
