import type { IPv4ErrorCode } from "@url/ipv4";
import type { IPv6ErrorCode } from "@url/ipv6";
import type { Failure, Result } from "@url/result";

/** The URL Standard's names for the errors in the text of an address. */
export type AddressErrorCode = IPv4ErrorCode | IPv6ErrorCode;

/** An error with one of these codes, and its range in UTF-16 code units of the text. */
export interface IPError<Code extends string> extends Failure {
  readonly code: Code;
}

/** Why a text is not an address, and where: `text[start, end)` in UTF-16 code units. */
export type AddressError = IPError<AddressErrorCode>;

export function succeed<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

export function fail<Code extends string>(code: Code, start: number, end: number): Result<never, IPError<Code>> {
  return { ok: false, error: { code, start, end } };
}
