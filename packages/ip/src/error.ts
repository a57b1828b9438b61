import type { IPv4ErrorCode } from "@url/ipv4";
import type { IPv6ErrorCode } from "@url/ipv6";

/** What can be wrong with the text of an address: the URL Standard's names. */
export type AddressErrorCode = IPv4ErrorCode | IPv6ErrorCode;

/** Why something is not what it should be, and where: `[start, end)`, in UTF-16 code units of a text. */
export interface IPError<Code extends string> {
  readonly code: Code;
  readonly start: number;
  readonly end: number;
}

/** Why a text is no address. */
export type AddressError = IPError<AddressErrorCode>;

/** `Failure` where the text that was given may be anything; nothing where its type says that it was checked. */
export type Unless<Given extends string, Checked extends string, Failure> = Given extends Checked ? never : Failure;
