/**
 * The result of a function that can reject its input: the value, or the reason why there is no value.
 * `ok` says which; TypeScript narrows the type by it.
 */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** The fields that every error of the @url packages has. */
export interface Failure {
  /** The Standard's name of the error, or our own name where the Standard has none. */
  readonly code: string;
  /** Where the error begins in the input: UTF-16 code units of a string, bytes where the input is bytes. */
  readonly start: number;
  /** Where the error ends. Equal to `start` where something is missing. */
  readonly end: number;
}
