import type { Case } from "../case.ts";

/** Code points that a parser treats specially, and one of each kind that it does not. */
const ALPHABET = [..."/\\:@?#.%|<^'`\"~; \t\0a0é"] as const;
const STARTS = ["", "a:", "ws:", "ws:a", "file:"] as const;
const BASES = [null, "a:", "a:/", "ws:a", "ws:a@a", "file:///a/", "file://a"] as const;

/** Every input that is one of the starts and up to `length` code points of the alphabet. */
export function* shortCases(length: number): Generator<Case> {
  for (const tail of textsUpTo(length)) {
    for (const start of STARTS) {
      const input = start + tail;
      for (const base of BASES) {
        // A base matters to a text without a scheme, and to one with its own.
        if (base === null || start === "" || base.startsWith(start.slice(0, 3)))
          yield { subject: "parse", input, base };
      }
    }
    yield { subject: "host", input: tail };
    yield { subject: "domain", input: tail, unicode: true };
    yield { subject: "params", init: tail };
    yield { subject: "form parse", input: tail.replaceAll("é", "\x80"), flags: ["isindex"] };
  }
}

/** All texts of at most `length` code points, shorter ones first. */
function textsUpTo(length: number): string[] {
  const texts = [""];
  for (const text of texts) {
    if (text.length < length) for (const c of ALPHABET) texts.push(text + c);
  }
  return texts;
}
