import { refuse } from "@url/result/internal";

/**
 * The decoder of an encoding, to pass to a form parser: takes all bytes and returns the text, with U+FFFD for what is
 * ill-formed. It keeps a byte order mark in the text, and it keeps no state between calls.
 * Throws a TypeError if it is called with anything but a `Uint8Array`.
 * @see https://encoding.spec.whatwg.org/#concept-encoding-run
 */
export interface Decoder {
  (bytes: Uint8Array): string;
  /** The name of the encoding, in the Standard's spelling. */
  readonly encoding: string;
}

/** Returns `decode` as a decoder: with the name of its encoding, and with a check of its argument. */
export function createDecoderOver(encoding: string, decode: (bytes: Uint8Array) => string): Decoder {
  const checked = (bytes: Uint8Array) => {
    if (!(bytes instanceof Uint8Array)) refuse(bytes, `decoder of ${encoding}`, "bytes", "a Uint8Array");
    return decode(bytes);
  };
  return Object.assign(checked, { encoding });
}
