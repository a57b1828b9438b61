/**
 * What a function returns that can refuse its input: the value, or the reason why there is none.
 * `ok` says which; TypeScript narrows the type by it.
 */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** What every error of the @url packages tells, at least. */
export interface Failure {
  /** The Standard's name of the error, or our own name where the Standard has none. */
  readonly code: string;
  /** Where the error begins in the input: UTF-16 code units of a string, bytes where the input is bytes. */
  readonly start: number;
  /** Where the error ends. Equal to `start` where something is missing. */
  readonly end: number;
}
