import type { Result } from "@url/result";
import { propertyOf, refuseType } from "@url/result/internal";
import { expectIPv4 } from "./expect.ts";

/**
 * Why bytes are not an IPv4 address, and where: `bytes[start, end)`, counted in elements.
 *
 * - `IPv4-bytes-length`: there are not four bytes
 * - `IPv4-byte-out-of-range`: an element is not an integer from 0 to 255
 */
export interface IPv4BytesError {
  readonly code: "IPv4-bytes-length" | "IPv4-byte-out-of-range";
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the four bytes of a 32-bit number, in network order.
 * @throws TypeError if `address` is not a number, and RangeError if it is not an integer from 0 to 4294967295
 * @example Array.from(ipv4ToBytes(2130706433)) // → [127, 0, 0, 1]
 */
export function ipv4ToBytes(address: number): Uint8Array {
  expectIPv4(address, "ipv4ToBytes");
  return Uint8Array.of(address >>> 24, address >>> 16, address >>> 8, address);
}

/**
 * Reads four bytes in network order as a 32-bit number. Fails with `IPv4-bytes-length`, or with
 * `IPv4-byte-out-of-range` at the first element of an array that is not a byte. The range counts elements.
 * @throws TypeError if `bytes` is not an array or a typed array
 * @example ipv4FromBytes([127, 0, 0, 1]) // → { ok: true, value: 2130706433 }
 */
export function ipv4FromBytes(bytes: ArrayLike<number>): Result<number, IPv4BytesError> {
  if (typeof bytes !== "object" || !Number.isInteger(propertyOf(bytes, "length"))) {
    refuseType(bytes, "ipv4FromBytes", "bytes", "an array of bytes");
  }
  if (bytes.length !== 4) return fail("IPv4-bytes-length", 0, bytes.length);
  let address = 0;
  for (let at = 0; at < 4; at++) {
    const byte = bytes[at]!;
    if (typeof byte !== "number" || byte !== (byte & 0xff)) return fail("IPv4-byte-out-of-range", at, at + 1);
    address = address * 256 + byte;
  }
  return { ok: true, value: address };
}

function fail(code: IPv4BytesError["code"], start: number, end: number): Result<never, IPv4BytesError> {
  return { ok: false, error: { code, start, end } };
}
