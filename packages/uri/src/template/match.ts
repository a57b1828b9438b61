import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import { normalizeTriplets } from "../triplets.ts";
import { fail, type TemplateError } from "./error.ts";
import { expand, type TemplateValue, type TemplateValues } from "./expand.ts";
import type { Expression, TemplateVariable } from "./expression.ts";
import { encodeValue, type Operator, operatorOf } from "./operators.ts";
import { isTemplateText, parseTemplate, type Template } from "./parse.ts";

/**
 * Finds the values with which the template expands to `uri`, apart from the case of triplets and from encoded unreserved
 * characters. The value of the result is `null` if there are no such values, or more than one choice: "{x,y}" against
 * one value. A value is text, a list where there are commas or the variable is exploded, or an object where the members
 * have names. Variables that expanded to nothing are omitted, because undefined and empty ones cannot be told apart.
 *
 * Fails if the template breaks the grammar, and with `ambiguous` if the end of an expression cannot be found, because
 * what follows could belong to it. The range is of the template, in UTF-16 code units.
 * @throws TypeError if `uri` is not a string
 * @example matchTemplate("/users/{id}{?q}", "/users/a%2Fb?q=1") // → { ok: true, value: { id: "a/b", q: "1" } }
 * @example matchTemplate("/users/{id}", "/groups/1") // → { ok: true, value: null }
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-1.4
 */
export function matchTemplate(template: string | Template, uri: string): Result<TemplateValues | null, TemplateError> {
  expectText(uri, "matchTemplate", "uri");
  const parsed = isTemplateText(template, "matchTemplate")
    ? parseTemplate(template)
    : { ok: true as const, value: template };
  if (!parsed.ok) return parsed;
  const error = findUnclear(parsed.value);
  return error ?? { ok: true, value: match(parsed.value, normalizeTriplets(uri)) };
}

function match(template: Template, text: string): TemplateValues | null {
  const found = new Map<string, TemplateValue>();
  let at = 0;
  for (const part of template.parts) {
    if (typeof part === "string") {
      const literal = normalizeTriplets(encodeValue(part, true));
      if (!text.startsWith(literal, at)) return null;
      at += literal.length;
      continue;
    }
    const how = operatorOf(part.operator)!;
    const length = text.slice(at).search(beyond(part, how));
    const end = length === -1 ? text.length : at + length;
    if (end > at) readExpression(part, how, text.slice(at, end), found);
    at = end;
  }
  // If the values were not read, or not correctly, their expansion differs.
  const values: TemplateValues = Object.fromEntries(found);
  const expanded = expand(template, values);
  return expanded.ok && normalizeTriplets(expanded.value) === text ? values : null;
}

/** Returns the first expression that has no meaning, or no clear end. */
function findUnclear({ parts }: Template): ReturnType<typeof fail> | null {
  let error: ReturnType<typeof fail> | null = null;
  // The characters with which the text after the expression may start; "" means any. The loop runs from the back,
  // because every expression up to the next literal may expand to nothing. A set has at most eight members, so many
  // expressions in a row take linear time.
  let firsts = new Set<string>();
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i]!;
    if (typeof part === "string") {
      firsts = new Set(encodeValue(part, true)[0]!);
      continue;
    }
    const how = operatorOf(part.operator);
    if (how === null) {
      error = fail("op-reserve", part.start + 1, part.start + 2);
      continue;
    }
    if (!endIsClear(part, how, firsts)) error = fail("ambiguous", part.start, part.end);
    firsts.add(how.first);
  }
  return error;
}

/** Returns true if nothing that may follow the expression could belong to it. */
function endIsClear(expression: Expression, how: Operator, firsts: ReadonlySet<string>): boolean {
  if (how.separator === "." && isMany(expression)) return false;
  const pattern = beyond(expression, how);
  for (const first of firsts) if (!pattern.test(how.first + first)) return false;
  return true;
}

/** Matches what an expression cannot contain: anything but unreserved characters, triplets and its own delimiters. */
function beyond({ variables, operator }: Expression, { first, separator, named, reserved }: Operator): RegExp {
  if (reserved) return /(?!)/;
  const list = variables.some((variable) => variable.prefix === 0) ? "," : "";
  const separators = isMany({ variables }) ? separator : "";
  const equals = named || variables.some(({ explode }) => explode) ? "=" : "";
  // The first delimiter is allowed once, at the start, unless it is the separator too.
  const other = `[^\\w.~%${list}${separators}${equals}-]`;
  return new RegExp(first === "" ? other : `^[^${operator}]|(?!^)${other}`);
}

function isMany({ variables }: Pick<Expression, "variables">): boolean {
  return variables.length > 1 || variables[0]!.explode;
}

/** Reads the expansion of an expression. If it is not clear which variable has which value, nothing is stored. */
function readExpression(
  { variables }: Expression,
  how: Operator,
  text: string,
  found: Map<string, TemplateValue>,
): void {
  const body = text.slice(how.first.length);
  const single = variables.length === 1 ? variables[0]! : null;
  if (how.reserved) {
    if (single?.explode === false) keep(found, single.name, decode(body));
    return;
  }
  const members = single === null || single.explode ? body.split(how.separator) : [body];
  if (how.named) readNamed(variables, members, found);
  else if (single?.explode) keep(found, single.name, readMembers(members));
  else if (members.length === variables.length)
    for (let i = 0; i < members.length; i++) keep(found, variables[i]!.name, readValue(members[i]!));
}

/** Reads "x=1", "y=2": each name belongs to a variable, or to a member of the exploded one. */
function readNamed(
  variables: readonly TemplateVariable[],
  members: readonly string[],
  found: Map<string, TemplateValue>,
): void {
  const [exploded, ...more] = variables.filter(({ explode }) => explode);
  if (more.length > 0) return;
  const plain = new Set(variables.filter(({ explode }) => !explode).map((variable) => variable.name));
  const rest: string[] = [];
  for (const member of members) {
    const [name, value] = cutAtEquals(member);
    if (plain.has(name)) keep(found, name, readValue(value));
    else rest.push(member);
  }
  if (rest.length === 0 || exploded === undefined) return;
  const isList = rest.every((member) => cutAtEquals(member)[0] === exploded.name);
  keep(found, exploded.name, isList ? rest.map((member) => decode(cutAtEquals(member)[1])) : readMembers(rest));
}

/** Returns a list, or an object if members have names. */
function readMembers(members: readonly string[]): TemplateValue {
  if (!members.some((member) => member.includes("="))) return members.map(decode);
  return Object.fromEntries(members.map((member) => cutAtEquals(member).map(decode) as [string, string]));
}

function readValue(text: string): TemplateValue {
  return text.includes(",") ? text.split(",").map(decode) : decode(text);
}

/** Stores a value. A variable that occurs twice has one value: the longer one, as the other may be a prefix of it. */
function keep(found: Map<string, TemplateValue>, name: string, value: TemplateValue): void {
  const known = found.get(name);
  if (typeof known !== "string" || typeof value !== "string" || value.length > known.length) found.set(name, value);
}

function cutAtEquals(text: string): [string, string] {
  const at = text.indexOf("=");
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** Triplets that are not UTF-8 stay; then the expansion differs, and there is no match. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
