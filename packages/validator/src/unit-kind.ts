import { isSurrogate } from "@url/percent/internal";

/**
 * Returns which meaning an `invalid-URL-unit` over `[start, end)` has: units trimmed off the input ("around"), a tab or
 * newline removed from it ("within"), a "%" without two digits, a lone surrogate, or a character that has to be
 * percent-encoded ("other").
 */
export function unitKindOf(input: string, start: number, end: number): UnitKind {
  const unit = input.charCodeAt(start);
  if (unit <= 0x20 && (start === 0 || end === input.length)) return "around";
  if (unit === 0x09 || unit === 0x0a || unit === 0x0d) return "within";
  if (unit === 0x25) return "percent";
  return isSurrogate(unit) && end === start + 1 ? "surrogate" : "other";
}

export type UnitKind = "around" | "within" | "percent" | "surrogate" | "other";
