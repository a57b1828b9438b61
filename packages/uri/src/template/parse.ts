import type { Result } from "@url/result";
import { refuse } from "@url/result/internal";
import { NOT_IRI_QUERY } from "../characters.ts";
import { fail, type TemplateError } from "./error.ts";
import { type Expression, parseExpression } from "./expression.ts";

/** A parsed template: literal texts and expressions in their order. */
export interface Template {
  readonly text: string;
  readonly parts: readonly (string | Expression)[];
}

/**
 * Parses a URI template of level 4. Fails with the first error; its range is in UTF-16 code units.
 * @example parseTemplate("/users/{id:0}") // → { ok: false, error: { code: "max-length", start: 11, end: 12 } }
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-2
 */
export function parseTemplate(text: string): Result<Template, TemplateError> {
  text = `${text}`;
  const parts: (string | Expression)[] = [];
  let at = 0;
  for (;;) {
    const open = text.indexOf("{", at);
    const literalEnd = open === -1 ? text.length : open;
    const wrong = findNotLiteral(text.slice(at, literalEnd));
    if (wrong !== -1) {
      const start = at + wrong;
      const character = String.fromCodePoint(text.codePointAt(start)!);
      return fail(character === "%" ? "pct-encoded" : "literals", start, start + character.length);
    }
    if (at < literalEnd) parts.push(text.slice(at, literalEnd));
    if (open === -1) break;

    const close = text.indexOf("}", open);
    if (close === -1) return fail("expression", open, text.length);
    const expression = parseExpression(text, open, close + 1);
    if (!expression.ok) return expression;
    parts.push(expression.value);
    at = close + 1;
  }
  return { ok: true, value: { text, parts } };
}

/**
 * Returns true if `value` is a string that matches the rule `URI-Template`.
 * @example isURITemplate("/users/{id") // → false
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-2
 */
export function isURITemplate(value: unknown): boolean {
  return typeof value === "string" && parseTemplate(value).ok;
}

/** Parses a template that was given as text to the function `where`, and returns a parsed one as it is. */
export function templateOf(template: string | Template, where: string): Result<Template, TemplateError> {
  if (typeof template !== "object" || template === null) return parseTemplate(template);
  if (!Array.isArray(template.parts)) refuse(template, where, "template", "text or the value of parseTemplate");
  return { ok: true, value: template };
}

/**
 * Returns where the first character is that is not allowed outside of braces, or -1. Allowed is what the query of an IRI
 * allows, and "#[]". Erratum 6937 adds "'".
 */
function findNotLiteral(text: string): number {
  return text.replace(/[#[\]]/g, "/").search(NOT_IRI_QUERY);
}
