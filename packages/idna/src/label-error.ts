import type { IDNAError, IDNARule } from "./error.ts";
import { labelOf } from "./labels.ts";

/**
 * An error of a whole label of the domain, as the tiers without tables tell it: places within a label, as the full
 * engine has them, would add 0.2 KB to the 0.5 of the smallest tier.
 */
export function labelError(domain: string, label: number, rule: IDNARule): IDNAError {
  const { start, end } = labelOf(domain, label);
  return { rule, label, start, end, codePoint: null };
}
