import { percentEncodeByte, utf8Encode } from "@url/percent";
import { flatten, LONG } from "@url/percent/internal";
import { CLOSE, type Flags, flagsAbove, HARD, OPEN, openOf, SOFT, TERM } from "../characters/flags.ts";

/** The parts of a URL in which UTS #58 escapes. */
export type Part = "path" | "query" | "fragment";

/**
 * Percent-encodes in a part of a URL what would end a link too early: code points that are Hard, brackets without a partner,
 * what starts the next part, and, in the last part of the URL, punctuation at the end.
 * @see https://www.unicode.org/reports/tr58/
 */
export function escapePart(flags: Flags, text: string, part: Part, isLast: boolean): string {
  // A list that grows takes 20 bytes for each bracket.
  const open = text.length > LONG ? new Uint32Array(text.length) : [];
  let depth = 0;
  let done = "";
  let escaped = "";
  let from = 0;
  // Where the last code point that is not Soft ended, and where the last code point starts.
  let safe = 0;
  let last = 0;
  for (let at = 0; at < text.length; ) {
    const codePoint = text.codePointAt(at) as number;
    const end = at + (codePoint > 0xffff ? 2 : 1);
    if (isInterior(part, codePoint, text, at)) depth = 0;
    const bits = codePoint > 0xffff ? flagsAbove(flags, codePoint) : (flags.units[codePoint] as number);
    const term = bits & TERM;
    if (term === OPEN) open[depth++] = codePoint;
    // Once escaped, it closes nothing: what was open stays open.
    const isClosing = term === CLOSE && (depth === 0 || open[depth - 1] !== openOf(flags, codePoint));
    if (term === CLOSE && !isClosing) depth--;
    if (term === HARD || isClosing || endsPart(part, codePoint)) {
      escaped += text.slice(from, at) + encode(text.slice(at, end));
      from = end;
      if (escaped.length > LONG) {
        done += flatten(escaped);
        escaped = "";
      }
    }
    if (term !== SOFT || from === end) safe = end;
    last = at;
    at = end;
  }
  if (!isLast || safe === text.length) return done + escaped + text.slice(from);
  return done + escaped + text.slice(from, last) + encode(text.slice(last));
}

/** Percent-encodes every byte of a code point. */
export function encode(text: string): string {
  // Most are ASCII: as a list of one byte, a million ")" take four times as long.
  return text < "\x80"
    ? percentEncodeByte(text.charCodeAt(0))
    : Array.from(utf8Encode(text), percentEncodeByte).join("");
}

function endsPart(part: Part, codePoint: number): boolean {
  return (codePoint === 0x3f && part === "path") || (codePoint === 0x23 && part !== "fragment");
}

function isInterior(part: Part, codePoint: number, text: string, at: number): boolean {
  if (part === "path") return codePoint === 0x2f;
  if (part === "query") return codePoint === 0x3d || codePoint === 0x26;
  return codePoint === 0x3a && text.startsWith(":~:", at);
}
