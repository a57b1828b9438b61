import type { Address } from "./address.ts";
import type { AddressError, IPError, Unless } from "./error.ts";
import { isFailure, readPieces, writePieces } from "./pieces.ts";

/** Why a number is no address; the range is empty. */
export type BigIntError = IPError<"bigint-out-of-range">;

/** The address as a number: 32 bits or 128. */
export function toBigInt<Text extends string>(address: Text): bigint | Unless<Text, Address, AddressError> {
  const pieces = readPieces(address);
  if (isFailure(pieces)) return pieces as never;
  let value = 0n;
  for (const piece of pieces) value = (value << 16n) | BigInt(piece);
  return value;
}

/** The address of that family with that number. Fails with `bigint-out-of-range`. */
export function fromBigInt(value: bigint, family: 4 | 6): Address | BigIntError {
  const pieces = new Uint16Array(family === 4 ? 2 : 8);
  let rest = value;
  for (let index = pieces.length - 1; index >= 0; index--) {
    pieces[index] = Number(rest & 0xffffn);
    rest >>= 16n;
  }
  return rest === 0n ? writePieces(pieces) : { code: "bigint-out-of-range", start: 0, end: 0 };
}
