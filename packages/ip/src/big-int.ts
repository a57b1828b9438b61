import type { Result } from "@url/result";
import { refuse } from "@url/result/internal";
import type { Address } from "./address.ts";
import { type AddressError, fail, type IPError, succeed } from "./error.ts";
import { readPieces, writePieces } from "./pieces.ts";

/** Why a number is not an address. The range is empty, because a number has no places. */
export type BigIntError = IPError<"bigint-out-of-range">;

/**
 * Returns an address as a number of 32 or 128 bits. Fails with the error of `parseAddress`.
 * @example toBigInt("0.0.1.0") // → { ok: true, value: 256n }
 */
export function toBigInt(address: string): Result<bigint, AddressError> {
  const read = readPieces(address);
  if (!read.ok) return read;
  let value = 0n;
  for (const piece of read.value) value = (value << 16n) | BigInt(piece);
  return succeed(value);
}

/**
 * Returns the address of a family that has this number. Fails with `bigint-out-of-range`, and an empty range.
 * @throws TypeError if `value` is not a bigint or `family` is not a number, and RangeError if `family` is neither 4 nor 6
 * @example fromBigInt(1n, 6) // → { ok: true, value: "::1" }
 */
export function fromBigInt(value: bigint, family: 4 | 6): Result<Address, BigIntError> {
  if (typeof value !== "bigint") refuse(value, "fromBigInt", "value", "a bigint");
  if (family !== 4 && family !== 6) refuse(family, "fromBigInt", "family", "4 or 6", "number");
  const pieces = new Uint16Array(family === 4 ? 2 : 8);
  let rest = value;
  for (let index = pieces.length - 1; index >= 0; index--) {
    pieces[index] = Number(rest & 0xffffn);
    rest >>= 16n;
  }
  return rest === 0n ? succeed(writePieces(pieces)) : fail("bigint-out-of-range", 0, 0);
}
