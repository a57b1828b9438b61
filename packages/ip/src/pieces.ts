import { readIPv4, writeIPv4 } from "@url/ipv4/internal";
import { readIPv6, writeIPv6 } from "@url/ipv6/internal";
import type { Result } from "@url/result";
import type { Address } from "./address.ts";
import type { AddressError } from "./error.ts";
import { isIPv6Text } from "./is-ipv6-text.ts";

/**
 * An address to compute with: two 16-bit pieces for IPv4, and eight for IPv6, so that one algorithm serves both
 * families. A piece has 16 bits because sums and shifts of 16 bits fit into JavaScript's 32-bit integers.
 */
export type Pieces = Uint16Array;

/** Reads an address in any spelling: strict dotted decimal, or what the Standard's IPv6 parser accepts. */
export function readPieces(text: string): Result<Pieces, AddressError> {
  if (isIPv6Text(text)) {
    const pieces = new Uint16Array(8);
    const error = readIPv6(text, pieces);
    return error === null ? { ok: true, value: pieces } : { ok: false, error };
  }
  const answer = readIPv4(text);
  return typeof answer === "number"
    ? { ok: true, value: Uint16Array.of(answer >>> 16, answer) }
    : { ok: false, error: answer };
}

export function writePieces(pieces: Pieces): Address {
  return (pieces.length === 2 ? writeIPv4(pieces[0]! * 0x10000 + pieces[1]!) : writeIPv6(pieces)) as Address;
}

/** Sets every bit after the first `length` bits to `bit`, in place. */
export function fillBits(pieces: Pieces, length: number, bit: 0 | 1): Pieces {
  for (let index = length >> 4; index < pieces.length; index++) {
    const host = index === length >> 4 ? 0xffff >> (length & 15) : 0xffff;
    pieces[index] = bit === 1 ? pieces[index]! | host : pieces[index]! & ~host;
  }
  return pieces;
}

/** Adds 1 or -1 to the number in the first `length` bits, in place. Returns false on overflow. */
export function addToBits(pieces: Pieces, length: number, sign: 1 | -1): boolean {
  let carry = sign << (-length & 15);
  for (let index = (length - 1) >> 4; index >= 0; index--) {
    const sum = pieces[index]! + carry;
    pieces[index] = sum;
    if (sum >= 0 && sum <= 0xffff) return true;
    carry = sign;
  }
  return false;
}

/** Returns how many leading bits two addresses of one family have in common. */
export function commonBits(a: Pieces, b: Pieces): number {
  for (let index = 0; index < a.length; index++) {
    const difference = a[index]! ^ b[index]!;
    if (difference !== 0) return index * 16 + Math.clz32(difference) - 16;
  }
  return a.length * 16;
}

/** Compares two addresses: IPv4 before IPv6, then by number. Returns a negative number, zero or a positive number. */
export function comparePieces(a: Pieces, b: Pieces): number {
  if (a.length !== b.length) return a.length - b.length;
  for (let index = 0; index < a.length; index++) {
    const difference = a[index]! - b[index]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
