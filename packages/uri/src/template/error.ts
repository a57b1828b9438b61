/**
 * Why a template cannot be used. `literals` to `max-length` are the rules of the grammar that it breaks.
 *
 * - `literals`: a character is not allowed outside of expressions
 * - `pct-encoded`: no two hex digits follow a "%"
 * - `expression`: a brace does not close
 * - `varname`: a character is not allowed in the name of a variable
 * - `max-length`: a prefix is not a number from 1 to 9999
 * - `op-reserve`: the RFC reserves the operator for later
 * - `prefix`: a list or an object has a prefix
 * - `ambiguous`: only from `matchTemplate`: the end of an expression is not clear
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
