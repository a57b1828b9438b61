/**
 * Why a template cannot be used. `literals`, `pct-encoded`, `expression`, `varname` and `max-length` are the rules of
 * the grammar that it breaks. `op-reserve` is an operator that the RFC reserves for later; `prefix` is a prefix of a
 * list or of an object. `ambiguous`, which only {@link matchTemplate} reports, is an expression whose end is not clear.
 */
export type TemplateErrorCode =
  | "literals"
  | "pct-encoded"
  | "expression"
  | "varname"
  | "max-length"
  | "op-reserve"
  | "prefix"
  | "ambiguous";

/** Why a template cannot be used, and where: `template[start, end)` in UTF-16 code units. */
export interface TemplateError {
  readonly code: TemplateErrorCode;
  readonly start: number;
  readonly end: number;
}

/** The result of what failed. */
export interface TemplateFailure {
  readonly ok: false;
  readonly error: TemplateError;
}

/** A failure at `template[start, end)`. */
export function fail(code: TemplateErrorCode, start: number, end: number): TemplateFailure {
  return { ok: false, error: { code, start, end } };
}
