/**
 * The validation errors of the Standard, by its names and in the order of its table, and of the newer
 * change that added `IPv4-non-ASCII-input`.
 * @see https://url.spec.whatwg.org/#writing
 */
export type ValidationErrorCode =
  // IDNA
  | "domain-to-ASCII"
  // Host parsing
  | "domain-percent-encoded"
  | "host-invalid-code-point"
  | "IPv4-non-ASCII-input"
  | "IPv4-empty-part"
  | "IPv4-too-few-parts"
  | "IPv4-too-many-parts"
  | "IPv4-non-numeric-part"
  | "IPv4-non-decimal-part"
  | "IPv4-out-of-range-part"
  | "IPv6-unclosed"
  | "IPv6-invalid-compression"
  | "IPv6-too-many-pieces"
  | "IPv6-multiple-compression"
  | "IPv6-invalid-code-point"
  | "IPv6-too-few-pieces"
  | "IPv6-piece-leading-zero"
  | "IPv4-in-IPv6-too-many-pieces"
  | "IPv4-in-IPv6-invalid-code-point"
  | "IPv4-in-IPv6-out-of-range-part"
  | "IPv4-in-IPv6-too-few-parts"
  // URL parsing
  | "invalid-URL-unit"
  | "special-scheme-missing-following-solidus"
  | "missing-scheme-non-relative-URL"
  | "invalid-reverse-solidus"
  | "invalid-credentials"
  | "host-missing"
  | "port-out-of-range"
  | "port-invalid"
  | "file-invalid-Windows-drive-letter"
  | "file-invalid-Windows-drive-letter-host";

/**
 * Why an input is no URL, and where: a range of the raw input in UTF-16 code units, before anything was
 * trimmed or removed. An empty range is the place where something is missing.
 */
export interface URLError {
  readonly code: ValidationErrorCode | "too-long";
  readonly start: number;
  readonly end: number;
}

/**
 * Hears every validation error, fatal or not, in the Standard's order; `start` and `end` as in
 * {@link URLError}. Returning `false` stops the parse at that error, which then is the result.
 */
export type Report = (code: ValidationErrorCode, start: number, end: number) => unknown;

/** Tells `report`, if anybody listens, and gives the error back as a value. */
export function fail(code: ValidationErrorCode, start: number, end: number, report: Report | undefined): URLError {
  report?.(code, start, end);
  return { code, start, end };
}
