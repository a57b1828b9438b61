/** What a function returns that can refuse its input: the value, or why there is none. `ok` says which. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };
