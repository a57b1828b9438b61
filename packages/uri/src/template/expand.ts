import { flatten, LONG } from "@url/percent/internal";
import type { Result } from "@url/result";
import { expectPlain } from "@url/result/internal";
import { fail, type TemplateError, type TemplateFailure } from "./error.ts";
import type { Expression, TemplateVariable } from "./expression.ts";
import { encodeValue, type Operator, operatorOf } from "./operators.ts";
import { eachPart, isTemplateText, type Template } from "./parse.ts";

type Scalar = string | number | boolean | null | undefined;

/** A value: text, a list, or an object of names and values. `null`, `undefined` and empty lists count as undefined. */
export type TemplateValue = Scalar | readonly Scalar[] | { readonly [name: string]: Scalar };

/** Values by name. Only the object's own properties count. */
export interface TemplateValues {
  readonly [name: string]: TemplateValue;
}

/**
 * Expands a template, which you pass as text or as the value of `parseTemplate`. Undefined variables are omitted. Fails
 * if the template breaks the grammar, with `op-reserve` for an operator that has no meaning yet, and with `prefix` if a
 * prefix is applied to a list or an object. The range is of the template, in UTF-16 code units.
 * @throws TypeError if `values` is not an object
 * @example expandTemplate("/users/{id}{?q}", { id: "a/b", q: "x" }) // → { ok: true, value: "/users/a%2Fb?q=x" }
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-3
 */
export function expandTemplate(template: string | Template, values: TemplateValues): Result<string, TemplateError> {
  const isText = isTemplateText(template, "expandTemplate");
  expectPlain(values, "expandTemplate", "values");
  return isText ? expandEach((visit) => eachPart(template, visit), values) : expand(template, values);
}

/** `expandTemplate` for arguments that were checked. */
export function expand({ parts }: Template, values: TemplateValues): Result<string, TemplateError> {
  return expandEach((visit) => {
    parts.forEach(visit);
    return null;
  }, values);
}

type Part = Template["parts"][number];

/**
 * Expands the parts with which `each` calls its argument. It calls it with all of them: what `each` fails with is an
 * error of the grammar, and takes precedence over one of the values.
 */
function expandEach(
  each: (visit: (part: Part) => void) => TemplateFailure | null,
  values: TemplateValues,
): Result<string, TemplateError> {
  let done = "";
  let output = "";
  let failure: TemplateFailure | null = null;
  const wrong = each((part) => {
    if (failure !== null) return;
    const expanded = typeof part === "string" ? encodeValue(part, true) : expandExpression(part, values);
    if (typeof expanded === "string") output += expanded;
    else failure = expanded;
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
  });
  return wrong ?? failure ?? { ok: true, value: done + output };
}

/** @see https://www.rfc-editor.org/rfc/rfc6570#section-3.2.1 */
function expandExpression(
  { operator, variables, start }: Expression,
  values: TemplateValues,
): string | TemplateFailure {
  const how = operatorOf(operator);
  if (how === null) return fail("op-reserve", start + 1, start + 2);
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
      if (variable.prefix > 0) return fail("prefix", variable.start, variable.end);
      // Not push(...texts): the caller's list decides how many there are, and 125,000 arguments overflow the stack.
      for (const text of expandComposite(variable, value, how)) expanded.push(text);
    }
  }
  return expanded.length === 0 ? "" : how.first + expanded.join(how.separator);
}

/** Returns the texts between separators: one text, or, if exploded, one for each member that has a value. */
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

/** Returns the first `count` characters. Where triplets are kept, the triplets of one character count as one. */
function firstOf(value: string, count: number, { reserved }: Operator): string {
  // The longest character has four triplets, so what follows `count` of those is not needed.
  const start = value.slice(0, 12 * count);
  const characters = reserved ? (start.match(CHARACTER) ?? []) : Array.from(start);
  return characters.slice(0, count).join("");
}

// Surrogate pairs are spelled out, because React Native's Babel preset transforms the u flag incorrectly.
const CHARACTER =
  /%(?:[cd].|e.%[89ab].|f.(?:%[89ab].){2})%[89ab][\da-f]|%[\da-f]{2}|[\ud800-\udbff][\udc00-\udfff]|[\s\S]/gi;
