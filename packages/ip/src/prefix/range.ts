import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import { type AddressErrorCode, type IPError, succeed } from "../error.ts";
import { commonBits, fillBits, type Pieces, readPieces } from "../pieces.ts";
import type { Prefix } from "./prefix.ts";
import { writePrefix } from "./read.ts";

/**
 * Why two addresses are not a range. `in` names the argument in which the error's range is.
 *
 * - `range-of-two-families`: one end is an IPv4 address, the other an IPv6 address
 * - `range-reversed`: the last address is before the first
 */
export interface AddressRangeError extends IPError<AddressErrorCode | "range-of-two-families" | "range-reversed"> {
  readonly in: "first" | "last";
}

/**
 * Returns the fewest prefixes that contain exactly the addresses from `first` to `last`, both included. They are in
 * order, and at most 254. Fails with the error of `parseAddress`, `range-of-two-families` or `range-reversed`.
 * @example rangeToPrefixes("10.0.0.0", "10.0.0.2") // → { ok: true, value: ["10.0.0.0/31", "10.0.0.2/32"] }
 */
export function rangeToPrefixes(first: string, last: string): Result<Prefix[], AddressRangeError> {
  expectText(first, "rangeToPrefixes", "first");
  expectText(last, "rangeToPrefixes", "last");
  const from = readPieces(first);
  if (!from.ok) return { ok: false, error: { ...from.error, in: "first" } };
  const to = readPieces(last);
  if (!to.ok) return { ok: false, error: { ...to.error, in: "last" } };
  const code = faultOf(from.value, to.value);
  if (code !== null) return { ok: false, error: { code, start: 0, end: last.length, in: "last" } };
  const prefixes: Prefix[] = [];
  splitRange(from.value, to.value, (pieces, length) => prefixes.push(writePrefix(pieces, length)));
  return succeed(prefixes);
}

/** Returns why two addresses are not the ends of a range, or null if they are. */
function faultOf(first: Pieces, last: Pieces): "range-of-two-families" | "range-reversed" | null {
  if (first.length !== last.length) return "range-of-two-families";
  const at = commonBits(first, last) >> 4;
  return first[at]! > last[at]! ? "range-reversed" : null;
}

/** Calls `found` for each prefix of the range, in order. It must read or copy the pieces before it returns. */
export function splitRange(first: Pieces, last: Pieces, found: (pieces: Pieces, length: number) => void): void {
  const common = commonBits(first, last);
  const isWhole =
    commonBits(first, fillBits(first.slice(), common, 0)) === first.length * 16 &&
    commonBits(last, fillBits(last.slice(), common, 1)) === last.length * 16;
  if (isWhole) {
    found(first, common);
    return;
  }
  // first  …0xxxx     the range is cut where the first bit that differs changes
  // last   …1xxxx
  splitRange(first, fillBits(first.slice(), common + 1, 1), found);
  splitRange(fillBits(last.slice(), common + 1, 0), last, found);
}
