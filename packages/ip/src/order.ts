import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { Address } from "./address.ts";
import { type AddressError, succeed } from "./error.ts";
import { expectAddress } from "./expect.ts";
import { addToBits, comparePieces, readPieces, writePieces } from "./pieces.ts";

/**
 * Compares two addresses for `Array.prototype.sort`: IPv4 before IPv6, then by number. Returns a negative number, zero
 * or a positive number.
 * @throws TypeError if one of them is not an address
 * @example ["10.0.0.1", "9.0.0.1"].sort(compareAddresses) // → ["9.0.0.1", "10.0.0.1"]
 */
export function compareAddresses(a: string, b: string): number {
  return comparePieces(expectAddress(a, "compareAddresses", "a"), expectAddress(b, "compareAddresses", "b"));
}

/**
 * Returns the address after this one, or null after the last one of its family. Fails with the error of
 * `parseAddress`.
 * @example next("192.0.2.255") // → { ok: true, value: "192.0.3.0" }
 */
export function next(address: string): Result<Address | null, AddressError> {
  expectText(address, "next", "address");
  return step(address, 1);
}

/**
 * Returns the address before this one, or null before the first one of its family. Fails with the error of
 * `parseAddress`.
 * @example previous("::") // → { ok: true, value: null }
 */
export function previous(address: string): Result<Address | null, AddressError> {
  expectText(address, "previous", "address");
  return step(address, -1);
}

function step(address: string, sign: 1 | -1): Result<Address | null, AddressError> {
  const read = readPieces(address);
  if (!read.ok) return read;
  const pieces = read.value;
  return succeed(addToBits(pieces, pieces.length * 16, sign) ? writePieces(pieces) : null);
}
