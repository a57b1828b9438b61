/** The Standard's names for the errors in an IPv6 address. */
export type IPv6ErrorCode =
  | "IPv6-invalid-compression"
  | "IPv6-too-many-pieces"
  | "IPv6-multiple-compression"
  | "IPv6-invalid-code-point"
  | "IPv6-too-few-pieces"
  | "IPv6-piece-leading-zero"
  | "IPv4-in-IPv6-too-many-pieces"
  | "IPv4-in-IPv6-invalid-code-point"
  | "IPv4-in-IPv6-out-of-range-part"
  | "IPv4-in-IPv6-too-few-parts";

/** Why a text is not an IPv6 address, and where: `text[start, end)` in UTF-16 code units. */
export interface IPv6Error {
  readonly code: IPv6ErrorCode;
  readonly start: number;
  readonly end: number;
}

/** Called for every validation error, fatal or not, in the Standard's order. */
export type IPv6Report = (code: IPv6ErrorCode, start: number, end: number) => unknown;
