import type { Address } from "./address.ts";
import type { AddressError, IPError, Unless } from "./error.ts";
import { isFailure, readPieces, writePieces } from "./pieces.ts";

/** Why bytes are no address. Offsets count bytes. */
export type BytesError = IPError<"bytes-length" | "byte-out-of-range">;

/** The four or sixteen bytes of an address, in network order. */
export function toBytes<Text extends string>(address: Text): Uint8Array | Unless<Text, Address, AddressError> {
  const pieces = readPieces(address);
  if (isFailure(pieces)) return pieces as never;
  return Uint8Array.from({ length: pieces.length * 2 }, (_, at) => pieces[at >> 1]! >> (at & 1 ? 0 : 8));
}

/**
 * The address that four or sixteen bytes in network order are. Fails with `bytes-length`, or with
 * `byte-out-of-range` at the first element of a plain array that is no byte.
 */
export function fromBytes(bytes: ArrayLike<number>): Address | BytesError {
  const { length } = bytes;
  if (length !== 4 && length !== 16) return { code: "bytes-length", start: 0, end: length };
  const pieces = new Uint16Array(length / 2);
  for (let at = 0; at < length; at++) {
    const byte = bytes[at]!;
    if (byte !== (byte & 0xff)) return { code: "byte-out-of-range", start: at, end: at + 1 };
    pieces[at >> 1] = (pieces[at >> 1]! << 8) | byte;
  }
  return writePieces(pieces);
}
