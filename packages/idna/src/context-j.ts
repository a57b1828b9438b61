import { firstClassOf } from "./map.ts";
import { isViramaClass, joiningOf } from "./properties.ts";

/**
 * The contextual rules for U+200C and U+200D: the offset of the first one without its context, or -1.
 * Runs of transparent characters are walked from the joiners next to them only, so the time is linear.
 * @see https://www.rfc-editor.org/rfc/rfc5892#appendix-A.1
 * @see https://www.rfc-editor.org/rfc/rfc5892#appendix-A.2
 */
export function findContextJFault(label: string): number {
  if (!/[\u200c\u200d]/.test(label)) return -1;
  const chars = Array.from(label);
  let at = 0;
  for (let i = 0; i < chars.length; i++) {
    const ch = chars[i] as string;
    if (ch === ZWNJ || ch === ZWJ) {
      const afterVirama = i > 0 && isViramaClass(firstClassOf(chars[i - 1] as string));
      const joins = ch === ZWNJ && "LD".includes(joiningNear(chars, i, -1)) && "RD".includes(joiningNear(chars, i, 1));
      if (!afterVirama && !joins) return at;
    }
    at += ch.length;
  }
  return -1;
}

/** The joining type of the nearest character in a direction that is not transparent; `U` when there is none. */
function joiningNear(chars: readonly string[], from: number, step: number): string {
  for (let i = from + step; i >= 0 && i < chars.length; i += step) {
    const joining = joiningOf(firstClassOf(chars[i] as string));
    if (joining !== "T") return joining;
  }
  return "U";
}

const ZWNJ = "\u200c";
const ZWJ = "\u200d";
