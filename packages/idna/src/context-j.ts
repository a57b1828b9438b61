import { firstClassOf } from "./map.ts";
import { isViramaClass, joiningOf } from "./properties.ts";

/**
 * Applies the contextual rules for U+200C and U+200D: returns the offset of the first one without its context, or -1.
 * Transparent characters are skipped only from the joiner before them on, so the time is linear.
 * @see https://www.rfc-editor.org/rfc/rfc5892#appendix-A.1
 * @see https://www.rfc-editor.org/rfc/rfc5892#appendix-A.2
 */
export function findContextJFault(label: string): number {
  if (!/[\u200c\u200d]/.test(label)) return -1;
  let at = 0;
  let last = "";
  // The joining type of the last character that is not transparent.
  let before = "U";
  for (const ch of label) {
    if (ch === ZWNJ || ch === "\u200d") {
      const afterVirama = last !== "" && isViramaClass(firstClassOf(last));
      const joins = ch === ZWNJ && "LD".includes(before) && "RD".includes(firstJoining(label.slice(at + 1)));
      if (!afterVirama && !joins) return at;
    }
    const joining = joiningOf(firstClassOf(ch));
    if (joining !== "T") before = joining;
    last = ch;
    at += ch.length;
  }
  return -1;
}

/** Returns the joining type of the first character that is not transparent, or `U` if there is none. */
function firstJoining(text: string): string {
  for (const ch of text) {
    const joining = joiningOf(firstClassOf(ch));
    if (joining !== "T") return joining;
  }
  return "U";
}

const ZWNJ = "\u200c";
