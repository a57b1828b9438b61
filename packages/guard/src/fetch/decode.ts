import { pipeline } from "node:stream";
import * as zlib from "node:zlib";

/** A body in pieces. */
export type Bytes = AsyncIterable<Uint8Array>;

/** The limit of each coding. */
export interface DecodeLimit {
  /** Bytes that may come out of each coding. */
  readonly responseBytes: number;
  /** Returns the error for a body that has more. */
  exceed(): Promise<Error>;
}

/**
 * Returns the decoders for the value of `Content-Encoding`, in the order in which they are applied. There are none if
 * one of the codings is not known here: the body is left as it is then, as Node's `fetch` does.
 * @throws TypeError for more than five codings, because each can multiply the work
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-8.4
 */
export function decodersOf(contentEncoding = ""): readonly Decoder[] {
  const codings = contentEncoding.toLowerCase().split(",");
  const decoders = codings
    .map((coding) => coding.trim())
    .filter((coding) => coding !== "" && coding !== "identity")
    .map(decoderOf);
  if (decoders.length > 5) throw new TypeError("the response has more than five content codings");
  return decoders.includes(undefined) ? [] : (decoders.reverse() as Decoder[]);
}

/**
 * The body without its codings. The limit is for what comes out of each of them, so that the work in between is limited
 * too. A body that ends early is an error.
 */
export function decode(body: Bytes, decoders: readonly Decoder[], limit: DecodeLimit): Bytes {
  return decoders.reduce((source, decoder) => decodeOne(source, decoder, limit), body);
}

/** Makes the stream that decodes a body which begins with these bytes. */
type Decoder = (start: Uint8Array) => NodeJS.ReadWriteStream;

async function* decodeOne(source: Bytes, decoder: Decoder, limit: DecodeLimit): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  const first = await chunks.next();
  // Nothing is nothing in every coding, although no coding has an empty form.
  if (first.done) return;
  const whole = async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  // The reader of the decoder gets every error.
  const decoded = pipeline(whole, decoder(first.value), () => {}) as unknown as Bytes;
  let bytes = 0;
  for await (const chunk of decoded) {
    bytes += chunk.length;
    if (bytes > limit.responseBytes) throw await limit.exceed();
    yield chunk;
  }
}

function decoderOf(coding: string): Decoder | undefined {
  switch (coding) {
    case "gzip":
    case "x-gzip":
      return () => zlib.createGunzip(FLUSH);
    case "deflate":
      // RFC 9110 asks for the format of zlib; some servers send what is inside it.
      return ([first]) => ((first! & 0x0f) === 8 ? zlib.createInflate(FLUSH) : zlib.createInflateRaw(FLUSH));
    case "br":
      return () => zlib.createBrotliDecompress({ flush: zlib.constants.BROTLI_OPERATION_FLUSH });
    case "zstd":
      return zstdDecoder();
  }
  return undefined;
}

/** What has come is decoded at once, and not when more has come. */
const FLUSH: zlib.ZlibOptions = /* @__PURE__ */ flushing();

function flushing(): zlib.ZlibOptions {
  return { flush: zlib.constants.Z_SYNC_FLUSH };
}

/** Node 20 has no zstd. Each decoder takes the memory of its window, which RFC 9659 limits to 8 MB on the web. */
function zstdDecoder(): Decoder | undefined {
  const { createZstdDecompress: create, constants } = zlib as unknown as Zstd;
  return create && (() => create({ params: { [constants.ZSTD_d_windowLogMax]: 23 } }));
}

/** What the types of Node 20 lack. */
interface Zstd {
  readonly createZstdDecompress?: (options: { params: Record<number, number> }) => NodeJS.ReadWriteStream;
  readonly constants: { readonly ZSTD_d_windowLogMax: number };
}
