import type { Properties } from "../../src/unicode/index.ts";

/**
 * RFC 5892, appendix A.1 and A.2, to the letter:
 * If Canonical_Combining_Class(Before(cp)) .eq. Virama Then True;
 * for U+200C also (Joining_Type:{L,D})(Joining_Type:T)*\u200C(Joining_Type:T)*(Joining_Type:{R,D}).
 */
export function followsContextJ(label: string, { combining, joining }: Properties): boolean {
  const chars = Array.from(label);
  const types = chars.map((ch) => joining[ch.codePointAt(0) as number]).join("");
  return chars.every((ch, i) => {
    if (ch !== "\u200c" && ch !== "\u200d") return true;
    if (i > 0 && combining[(chars[i - 1] as string).codePointAt(0) as number] === 9) return true;
    return ch === "\u200c" && /[LD]T*$/.test(types.slice(0, i)) && /^T*[RD]/.test(types.slice(i + 1));
  });
}
