/**
 * Why a template cannot be used. `literals`, `pct-encoded`, `expression`, `varname` and `max-length` are the rules of
 * the grammar that are broken; `op-reserve` is an operator that is kept for later; `prefix` a prefix of a list or of
 * pairs; `ambiguous` an expression whose end cannot be told, which only {@link matchTemplate} minds.
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

/** Why, and where: `template[start, end)` in UTF-16 code units. */
export interface TemplateError {
  readonly code: TemplateErrorCode;
  readonly start: number;
  readonly end: number;
}
