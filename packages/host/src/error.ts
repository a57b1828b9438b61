import type { IPv4ErrorCode } from "@url/ipv4";
import type { IPv6ErrorCode } from "@url/ipv6";

/** The Standard's names for what can be wrong with a host. */
export type HostErrorCode =
  | IPv4ErrorCode
  | IPv6ErrorCode
  | "domain-to-ASCII"
  | "domain-percent-encoded"
  | "host-invalid-code-point"
  | "invalid-URL-unit"
  | "IPv4-non-ASCII-input"
  | "IPv6-unclosed";

/**
 * Why a text is not a host, and where: `input[start, end)` in UTF-16 code units.
 *
 * - `invalid-URL`: only in the platform tier, where the platform's `URL` does not say what is wrong
 */
export interface HostError {
  readonly code: HostErrorCode | "invalid-URL";
  readonly start: number;
  readonly end: number;
}

/** Called for every validation error, fatal or not. Returning `false` stops the parse at that error. */
export type HostReport = (code: HostErrorCode, start: number, end: number) => unknown;

/** Calls `report`, if there is one, and returns the error. */
export function fatalError(code: HostErrorCode, start: number, end: number, report?: HostReport): HostError {
  report?.(code, start, end);
  return { code, start, end };
}
