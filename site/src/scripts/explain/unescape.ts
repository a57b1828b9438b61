/** A text with its escapes read, and what looks like an escape and is not one. */
export interface Unescaped {
  readonly text: string;
  /** What begins with a backslash and is left as it was typed. */
  readonly unread: readonly string[];
}

/**
 * Reads the escapes of JavaScript's strings: `\u{202e}`, `\u202e`, `\xe9`, `\n`, `\r`, `\t`, `\0` and `\\`. With them one
 * can type what a keyboard does not have, or what cannot be seen. `%xx` stays, because it is part of the URL.
 */
export function unescapeText(typed: string): Unescaped {
  const unread: string[] = [];
  const text = typed.replace(ESCAPE, (found, braced?: string, four?: string, two?: string, single?: string) => {
    const digits = braced ?? four ?? two;
    if (digits !== undefined) {
      const c = Number.parseInt(digits, 16);
      if (c <= 0x10ffff) return String.fromCodePoint(c);
    }
    const character = single === undefined ? undefined : SINGLE.get(single);
    if (character !== undefined) return character;
    unread.push(found);
    return found;
  });
  return { text, unread };
}

const ESCAPE = /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]?))/gi;

const SINGLE: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["0", "\0"],
  ["\\", "\\"],
]);
