import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { Address } from "../address.ts";
import { expectInteger, numberOf, piecesOfNumber } from "../big-int.ts";
import { type IPError, succeed } from "../error.ts";
import { commonBits, readPieces, writePieces } from "../pieces.ts";
import type { PrefixError, PrefixErrorCode } from "./prefix.ts";
import { readPrefix } from "./read.ts";

/**
 * Returns the address of a prefix at an index from 0, or null if the prefix has fewer addresses. A negative index
 * counts from the end: -1 is the last address. Fails with the error of `parsePrefix`.
 * @throws TypeError if `index` is neither a number nor a bigint, and RangeError if it is not a safe integer
 * @example nth("192.0.2.0/24", 10) // → { ok: true, value: "192.0.2.10" }
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 */
export function nth(prefix: string, index: number | bigint): Result<Address | null, PrefixError> {
  expectText(prefix, "nth", "prefix");
  expectInteger(index, "nth", "index");
  const read = readPrefix(prefix);
  if (!read.ok) return read;
  const { pieces, length } = read.value;
  const size = 1n << BigInt(pieces.length * 16 - length);
  const at = BigInt(index) < 0n ? BigInt(index) + size : BigInt(index);
  if (at < 0n || at >= size) return succeed(null);
  return succeed(writePieces(piecesOfNumber(numberOf(pieces) + at, pieces.length)!));
}

/** Why there is no index of an address in a prefix. `in` names the argument in which the error's range is. */
export interface IndexError extends IPError<PrefixErrorCode> {
  readonly in: "prefix" | "address";
}

/**
 * Returns the index of an address in a prefix, from 0, or null if the prefix does not contain it. It is the inverse of
 * {@link nth}. Fails with the errors of `parsePrefix` and `parseAddress`.
 * @example indexOf("192.0.2.0/24", "192.0.2.10") // → { ok: true, value: 10n }
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 */
export function indexOf(prefix: string, address: string): Result<bigint | null, IndexError> {
  expectText(prefix, "indexOf", "prefix");
  expectText(address, "indexOf", "address");
  const outer = readPrefix(prefix);
  if (!outer.ok) return { ok: false, error: { ...outer.error, in: "prefix" } };
  const inner = readPieces(address);
  if (!inner.ok) return { ok: false, error: { ...inner.error, in: "address" } };
  const { pieces, length } = outer.value;
  const isInside = inner.value.length === pieces.length && commonBits(pieces, inner.value) >= length;
  return succeed(isInside ? numberOf(inner.value) - numberOf(pieces) : null);
}
