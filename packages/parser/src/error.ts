import type { HostErrorCode } from "@url/host";

/**
 * The validation errors of the Standard, by its names; those of hosts and addresses come from `@url/host`.
 * @see https://url.spec.whatwg.org/#writing
 */
export type ValidationErrorCode =
  | HostErrorCode
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
 * Why an input is not a URL, and where: a range of the raw input in UTF-16 code units, before anything was
 * trimmed or removed. An empty range is the place where something is missing.
 *
 * - `too-long`: the input is longer than `maxLength`
 * - `invalid-URL`: only in the platform tier, where the platform's `URL` does not say what is wrong
 */
export interface URLError {
  /** The Standard's name, or one of the two above. */
  readonly code: ValidationErrorCode | "too-long" | "invalid-URL";
  readonly start: number;
  readonly end: number;
  /** Present if the range is of the base, which is not a URL, and not of the input. */
  readonly in?: "base";
}

/**
 * Is called for every validation error, fatal or not, in the Standard's order; the range is as in {@link URLError}.
 * Returning `false` stops the parse, which then fails with that error.
 */
export type Report = (code: ValidationErrorCode, start: number, end: number) => unknown;

/** A validation error that ends a parse. */
export interface FatalError {
  readonly code: ValidationErrorCode;
  readonly start: number;
  readonly end: number;
}

/** Calls `report`, if there is one, and returns the error. */
export function fatalError(
  code: ValidationErrorCode,
  start: number,
  end: number,
  report: Report | undefined,
): FatalError {
  report?.(code, start, end);
  return { code, start, end };
}
