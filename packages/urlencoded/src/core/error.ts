import { propertyOf, refuse } from "@url/result/internal";

/**
 * The codes for a limit that was exceeded.
 *
 * - `too-many-bytes`: the body has more bytes than `maxBytes`
 * - `too-many-pairs`: it has more pairs than `maxPairs`
 * - `name-too-long`: a name is longer than `maxNameLength`
 * - `value-too-long`: a value is longer than `maxValueLength`
 */
export type LimitCode = "too-many-bytes" | "too-many-pairs" | "name-too-long" | "value-too-long";

/**
 * The codes for what strict mode rejects.
 *
 * - `malformed-percent`: no two hex digits follow a "%"
 * - `invalid-UTF-8`: the decoded bytes are not UTF-8
 * - `non-ASCII-byte`: a byte above 0x7F is not percent-encoded
 */
export type MalformedCode = "malformed-percent" | "invalid-UTF-8" | "non-ASCII-byte";

/**
 * Why a body was rejected, and where. The range counts bytes from the start of the body, or UTF-16 code units if the
 * body is text. It covers the first byte over the limit, the "%" that is malformed, the triplets of the ill-formed
 * sequence, or the raw byte.
 */
export type BodyError =
  | { readonly code: LimitCode; readonly limit: number; readonly start: number; readonly end: number }
  | { readonly code: MalformedCode; readonly start: number; readonly end: number };

/**
 * Returns the HTTP status for the error of `parseBody`, of a decoder or of `parseLegacy`: 413 for an exceeded limit, 400 for a malformed
 * body.
 * @throws TypeError for anything but such an error
 * @example statusOf({ code: "too-many-bytes", limit: 1, start: 1, end: 2 }) // → 413
 * @see https://www.rfc-editor.org/rfc/rfc9110#status.413
 */
export function statusOf(error: BodyError): 400 | 413 {
  if (typeof propertyOf(error, "code") !== "string") refuse(error, "statusOf", "error", "the error of a form body");
  return "limit" in error ? 413 : 400;
}
