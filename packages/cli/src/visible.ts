/**
 * `text` as a terminal can show it on one line: what would move the cursor, hide, or turn the reading direction is
 * written as an escape (`\t`, `\u{1B}`, `\u{202E}`), and so is a lone surrogate. A backslash stays as it is.
 */
export function visible(text: string): string {
  return text.replace(INVISIBLE, (character) => SHORT.get(character) ?? `\\u{${hexadecimal(character)}}`);
}

/** The columns that `text` takes in a terminal: wide characters two, combining ones none, others one. */
export function columns(text: string): number {
  let count = 0;
  for (const character of text) count += WIDE.test(character) ? 2 : COMBINING.test(character) ? 0 : 1;
  return count;
}

// Controls, marks and overrides of direction, separators of lines, zero-width characters, the byte order mark.
const INVISIBLE =
  /[\0-\x1F\x7F-\x9F\xAD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[\uD800-\uDFFF]/gu;

const SHORT: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["\t", "\\t"],
  ["\n", "\\n"],
  ["\r", "\\r"],
]);

// The diacritics, and the selectors that choose between text and emoji.
const COMBINING = /^[\u0300-\u036F\uFE00-\uFE0F]/;

// Hangul initials, CJK, kana and their kin, Hangul syllables, full-width forms, emoji, the ideographic planes.
const WIDE =
  /^[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1F64F}\u{1F680}-\u{1F6FF}\u{1F900}-\u{1F9FF}\u{20000}-\u{3FFFD}]/u;

function hexadecimal(character: string): string {
  return character.codePointAt(0)!.toString(16).toUpperCase();
}
