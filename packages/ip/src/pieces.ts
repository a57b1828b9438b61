import { parseIPv4, serializeIPv4 } from "@url/ipv4";
import { parseIPv6, serializeIPv6 } from "@url/ipv6";
import type { Address } from "./address.ts";
import type { AddressError } from "./error.ts";
import { isIPv6Text } from "./is-ipv6-text.ts";

/**
 * An address to compute with: its 16-bit pieces, two for IPv4 and eight for IPv6. Sixteen bits, so that neither a
 * carry nor a sign is ever lost, and one algorithm serves both families.
 */
export type Pieces = Uint16Array;

/** Reads any text of an address, canonical or not: strict dotted decimal, or what the Standard's IPv6 parser takes. */
export function readPieces(text: string): Pieces | AddressError {
  if (isIPv6Text(text)) return parseIPv6(text);
  const address = parseIPv4(text);
  return typeof address === "number" ? Uint16Array.of(address >>> 16, address) : address;
}

export function isFailure<Failure>(result: Pieces | Failure): result is Failure {
  return !(result instanceof Uint16Array);
}

export function writePieces(pieces: Pieces): Address {
  return (pieces.length === 2 ? serializeIPv4(pieces[0]! * 0x10000 + pieces[1]!) : serializeIPv6(pieces)) as Address;
}

/** Sets every bit from the bit `length` on, counted from the left, to `bit`. In place. */
export function fillBits(pieces: Pieces, length: number, bit: 0 | 1): Pieces {
  for (let index = length >> 4; index < pieces.length; index++) {
    const host = index === length >> 4 ? 0xffff >> (length & 15) : 0xffff;
    pieces[index] = bit === 1 ? pieces[index]! | host : pieces[index]! & ~host;
  }
  return pieces;
}

/** Adds ±1 to the number that the first `length` bits are, in place; false when there is no such number. */
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

/** How many bits the two have in common from the left; those of one family only. */
export function commonBits(a: Pieces, b: Pieces): number {
  for (let index = 0; index < a.length; index++) {
    const difference = a[index]! ^ b[index]!;
    if (difference !== 0) return index * 16 + Math.clz32(difference) - 16;
  }
  return a.length * 16;
}
