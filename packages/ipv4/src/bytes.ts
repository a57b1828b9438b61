import type { Result } from "@url/result";
import { toResult } from "./to-result.ts";

/** Why bytes are not an address, and where: `bytes[start, end)`. */
export interface IPv4BytesError {
  readonly code: "IPv4-bytes-length" | "IPv4-byte-out-of-range";
  readonly start: number;
  readonly end: number;
}

/** Returns the four bytes of a 32-bit number, in network order. */
export function ipv4ToBytes(address: number): Uint8Array {
  return Uint8Array.of(address >>> 24, address >>> 16, address >>> 8, address);
}

/**
 * Reads four bytes in network order as a 32-bit number. Fails with `IPv4-bytes-length`, or with
 * `IPv4-byte-out-of-range` at the first element of a plain array that is not a byte; the range counts elements.
 */
export function ipv4FromBytes(bytes: ArrayLike<number>): Result<number, IPv4BytesError> {
  return toResult(readIPv4Bytes(bytes));
}

/** Returns the number or the error itself, without a result object. */
export function readIPv4Bytes(bytes: ArrayLike<number>): number | IPv4BytesError {
  if (bytes.length !== 4) return { code: "IPv4-bytes-length", start: 0, end: bytes.length };
  let address = 0;
  for (let at = 0; at < 4; at++) {
    const byte = bytes[at]!;
    if (byte !== (byte & 0xff)) return { code: "IPv4-byte-out-of-range", start: at, end: at + 1 };
    address = address * 256 + byte;
  }
  return address;
}
