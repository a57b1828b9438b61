/**
 * The Standard's validation errors, by the rows of its table. `IPv4-non-ASCII-input` is newer than that table's text.
 * @see https://url.spec.whatwg.org/#writing
 */
export const VALIDATION_ERRORS = [
  "domain-to-ASCII",
  "domain-percent-encoded",
  "host-invalid-code-point",
  "IPv4-non-ASCII-input",
  "IPv4-empty-part",
  "IPv4-too-few-parts",
  "IPv4-too-many-parts",
  "IPv4-non-numeric-part",
  "IPv4-non-decimal-part",
  "IPv4-out-of-range-part",
  "IPv6-unclosed",
  "IPv6-invalid-compression",
  "IPv6-too-many-pieces",
  "IPv6-multiple-compression",
  "IPv6-invalid-code-point",
  "IPv6-too-few-pieces",
  "IPv6-piece-leading-zero",
  "IPv4-in-IPv6-too-many-pieces",
  "IPv4-in-IPv6-invalid-code-point",
  "IPv4-in-IPv6-out-of-range-part",
  "IPv4-in-IPv6-too-few-parts",
  "invalid-URL-unit",
  "special-scheme-missing-following-solidus",
  "missing-scheme-non-relative-URL",
  "invalid-reverse-solidus",
  "invalid-credentials",
  "host-missing",
  "port-out-of-range",
  "port-invalid",
  "file-invalid-Windows-drive-letter",
  "file-invalid-Windows-drive-letter-host",
] as const;

export type ValidationErrorCode = (typeof VALIDATION_ERRORS)[number];

/** Hears each validation error at the step that raises it. */
export type Report = (code: ValidationErrorCode) => void;

/** What an algorithm returns when the Standard says "return failure". */
export const FAILURE: unique symbol = Symbol("failure");
export type Failure = typeof FAILURE;
