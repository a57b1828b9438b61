import { IRI_CHARACTERS } from "../characters.ts";
import type { TemplateError } from "./error.ts";
import { type Expression, parseExpression } from "./expression.ts";

/** A template, read: literal texts and expressions in their order. */
export interface Template {
  readonly text: string;
  readonly parts: readonly (string | Expression)[];
}

/**
 * Reads a URI template of level 4, or says what is wrong with it first.
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-2
 */
export function parseTemplate(text: string): Template | TemplateError {
  const parts: (string | Expression)[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf("{", at);
    const literalEnd = open === -1 ? text.length : open;
    const wrong = findNotLiteral(text.slice(at, literalEnd));
    if (wrong !== -1) return notLiteral(text, at + wrong);
    if (at < literalEnd) parts.push(text.slice(at, literalEnd));
    if (open === -1) break;

    const close = text.indexOf("}", open);
    if (close === -1) return { code: "expression", start: open, end: text.length };
    const expression = parseExpression(text, open, close + 1);
    if ("code" in expression) return expression;
    parts.push(expression);
    at = close + 1;
  }
  return { text, parts };
}

/** Does the text match the rule URI-Template? */
export function isURITemplate(text: string): boolean {
  return !("code" in parseTemplate(text));
}

/**
 * Where the first character is that may not stand outside of braces: what an IRI's query may hold, may, and "#[]".
 * That "'" is one of them is erratum 6937.
 */
function findNotLiteral(text: string): number {
  return text.replace(/[#[\]]/g, "/").search(IRI_CHARACTERS.query);
}

function notLiteral(text: string, start: number): TemplateError {
  const character = String.fromCodePoint(text.codePointAt(start)!);
  return { code: character === "%" ? "pct-encoded" : "literals", start, end: start + character.length };
}
