import type { AddressErrorCode, IPError } from "../error.ts";

declare const canonical: unique symbol;

/**
 * The canonical text of a prefix: its first address, "/", and its length in decimal. Equal prefixes are equal strings.
 */
export type Prefix = string & { readonly [canonical]: "prefix" };

/**
 * The codes of the errors in a prefix.
 *
 * - `prefix-length-invalid`: the length is not a decimal number without leading zeros
 * - `prefix-length-out-of-range`: the length is longer than the address, or one that the result cannot have
 * - `prefix-host-bits`: bits after the prefix length are set
 * - `mask-not-contiguous`: the mask has ones on both sides of a zero, or is a mask of the other kind
 */
export type PrefixErrorCode =
  | AddressErrorCode
  | "prefix-length-invalid"
  | "prefix-length-out-of-range"
  | "prefix-host-bits"
  | "mask-not-contiguous";

/**
 * Why a text is not a prefix, and where: a range of the text in UTF-16 code units. If a requested length is out of
 * range, the range is the whole prefix.
 */
export type PrefixError = IPError<PrefixErrorCode>;
