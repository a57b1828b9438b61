import type { Result } from "@url/result";
import { expectText, propertyOf, refuse } from "@url/result/internal";
import type { Address } from "./address.ts";
import { type AddressError, fail, type IPError, succeed } from "./error.ts";
import { readPieces, writePieces } from "./pieces.ts";

/**
 * Why bytes are not an address. The range counts elements.
 *
 * - `bytes-length`: there are neither 4 nor 16 bytes
 * - `byte-out-of-range`: an element is not an integer from 0 to 255
 */
export type BytesError = IPError<"bytes-length" | "byte-out-of-range">;

/**
 * Returns the four or sixteen bytes of an address, in network order. Fails with the error of `parseAddress`.
 * @example Array.from(orThrow(toBytes("192.0.2.1"))) // → [192, 0, 2, 1]
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2
 */
export function toBytes(address: string): Result<Uint8Array, AddressError> {
  expectText(address, "toBytes", "address");
  const read = readPieces(address);
  if (!read.ok) return read;
  const pieces = read.value;
  return succeed(Uint8Array.from({ length: pieces.length * 2 }, (_, at) => pieces[at >> 1]! >> (at & 1 ? 0 : 8)));
}

/**
 * Reads four or sixteen bytes in network order as an address. Fails with `bytes-length`, or with `byte-out-of-range`
 * at the first element of an array that is not a byte. The range counts elements.
 * @throws TypeError if `bytes` is not an array or a typed array
 * @example fromBytes([192, 0, 2, 1]) // → { ok: true, value: "192.0.2.1" }
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2
 */
export function fromBytes(bytes: ArrayLike<number>): Result<Address, BytesError> {
  const length = propertyOf(bytes, "length");
  if (typeof bytes !== "object" || !isInteger(length)) refuse(bytes, "fromBytes", "bytes", "an array of bytes");
  if (length !== 4 && length !== 16) return fail("bytes-length", 0, length);
  const pieces = new Uint16Array(length / 2);
  for (let at = 0; at < length; at++) {
    const byte = bytes[at]!;
    if (typeof byte !== "number" || byte !== (byte & 0xff)) return fail("byte-out-of-range", at, at + 1);
    pieces[at >> 1] = (pieces[at >> 1]! << 8) | byte;
  }
  return succeed(writePieces(pieces));
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}
