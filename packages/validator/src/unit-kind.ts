/**
 * Which of its meanings an `invalid-URL-unit` over `[start, end)` has: trimmed off the input, a tab or newline
 * taken out of it, a "%" without two digits, a lone surrogate, or a character that has to be percent-encoded.
 */
export function unitKindOf(input: string, start: number, end: number): UnitKind {
  const unit = input.charCodeAt(start);
  if (unit <= 0x20 && (start === 0 || end === input.length)) return "around";
  if (unit === 0x09 || unit === 0x0a || unit === 0x0d) return "within";
  if (unit === 0x25) return "percent";
  return (unit & 0xf800) === 0xd800 && end === start + 1 ? "surrogate" : "other";
}

export type UnitKind = "around" | "within" | "percent" | "surrogate" | "other";
