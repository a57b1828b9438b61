import type { Address } from "./address.ts";
import type { AddressError, Unless } from "./error.ts";
import { isFailure, type Pieces, readPieces, writePieces } from "./pieces.ts";

/**
 * The IPv4-mapped IPv6 address of an IPv4 address; an IPv6 address stays as it is.
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2
 */
export function map<Text extends string>(address: Text): Address | Unless<Text, Address, AddressError> {
  const pieces = readPieces(address);
  if (isFailure(pieces)) return pieces as never;
  return writePieces(pieces.length === 2 ? Uint16Array.of(0, 0, 0, 0, 0, 0xffff, pieces[0]!, pieces[1]!) : pieces);
}

/** The IPv4 address in an IPv4-mapped one; every other address stays as it is. */
export function unmap<Text extends string>(address: Text): Address | Unless<Text, Address, AddressError> {
  const pieces = readPieces(address);
  if (isFailure(pieces)) return pieces as never;
  return writePieces(isMapped(pieces) ? pieces.subarray(6) : pieces);
}

/** Is it in `::ffff:0:0/96`? */
export function isMapped(pieces: Pieces): boolean {
  return pieces.length === 8 && pieces[5] === 0xffff && pieces.subarray(0, 5).every((piece) => piece === 0);
}
