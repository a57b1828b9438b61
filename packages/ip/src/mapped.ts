import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { Address } from "./address.ts";
import { type AddressError, succeed } from "./error.ts";
import { type Pieces, readPieces, writePieces } from "./pieces.ts";

/**
 * Returns the IPv4-mapped IPv6 address of an IPv4 address. An IPv6 address stays as it is. Fails with the error of
 * `parseAddress`.
 * @example map("192.0.2.1") // → { ok: true, value: "::ffff:c000:201" }
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2
 */
export function map(address: string): Result<Address, AddressError> {
  expectText(address, "map", "address");
  const read = readPieces(address);
  if (!read.ok) return read;
  const [high, low] = read.value;
  return succeed(
    writePieces(read.value.length === 2 ? Uint16Array.of(0, 0, 0, 0, 0, 0xffff, high!, low!) : read.value),
  );
}

/**
 * Returns the IPv4 address in an IPv4-mapped IPv6 address. Any other address stays as it is. Fails with the error of
 * `parseAddress`.
 * @example unmap("::ffff:c000:201") // → { ok: true, value: "192.0.2.1" }
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2
 */
export function unmap(address: string): Result<Address, AddressError> {
  expectText(address, "unmap", "address");
  const read = readPieces(address);
  if (!read.ok) return read;
  return succeed(writePieces(isMapped(read.value) ? read.value.subarray(6) : read.value));
}

/** Whether an address is in `::ffff:0:0/96`. */
export function isMapped(pieces: Pieces): boolean {
  return pieces.length === 8 && pieces[5] === 0xffff && pieces.subarray(0, 5).every((piece) => piece === 0);
}
