import { expectIPv4 } from "./expect.ts";

/**
 * Serializes a 32-bit number in dotted decimal.
 * @throws TypeError if `address` is not a number, and RangeError if it is not an integer from 0 to 4294967295
 * @example serializeIPv4(2130706433) // → "127.0.0.1"
 * @see https://url.spec.whatwg.org/#concept-ipv4-serializer
 */
export function serializeIPv4(address: number): string {
  expectIPv4(address, "serializeIPv4");
  return writeIPv4(address);
}

/** `serializeIPv4` without the check. */
export function writeIPv4(address: number): string {
  return `${(address >>> 24) & 0xff}.${(address >>> 16) & 0xff}.${(address >>> 8) & 0xff}.${address & 0xff}`;
}
