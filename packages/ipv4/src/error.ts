/** The Standard's names for the errors in an IPv4 address. */
export type IPv4ErrorCode =
  | "IPv4-empty-part"
  | "IPv4-too-few-parts"
  | "IPv4-too-many-parts"
  | "IPv4-non-numeric-part"
  | "IPv4-non-decimal-part"
  | "IPv4-out-of-range-part";

/** Why a text is not an IPv4 address, and where: `text[start, end)` in UTF-16 code units. */
export interface IPv4Error {
  readonly code: IPv4ErrorCode;
  readonly start: number;
  readonly end: number;
}

/** Called for every validation error, fatal or not, in the Standard's order. */
export type IPv4Report = (code: IPv4ErrorCode, start: number, end: number) => unknown;
