import type { Result } from "@url/result";
import { expectText, refuse } from "@url/result/internal";
import type { Address } from "./address.ts";
import { type AddressError, fail, type IPError, succeed } from "./error.ts";
import { type Pieces, readPieces, writePieces } from "./pieces.ts";

/**
 * Why a number is not an address. The range is empty, because a number has no places.
 *
 * - `bigint-out-of-range`: the family has no address with this number
 */
export type BigIntError = IPError<"bigint-out-of-range">;

/**
 * Returns an address as a number of 32 or 128 bits. Fails with the error of `parseAddress`.
 * @example toBigInt("0.0.1.0") // → { ok: true, value: 256n }
 */
export function toBigInt(address: string): Result<bigint, AddressError> {
  expectText(address, "toBigInt", "address");
  const read = readPieces(address);
  return read.ok ? succeed(numberOf(read.value)) : read;
}

/**
 * Returns the address of a family that has this number. Fails with `bigint-out-of-range`, and an empty range.
 * @throws TypeError if `value` is not a bigint or `family` is not a number, and RangeError if `family` is neither 4 nor 6
 * @example fromBigInt(1n, 6) // → { ok: true, value: "::1" }
 */
export function fromBigInt(value: bigint, family: 4 | 6): Result<Address, BigIntError> {
  if (typeof value !== "bigint") refuse(value, "fromBigInt", "value", "a bigint");
  if (family !== 4 && family !== 6) refuse(family, "fromBigInt", "family", "4 or 6", "number");
  const pieces = piecesOfNumber(value, family === 4 ? 2 : 8);
  return pieces === null ? fail("bigint-out-of-range", 0, 0) : succeed(writePieces(pieces));
}

/**
 * Returns the address that is `count` addresses after this one, or before it if `count` is negative; null if the
 * family has no such address. Fails with the error of `parseAddress`.
 * @throws TypeError if `count` is neither a number nor a bigint, and RangeError if it is not a safe integer
 * @example offset("192.0.2.250", 10) // → { ok: true, value: "192.0.3.4" }
 */
export function offset(address: string, count: number | bigint): Result<Address | null, AddressError> {
  expectText(address, "offset", "address");
  expectInteger(count, "offset", "count");
  const read = readPieces(address);
  if (!read.ok) return read;
  const pieces = piecesOfNumber(numberOf(read.value) + BigInt(count), read.value.length);
  return succeed(pieces === null ? null : writePieces(pieces));
}

export function numberOf(pieces: Pieces): bigint {
  let value = 0n;
  for (const piece of pieces) value = (value << 16n) | BigInt(piece);
  return value;
}

/** Returns null if the number is negative or has more bits than the pieces. */
export function piecesOfNumber(value: bigint, length: number): Pieces | null {
  const pieces = new Uint16Array(length);
  let rest = value;
  for (let index = length - 1; index >= 0; index--) {
    pieces[index] = Number(rest & 0xffffn);
    rest >>= 16n;
  }
  return rest === 0n ? pieces : null;
}

export function expectInteger(value: unknown, where: string, name: string): void {
  if (typeof value === "bigint" || Number.isSafeInteger(value)) return;
  refuse(value, where, name, "a safe integer or a bigint", "number");
}
