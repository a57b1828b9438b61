import { classOf } from "../characters/classes.ts";

/**
 * Returns the range of the first combining marks that hide in a label, or `null`: the same nonspacing mark twice, more than
 * four of them in sequence, a dot above a letter that has a dot, any mark on a letter that has lost its dot, or a mark of
 * another script than the letter. Marks that compose with a letter are looked at decomposed.
 * @see https://www.unicode.org/reports/tr39/#Optional_Detection
 */
export function findOddMarks(label: string): { readonly start: number; readonly end: number } | null {
  let base = "";
  let scriptsOfBase: readonly string[] | null = null;
  let marks: string[] = [];
  for (let at = 0; at < label.length; ) {
    const ch = String.fromCodePoint(label.codePointAt(at) as number);
    const end = at + ch.length;
    const { isMark, scripts } = classOf(ch.codePointAt(0) as number);
    if (!isMark) {
      // Few letters have more than two marks, so this is short.
      const [first = "", ...own] = Array.from(ch.normalize("NFD"));
      base = first;
      scriptsOfBase = scripts;
      marks = own;
    } else {
      const dotless = ch === DOT_ABOVE ? /[ijlıȷ]/ : /[ıȷ]/;
      if (marks.includes(ch) || marks.length === MOST || dotless.test(base) || !isOneOf(scripts, scriptsOfBase)) {
        return { start: at, end };
      }
      marks.push(ch);
    }
    at = end;
  }
  return null;
}

function isOneOf(scripts: readonly string[] | null, others: readonly string[] | null): boolean {
  return scripts === null || others === null || scripts.some((script) => others.includes(script));
}

const MOST = 4;
const DOT_ABOVE = "\u0307";
