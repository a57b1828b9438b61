import type { Result } from "@url/result";
import { fail, type TemplateError, type TemplateFailure } from "./error.ts";

/** One variable of an expression, and where it is in the template. */
export interface TemplateVariable {
  readonly name: string;
  /** How many code points of the value are used; 0 means all of them. */
  readonly prefix: number;
  readonly explode: boolean;
  readonly start: number;
  readonly end: number;
}

/** An expression: `template[start, end)`, braces included. */
export interface Expression {
  readonly operator: string;
  readonly variables: readonly TemplateVariable[];
  readonly start: number;
  readonly end: number;
}

/** Returns the operator of the expression whose "{" is at `start`, or "". */
export function operatorAt(text: string, start: number): string {
  return "+#./;?&=,!@|".includes(text[start + 1]!) ? text[start + 1]! : "";
}

/**
 * Reads the variables in `text[start, end)`, which is what an expression has between its operator and its "}", and calls
 * `visit` with each. Returns the first failure, or `null`.
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-2.2
 */
export function eachVariable(
  text: string,
  start: number,
  end: number,
  visit?: (variable: TemplateVariable) => void,
): TemplateFailure | null {
  // The slice keeps the search for a comma within the expression.
  const list = text.slice(start, end);
  for (let at = 0, comma = 0; comma !== -1; at = comma + 1) {
    comma = list.indexOf(",", at);
    const variable = parseVariable(list.slice(at, comma === -1 ? list.length : comma), start + at);
    if (!variable.ok) return variable;
    visit?.(variable.value);
  }
  return null;
}

/**
 * Parses the variable specifier that starts at `start` of the template.
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-2.3
 */
function parseVariable(specifier: string, start: number): Result<TemplateVariable, TemplateError> {
  const end = start + specifier.length;
  const explode = specifier.endsWith("*");
  const colon = specifier.indexOf(":");
  const name = explode ? specifier.slice(0, -1) : colon === -1 ? specifier : specifier.slice(0, colon);
  // A name neither starts nor ends with ".", and has no two of them side by side.
  const wrong = name.search(/^$|^\.|\.(?=\.|$)|[^\w.%]|%(?![\dA-Fa-f]{2})/);
  if (wrong !== -1) {
    const at = start + wrong;
    return fail(name[wrong] === "%" ? "pct-encoded" : "varname", at, Math.min(at + 1, end));
  }
  const prefix = specifier.slice(name.length + 1);
  if (colon !== -1 && !/^[1-9]\d{0,3}$/.test(prefix)) return fail("max-length", start + name.length + 1, end);
  return { ok: true, value: { name, prefix: Number(prefix), explode, start, end } };
}
