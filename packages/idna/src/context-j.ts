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
  for (let at = 0; at < label.length; at++) {
    const ch = label[at];
    if (ch !== ZWNJ && ch !== ZWJ) continue;
    const afterVirama = at > 0 && isViramaClass(firstClassOf(charBefore(label, at)));
    const joins = ch === ZWNJ && "LD".includes(joiningBefore(label, at)) && "RD".includes(joiningAfter(label, at + 1));
    if (!afterVirama && !joins) return at;
  }
  return -1;
}

/** The joining type of the nearest character before `end` that is not transparent; `U` when there is none. */
function joiningBefore(label: string, end: number): string {
  for (let at = end; at > 0; ) {
    const ch = charBefore(label, at);
    const joining = joiningOf(firstClassOf(ch));
    if (joining !== "T") return joining;
    at -= ch.length;
  }
  return "U";
}

/** The same from `start` on. */
function joiningAfter(label: string, start: number): string {
  for (let at = start; at < label.length; ) {
    const codePoint = label.codePointAt(at) as number;
    const joining = joiningOf(firstClassOf(label.slice(at, at + 2)));
    if (joining !== "T") return joining;
    at += codePoint > 0xffff ? 2 : 1;
  }
  return "U";
}

/** The character that ends at `end`, which is not 0. */
function charBefore(label: string, end: number): string {
  const pair = label.slice(Math.max(end - 2, 0), end);
  return (pair.codePointAt(0) as number) > 0xffff ? pair : label.charAt(end - 1);
}

const ZWNJ = "\u200c";
const ZWJ = "\u200d";
