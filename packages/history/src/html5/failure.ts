import type { Result } from "@url/result";

/**
 * Why a URL cannot be parsed: the rule of RFC 3986 that it does not match even in HTML5's relaxed form:
 * - `scheme`: the first segment has a colon, and what precedes it is not a scheme
 * - `userinfo`: it has an "@"
 * - `reg-name`: it has a colon, or a "%" without two hex digits
 * - `IP-literal`: the brackets have a colon between them, and no address
 * - `port`: it has other characters than digits
 *
 * Or why it cannot be resolved:
 * - `percent-encoding`: the percent-encoded octets of the host are not UTF-8
 * - `ToASCII`: the host is not a domain name
 * - `authority`: it is missing where the scheme needs one, or present where the scheme has none
 * - `base`: the base URL is not absolute
 */
export type HTML5FailureCode =
  | "scheme"
  | "userinfo"
  | "reg-name"
  | "IP-literal"
  | "port"
  | "percent-encoding"
  | "ToASCII"
  | "authority"
  | "base";

/** Why a URL cannot be parsed or resolved, and where: a range of the input in UTF-16 code units. */
export interface HTML5Failure {
  readonly code: HTML5FailureCode;
  readonly start: number;
  readonly end: number;
}

export function fail(code: HTML5FailureCode, start: number, end: number): Result<never, HTML5Failure> {
  return { ok: false, error: { code, start, end } };
}
