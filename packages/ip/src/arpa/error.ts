import type { IPError } from "../error.ts";

/**
 * The codes of the errors in a reverse name, and of prefixes that have no reverse name.
 *
 * - `arpa-boundary`: the prefix ends inside a label, so no name stands for it
 * - `arpa-partial`: the name has fewer labels than an address
 * - `arpa-suffix`: the name ends neither in `in-addr.arpa` nor in `ip6.arpa`
 * - `arpa-label`: a label is neither a number from 0 to 255 nor, in `ip6.arpa`, a hex digit
 * - `arpa-too-many-labels`: the name has more labels than an address
 * - `arpa-delegation`: a subnet in the name does not start at a multiple of its size, or the host is not in its subnet
 */
export type ArpaErrorCode =
  | "arpa-boundary"
  | "arpa-partial"
  | "arpa-suffix"
  | "arpa-label"
  | "arpa-too-many-labels"
  | "arpa-delegation";

/** Why a name is not a reverse name, or a prefix has none, and where: a range of the text in UTF-16 code units. */
export type ArpaError = IPError<ArpaErrorCode>;
