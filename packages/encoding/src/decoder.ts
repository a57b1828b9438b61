/**
 * An encoding's decoder, to inject: all of the bytes in, text out, U+FFFD for what is ill-formed. A byte
 * order mark is text like other. Nothing is kept from call to call.
 * @see https://encoding.spec.whatwg.org/#concept-encoding-run
 */
export interface Decoder {
  (bytes: Uint8Array): string;
  /** The encoding's name, as the Standard writes it. */
  readonly encoding: string;
}

/** `decode` with the name of its encoding. */
export function createDecoderOver(encoding: string, decode: (bytes: Uint8Array) => string): Decoder {
  return Object.assign((bytes: Uint8Array) => decode(bytes), { encoding });
}
