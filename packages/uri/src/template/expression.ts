import type { TemplateError } from "./error.ts";

/** One variable of an expression, and where it stands in the template. */
export interface TemplateVariable {
  readonly name: string;
  /** The number of code points to take, or 0 for all. */
  readonly prefix: number;
  readonly explode: boolean;
  readonly start: number;
  readonly end: number;
}

/** What stands between braces: `template[start, end)` with them. */
export interface Expression {
  readonly operator: string;
  readonly variables: readonly TemplateVariable[];
  readonly start: number;
  readonly end: number;
}

/**
 * Reads the expression whose braces are at `start` and `end - 1`.
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-2.2
 */
export function parseExpression(text: string, start: number, end: number): Expression | TemplateError {
  const operator = "+#./;?&=,!@|".includes(text[start + 1]!) ? text[start + 1]! : "";
  const variables: TemplateVariable[] = [];
  // {?x,y:3}
  //     ^ at
  let at = start + 1 + operator.length;
  for (const specifier of text.slice(at, end - 1).split(",")) {
    const variable = parseVariable(specifier, at);
    if ("code" in variable) return variable;
    variables.push(variable);
    at += specifier.length + 1;
  }
  return { operator, variables, start, end };
}

/**
 * The specifier that starts at `start` of the template.
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-2.3
 */
function parseVariable(specifier: string, start: number): TemplateVariable | TemplateError {
  const end = start + specifier.length;
  const explode = specifier.endsWith("*");
  const colon = specifier.indexOf(":");
  const name = explode ? specifier.slice(0, -1) : colon === -1 ? specifier : specifier.slice(0, colon);
  // A name has no "." at its start or end, nor two of them side by side.
  const wrong = name.search(/^$|^\.|\.(?=\.|$)|[^\w.%]|%(?![\dA-Fa-f]{2})/);
  if (wrong !== -1) {
    const at = start + wrong;
    return { code: name[wrong] === "%" ? "pct-encoded" : "varname", start: at, end: Math.min(at + 1, end) };
  }
  const prefix = explode ? "" : specifier.slice(name.length + 1);
  if (colon !== -1 && !/^[1-9]\d{0,3}$/.test(prefix)) {
    return { code: "max-length", start: start + name.length + 1, end };
  }
  return { name, prefix: Number(prefix), explode, start, end };
}
