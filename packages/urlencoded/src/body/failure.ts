/** A limit that was passed. */
export type LimitCode = "too-many-bytes" | "too-many-pairs" | "name-too-long" | "value-too-long";

/** What strict mode refuses. */
export type MalformedCode = "malformed-percent" | "invalid-UTF-8" | "non-ASCII-byte";

/**
 * Why a body was refused. `offset` counts bytes from the start of the body, or UTF-16 code units if it is a
 * string: to the first byte over `limit`, to the "%", to the first byte of the ill-formed sequence (its "%"),
 * to the raw byte.
 */
export type BodyFailure =
  | { readonly code: LimitCode; readonly limit: number; readonly offset: number }
  | { readonly code: MalformedCode; readonly offset: number };

/**
 * The HTTP status for a refused body: 413 over a limit, 400 for what is malformed.
 * @see https://www.rfc-editor.org/rfc/rfc9110#status.413
 */
export function statusOf(failure: BodyFailure): 400 | 413 {
  return "limit" in failure ? 413 : 400;
}
