import type { Result } from "@url/result";
import { expectText, isArray, propertyOf, refuseType } from "@url/result/internal";
import { NOT_LITERAL } from "../characters.ts";
import { fail, type TemplateError, type TemplateFailure } from "./error.ts";
import { type Expression, eachVariable, operatorAt, type TemplateVariable } from "./expression.ts";

/** A parsed template: literal texts and expressions in their order. */
export interface Template {
  readonly text: string;
  readonly parts: readonly (string | Expression)[];
}

/**
 * Parses a URI template of level 4. Fails with the first error; its range is in UTF-16 code units.
 * @throws TypeError if `text` is not a string
 * @example parseTemplate("/users/{id:0}") // → { ok: false, error: { code: "max-length", start: 11, end: 12 } }
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-2
 */
export function parseTemplate(text: string): Result<Template, TemplateError> {
  expectText(text, "parseTemplate", "text");
  const parts: (string | Expression)[] = [];
  const failure = eachPart(text, (part) => parts.push(part));
  return failure ?? { ok: true, value: { text, parts } };
}

/**
 * Calls `visit` with each part of a template. Returns the first failure, or `null`. Without `visit`, no part is made: a
 * list of all parts would take 85 bytes a unit for expressions of one letter.
 */
export function eachPart(text: string, visit?: (part: string | Expression) => void): TemplateFailure | null {
  let at = 0;
  for (;;) {
    const open = text.indexOf("{", at);
    const literal = text.slice(at, open === -1 ? text.length : open);
    const wrong = literal.search(NOT_LITERAL);
    if (wrong !== -1) {
      const start = at + wrong;
      const character = String.fromCodePoint(text.codePointAt(start)!);
      return fail(character === "%" ? "pct-encoded" : "literals", start, start + character.length);
    }
    if (literal !== "") visit?.(literal);
    if (open === -1) return null;

    const close = text.indexOf("}", open);
    if (close === -1) return fail("expression", open, text.length);
    const operator = operatorAt(text, open);
    const variables: TemplateVariable[] = [];
    const add = visit && ((variable: TemplateVariable) => variables.push(variable));
    const failure = eachVariable(text, open + 1 + operator.length, close, add);
    if (failure) return failure;
    visit?.({ operator, variables, start: open, end: close + 1 });
    at = close + 1;
  }
}

/**
 * Returns true if `value` is a string that matches the rule `URI-Template`.
 * @example isURITemplate("/users/{id") // → false
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-2
 */
export function isURITemplate(value: unknown): boolean {
  return typeof value === "string" && eachPart(value) === null;
}

/**
 * Returns true if a template was given to the function `where` as text, and false if it is a parsed one.
 * @throws TypeError if it is another object
 */
export function isTemplateText(template: string | Template, where: string): template is string {
  if (typeof template === "string") return true;
  if (!isArray(propertyOf(template, "parts")))
    refuseType(template, where, "template", "text or the value of parseTemplate");
  return false;
}
