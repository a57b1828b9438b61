/**
 * Why a URL cannot be parsed, by the rule of RFC 3986 that it does not match even when relaxed:
 * - `scheme`: a colon in the first segment, and before it no scheme
 * - `userinfo`: an "@" in it
 * - `reg-name`: a colon, or "%" without two hex digits
 * - `IP-literal`: brackets around no address, with a colon between them
 * - `port`: not of digits
 *
 * Or resolved:
 * - `percent-encoding`: encoded octets of the host are no UTF-8
 * - `ToASCII`: the host is no domain name
 * - `authority`: the scheme has to have one, or must not
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

/** What is wrong, and where in the input, in UTF-16 code units. */
export interface HTML5Failure {
  readonly code: HTML5FailureCode;
  readonly start: number;
  readonly end: number;
}

export function fail(code: HTML5FailureCode, start: number, end: number): HTML5Failure {
  return { code, start, end };
}
