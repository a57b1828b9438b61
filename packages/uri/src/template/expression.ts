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
  let at = start + 1 + operator.length;
  do {
    // {?x,y:3}
    //     ^ at
    const next = text.indexOf(",", at);
    const stop = next === -1 || next > end - 1 ? end - 1 : next;
    const variable = parseVariable(text, at, stop);
    if ("code" in variable) return variable;
    variables.push(variable);
    at = stop + 1;
  } while (at < end);
  return { operator, variables, start, end };
}

/** @see https://www.rfc-editor.org/rfc/rfc6570#section-2.3 */
function parseVariable(text: string, start: number, end: number): TemplateVariable | TemplateError {
  const explode = end > start && text[end - 1] === "*";
  const colon = text.indexOf(":", start);
  const nameEnd = explode ? end - 1 : colon === -1 || colon > end ? end : colon;
  const name = text.slice(start, nameEnd);
  // A name has no "." at its start or end, nor two of them side by side.
  const wrong = name.search(/^$|^\.|\.(?=\.|$)|[^\w.%]|%(?![\dA-Fa-f]{2})/);
  if (wrong !== -1) {
    const at = start + wrong;
    return { code: text[at] === "%" ? "pct-encoded" : "varname", start: at, end: Math.min(at + 1, end) };
  }
  const prefix = explode ? "" : text.slice(nameEnd + 1, end);
  if (nameEnd < end && !explode && !/^[1-9]\d{0,3}$/.test(prefix)) {
    return { code: "max-length", start: nameEnd + 1, end };
  }
  return { name, prefix: Number(prefix), explode, start, end };
}
