import type { TemplateError } from "./error.ts";
import type { Expression, TemplateVariable } from "./expression.ts";
import { encodeValue, type Operator, operatorOf } from "./operators.ts";
import { parseTemplate, type Template } from "./parse.ts";

type Scalar = string | number | boolean | null | undefined;

/** A value: text, a list, or pairs of names and values. `null` and `undefined` are not there, nor is what is empty. */
export type TemplateValue = Scalar | readonly Scalar[] | { readonly [name: string]: Scalar };

/** Values by name; only the object's own properties count. */
export interface TemplateValues {
  readonly [name: string]: TemplateValue;
}

/**
 * Expands a template, given as text or as `parseTemplate` reads it. The error when it has none: what is not in the
 * grammar, an operator without a meaning, a prefix of something that is no text.
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-3
 */
export function expandTemplate(template: string | Template, values: TemplateValues): string | TemplateError {
  const parsed = typeof template === "string" ? parseTemplate(template) : template;
  if ("code" in parsed) return parsed;
  let output = "";
  for (const part of parsed.parts) {
    const expanded = typeof part === "string" ? encodeValue(part, true) : expandExpression(part, values);
    if (typeof expanded !== "string") return expanded;
    output += expanded;
  }
  return output;
}

/** @see https://www.rfc-editor.org/rfc/rfc6570#section-3.2.1 */
function expandExpression({ operator, variables, start }: Expression, values: TemplateValues): string | TemplateError {
  const how = operatorOf(operator);
  if (how === null) return { code: "op-reserve", start: start + 1, end: start + 2 };
  const expanded: string[] = [];
  for (const variable of variables) {
    const value = Object.hasOwn(values, variable.name) ? values[variable.name] : undefined;
    if (value === undefined || value === null) continue;
    if (typeof value !== "object") {
      const text = encodeValue(
        variable.prefix > 0 ? firstOf(`${value}`, variable.prefix, how) : `${value}`,
        how.reserved,
      );
      expanded.push(how.named ? named(variable.name, text, how) : text);
    } else {
      if (variable.prefix > 0) return { code: "prefix", start: variable.start, end: variable.end };
      // Not push(...texts): the caller's list decides how many there are, and 125,000 arguments overflow the stack.
      for (const text of expandComposite(variable, value, how)) expanded.push(text);
    }
  }
  return expanded.length === 0 ? "" : how.first + expanded.join(how.separator);
}

/** What stands between separators: one text, or when exploded one for each member that has a value. */
function expandComposite(
  { name, explode }: TemplateVariable,
  value: readonly Scalar[] | { readonly [name: string]: Scalar },
  how: Operator,
): string[] {
  const texts: string[] = [];
  const encode = (member: Scalar) => encodeValue(`${member}`, how.reserved);
  if (Array.isArray(value)) {
    for (const member of value as readonly Scalar[]) {
      if (member === undefined || member === null) continue;
      texts.push(explode && how.named ? named(name, encode(member), how) : encode(member));
    }
  } else {
    for (const [key, member] of Object.entries(value)) {
      if (member === undefined || member === null) continue;
      texts.push(explode ? named(encode(key), encode(member), how) : `${encode(key)},${encode(member)}`);
    }
  }
  if (explode || texts.length === 0) return texts;
  const text = texts.join(",");
  return [how.named ? named(name, text, how) : text];
}

function named(name: string, value: string, how: Operator): string {
  return value === "" ? name + how.ifEmpty : `${name}=${value}`;
}

/** The first characters. Where triplets stay triplets, those of one character count as one. */
function firstOf(value: string, count: number, { reserved }: Operator): string {
  // Four triplets are the longest character: what lies behind `count` of these is not looked at.
  const start = value.slice(0, 12 * count);
  const characters = reserved ? (start.match(CHARACTER) ?? []) : Array.from(start);
  return characters.slice(0, count).join("");
}

// Pairs spelled out, for React Native's Babel preset takes the u flag away, and badly.
const CHARACTER =
  /%(?:[cd].|e.%[89ab].|f.(?:%[89ab].){2})%[89ab][\da-f]|%[\da-f]{2}|[\ud800-\udbff][\udc00-\udfff]|[\s\S]/gi;
