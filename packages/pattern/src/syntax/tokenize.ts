import { type PatternErrorCode, type Place, throwFailure } from "../error.ts";
import { isNamePart, isNameStart } from "./names.ts";

/** @see https://urlpattern.spec.whatwg.org/#token-type */
export type TokenType =
  | "asterisk"
  | "char"
  | "close"
  | "end"
  | "escaped-char"
  | "invalid-char"
  | "name"
  | "open"
  | "other-modifier"
  | "regexp";

/** @see https://urlpattern.spec.whatwg.org/#token */
export interface Token {
  readonly type: TokenType;
  /** Where the token is in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The character or the plain characters, the name without ":", or the regular expression without its parentheses. */
  readonly value: string;
}

/**
 * Splits a pattern into tokens; the last one has the type "end". What is wrong becomes a token of the type "invalid-char", or,
 * if there is a place for it, the error of the parse.
 * @see https://urlpattern.spec.whatwg.org/#tokenize
 */
export function tokenize(text: string, place?: Place): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const add = (type: TokenType, end: number, value: string): void => {
    tokens.push({ type, start: at, end, value });
    at = end;
  };
  while (at < text.length) {
    const unit = text[at]!;
    let error: PatternErrorCode | undefined;
    let errorEnd = at + 1;
    if (unit === "*") add("asterisk", at + 1, unit);
    else if (unit === "+" || unit === "?") add("other-modifier", at + 1, unit);
    else if (unit === "{") add("open", at + 1, unit);
    else if (unit === "}") add("close", at + 1, unit);
    else if (unit === "\\") {
      const end = characterEnd(text, at + 1);
      if (at + 1 === text.length) error = "escape-incomplete";
      else add("escaped-char", end, text.slice(at + 1, end));
    } else if (unit === ":") {
      const end = nameEnd(text, at + 1);
      if (end === at + 1) error = "name-missing";
      else add("name", end, text.slice(at + 1, end));
    } else if (unit === "(") {
      const end = regexpEnd(text, at + 1);
      if (typeof end === "number") add("regexp", end, text.slice(at + 1, end - 1));
      else [error, errorEnd] = end;
    } else {
      const end = plainEnd(text, at);
      add("char", end, text.slice(at, end));
    }
    if (error === undefined) continue;
    if (place) throwFailure(error, place, at, errorEnd);
    add("invalid-char", at + 1, unit);
  }
  add("end", at, "");
  return tokens;
}

/**
 * Returns the end of a character that may separate components, or of all characters up to the next such one. The Standard has
 * a token for each character, which takes 40 times the memory.
 */
function plainEnd(text: string, at: number): number {
  PLAIN.lastIndex = at;
  return PLAIN.test(text) ? PLAIN.lastIndex : at + 1;
}

/** Matches what is neither syntax nor a separator. */
const PLAIN = /[^/:@#?[\]*+{}()\\]+/y;

/** Returns the end of the code point at `at`. */
function characterEnd(text: string, at: number): number {
  return at + (text.codePointAt(at)! > 0xffff ? 2 : 1);
}

function nameEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const end = characterEnd(text, at);
    if (!(at === start ? isNameStart : isNamePart)(text.slice(at, end))) break;
    at = end;
  }
  return at;
}

/** Returns the end of the regular expression at `start`, its ")" included; or what is wrong with it, and where that ends. */
function regexpEnd(text: string, start: number): number | [PatternErrorCode, number] {
  if (text[start] === "?") return ["regexp-question-mark", start + 1];
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    const unit = text[at]!;
    if (unit > "\x7f") return ["regexp-non-ASCII", characterEnd(text, at)];
    if (unit === "\\") {
      // A code point beyond ASCII is rejected behind a backslash too. At the end, there is none.
      if (text[++at]! > "\x7f") return ["regexp-non-ASCII", characterEnd(text, at)];
    } else if (unit === ")") {
      if (--depth === 0) return at === start ? ["regexp-empty", at + 1] : at + 1;
    } else if (unit === "(") {
      depth++;
      if (at + 1 < text.length && text[at + 1] !== "?") return ["regexp-capturing-group", at + 1];
    }
  }
  return ["regexp-unclosed", text.length];
}
