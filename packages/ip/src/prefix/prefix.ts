import type { AddressErrorCode, IPError } from "../error.ts";

declare const canonical: unique symbol;

/**
 * The canonical text of a prefix: its first address, "/", and its length in decimal. Equal prefixes are equal strings.
 */
export type Prefix = string & { readonly [canonical]: "prefix" };

/** The codes of the errors in a prefix. */
export type PrefixErrorCode =
  | AddressErrorCode
  | "prefix-length-missing"
  | "prefix-length-invalid"
  | "prefix-length-out-of-range"
  | "prefix-host-bits"
  | "mask-not-contiguous";

/**
 * Why a text is not a prefix, and where: a range of the text in UTF-16 code units. If a requested length is out of
 * range, the range is the whole prefix.
 */
export type PrefixError = IPError<PrefixErrorCode>;
