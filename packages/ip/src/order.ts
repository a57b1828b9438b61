import type { Address } from "./address.ts";
import type { AddressError, Unless } from "./error.ts";
import { addToBits, isFailure, readPieces, writePieces } from "./pieces.ts";

/**
 * Orders addresses by family, IPv4 first, then by number: negative, zero or positive, as `Array.prototype.sort`
 * wants it. Text that is no address comes last, by its code units, so that the order is total.
 */
export function compareAddresses(a: string, b: string): number {
  const first = readPieces(a);
  const second = readPieces(b);
  if (isFailure(first) || isFailure(second)) {
    const byKind = Number(isFailure(first)) - Number(isFailure(second));
    return byKind || (a < b ? -1 : Number(a > b));
  }
  if (first.length !== second.length) return first.length - second.length;
  for (let index = 0; index < first.length; index++) {
    const difference = first[index]! - second[index]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The address after this one, in its family; null after the last. */
export function next<Text extends string>(address: Text): Address | null | Unless<Text, Address, AddressError> {
  return step(address, 1) as never;
}

/** The address before this one, in its family; null before the first. */
export function previous<Text extends string>(address: Text): Address | null | Unless<Text, Address, AddressError> {
  return step(address, -1) as never;
}

function step(address: string, sign: 1 | -1): Address | null | AddressError {
  const pieces = readPieces(address);
  if (isFailure(pieces)) return pieces;
  return addToBits(pieces, pieces.length * 16, sign) ? writePieces(pieces) : null;
}
