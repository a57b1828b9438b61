import type { Result } from "@url/result";
import { expectText, refuse } from "@url/result/internal";
import { fail, succeed } from "../error.ts";
import { addToBits, fillBits } from "../pieces.ts";
import type { Prefix, PrefixError } from "./prefix.ts";
import { type Bits, readPrefix, writePrefix } from "./read.ts";

/**
 * Returns an iterator over the subnets of a prefix that have the length `newLength`, in order. It makes one at a time:
 * `2001:db8::/32` has 2^32 subnets of length 64. Fails with the error of `parsePrefix`, and with
 * `prefix-length-out-of-range` if `newLength` is less than the prefix's own length or more than the family has.
 * @throws TypeError if `newLength` is not a number, and RangeError if it is not an integer
 * @example Array.from(orThrow(subnets("10.0.0.0/8", 9))) // → ["10.0.0.0/9", "10.128.0.0/9"]
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 */
export function subnets(prefix: string, newLength: number): Result<IterableIterator<Prefix>, PrefixError> {
  expectText(prefix, "subnets", "prefix");
  expectInteger(newLength, "subnets");
  const read = readPrefix(prefix);
  if (!read.ok) return read;
  const { pieces, length } = read.value;
  const isInRange = newLength >= length && newLength <= pieces.length * 16;
  return isInRange ? succeed(iterate(read.value, newLength)) : outOfRange(prefix);
}

/**
 * Returns the prefix of the length `newLength` that contains this prefix; by default it is one bit shorter. Fails with
 * the error of `parsePrefix`, and with `prefix-length-out-of-range` if `newLength` is negative or more than the
 * prefix's own length. `/0` has no supernet.
 * @throws TypeError if `newLength` is not a number, and RangeError if it is not an integer
 * @example supernet("192.0.3.0/24") // → { ok: true, value: "192.0.2.0/23" }
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 */
export function supernet(prefix: string, newLength?: number): Result<Prefix, PrefixError> {
  expectText(prefix, "supernet", "prefix");
  if (newLength !== undefined) expectInteger(newLength, "supernet");
  const read = readPrefix(prefix);
  if (!read.ok) return read;
  const { pieces, length } = read.value;
  const shorter = newLength ?? length - 1;
  if (shorter < 0 || shorter > length) return outOfRange(prefix);
  return succeed(writePrefix(fillBits(pieces, shorter, 0), shorter));
}

function* iterate({ pieces, length }: Bits, newLength: number): IterableIterator<Prefix> {
  const last = fillBits(fillBits(pieces.slice(), length, 1), newLength, 0).join();
  for (;;) {
    yield writePrefix(pieces, newLength);
    if (pieces.join() === last) return;
    addToBits(pieces, newLength, 1);
  }
}

function expectInteger(value: unknown, where: string): void {
  if (!Number.isInteger(value)) refuse(value, where, "newLength", "an integer", "number");
}

function outOfRange(prefix: string): Result<never, PrefixError> {
  return fail("prefix-length-out-of-range", 0, prefix.length);
}
