import type { AddressErrorCode, IPError } from "../error.ts";

declare const canonical: unique symbol;

/**
 * The canonical text of a prefix: its first address, "/", and its length in decimal. Prefixes that are equal are the
 * same text.
 */
export type Prefix = string & { readonly [canonical]: "prefix" };

/** What can be wrong with a prefix. */
export type PrefixErrorCode =
  | AddressErrorCode
  | "prefix-length-missing"
  | "prefix-length-invalid"
  | "prefix-length-out-of-range"
  | "prefix-host-bits";

/** Why a text is no prefix, or why there is none of that length: then the range is the whole of the given prefix. */
export type PrefixError = IPError<PrefixErrorCode>;
