/** The result of a function that succeeds. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** The result of a function that fails. */
export function failed<E>(error: E): { ok: false; error: E } {
  return { ok: false, error };
}
