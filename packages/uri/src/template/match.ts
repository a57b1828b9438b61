import { normalizeTriplets } from "../triplets.ts";
import type { TemplateError } from "./error.ts";
import { expandTemplate, type TemplateValue, type TemplateValues } from "./expand.ts";
import type { Expression, TemplateVariable } from "./expression.ts";
import { encodeValue, type Operator, operatorOf } from "./operators.ts";
import { parseTemplate, type Template } from "./parse.ts";

/**
 * The values with which the template expands to `uri` (but for the case of triplets and those of unreserved
 * characters), or `null` when there are none, or more than one way: "{x,y}" against one value. An expression must end
 * where something follows that it cannot hold; the template where one does not is an error, `ambiguous`.
 *
 * A value is text, a list where there are commas or the variable is exploded, an object where the members have names.
 * Of what is not there, nothing is said: not whether it was empty.
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-1.4
 */
export function matchTemplate(template: string | Template, uri: string): TemplateValues | null | TemplateError {
  const parsed = typeof template === "string" ? parseTemplate(template) : template;
  if ("code" in parsed) return parsed;
  const error = findUnclear(parsed);
  if (error !== null) return error;
  const found = new Map<string, TemplateValue>();
  const text = normalizeTriplets(uri);
  let at = 0;
  for (const part of parsed.parts) {
    if (typeof part === "string") {
      const literal = normalizeTriplets(encodeValue(part, true));
      if (!text.startsWith(literal, at)) return null;
      at += literal.length;
      continue;
    }
    const how = operatorOf(part.operator)!;
    const length = text.slice(at).search(beyond(part, how));
    const end = length === -1 ? text.length : at + length;
    if (end > at && !readExpression(part, how, text.slice(at, end), found)) return null;
    at = end;
  }
  // Whatever was put together the wrong way shows when it is expanded.
  const values: TemplateValues = Object.fromEntries(found);
  const expanded = expandTemplate(parsed, values);
  return typeof expanded === "string" && normalizeTriplets(expanded) === text ? values : null;
}

/** The first expression that has no meaning, or no clear end. */
function findUnclear({ parts }: Template): TemplateError | null {
  let error: TemplateError | null = null;
  // The characters with which the text behind the expression may start, "" for any: from the back, since expressions
  // may expand to nothing up to the next literal. A set has at most eight, so that many expressions in a row take
  // linear time.
  let firsts = new Set<string>();
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i]!;
    if (typeof part === "string") {
      firsts = new Set(encodeValue(part, true)[0]!);
      continue;
    }
    const how = operatorOf(part.operator);
    if (how === null) error = { code: "op-reserve", start: part.start + 1, end: part.start + 2 };
    else if (!endIsClear(part, how, firsts)) error = { code: "ambiguous", start: part.start, end: part.end };
    firsts.add(how?.first ?? "");
  }
  return error;
}

/** Can nothing that may follow an expression be taken for more of it? */
function endIsClear(expression: Expression, how: Operator, firsts: ReadonlySet<string>): boolean {
  if (how.separator === "." && isMany(expression)) return false;
  const pattern = beyond(expression, how);
  for (const first of firsts) if (first === "" || !pattern.test(how.first + first)) return false;
  return true;
}

/** Finds what an expression cannot hold: all but unreserved characters, triplets, and its own delimiters. */
function beyond({ variables, operator }: Expression, { first, separator, named, reserved }: Operator): RegExp {
  if (reserved) return /(?!)/;
  const list = variables.some((variable) => variable.prefix === 0) ? "," : "";
  const separators = isMany({ variables }) ? separator : "";
  const equals = named || variables.some(({ explode }) => explode) ? "=" : "";
  // The first delimiter may come once, at the start, unless it is the separator too.
  const escaped = `${list}${separators}${equals}`.replace(/[./]/g, "\\$&");
  return first === "" ? new RegExp(`[^\\w.~%${escaped}-]`) : new RegExp(`^[^\\${operator}]|(?!^)[^\\w.~%${escaped}-]`);
}

function isMany({ variables }: Pick<Expression, "variables">): boolean {
  return variables.length > 1 || variables.some(({ explode }) => explode);
}

/** Reads what an expression expanded to; says whether it is clear which variable has which value. */
function readExpression(
  { variables }: Expression,
  how: Operator,
  text: string,
  found: Map<string, TemplateValue>,
): boolean {
  const body = text.slice(how.first.length);
  const single = variables.length === 1 ? variables[0]! : null;
  if (how.reserved) return single !== null && !single.explode && keep(found, single, decode(body));
  const members = single === null || single.explode ? body.split(how.separator) : [body];
  if (how.named) return readNamed(variables, members, found);
  if (single?.explode) return keep(found, single, readMembers(members));
  return (
    members.length === variables.length && members.every((member, i) => keep(found, variables[i]!, readValue(member)))
  );
}

/** "x=1", "y=2": each name is a variable's, or a member's of the one that is exploded. */
function readNamed(
  variables: readonly TemplateVariable[],
  members: string[],
  found: Map<string, TemplateValue>,
): boolean {
  const exploded = variables.filter(({ explode }) => explode);
  if (exploded.length > 1) return false;
  const byName = new Map<string, TemplateVariable>();
  for (const variable of variables) {
    if (!variable.explode && !byName.has(variable.name)) byName.set(variable.name, variable);
  }
  const rest: string[] = [];
  for (const member of members) {
    const [name, value] = cutAtEquals(member);
    const variable = byName.get(name);
    if (variable === undefined) rest.push(member);
    else if (!keep(found, variable, readValue(value))) return false;
  }
  if (rest.length === 0) return true;
  const [variable] = exploded;
  if (variable === undefined) return false;
  const isList = rest.every((member) => cutAtEquals(member)[0] === variable.name);
  return keep(found, variable, isList ? rest.map((member) => decode(cutAtEquals(member)[1])) : readMembers(rest));
}

/** A list, or an object when every member has a name. */
function readMembers(members: readonly string[]): TemplateValue {
  if (!members.some((member) => member.includes("="))) return members.map(decode);
  return Object.fromEntries(members.map((member) => cutAtEquals(member).map(decode) as [string, string]));
}

function readValue(text: string): TemplateValue {
  return text.includes(",") ? text.split(",").map(decode) : decode(text);
}

/** Remembers a value. A variable that comes twice has one value; the longer one when one is a prefix. */
function keep(found: Map<string, TemplateValue>, { name }: TemplateVariable, value: TemplateValue): boolean {
  const known = found.get(name);
  if (typeof known !== "string" || typeof value !== "string" || value.length > known.length) found.set(name, value);
  return true;
}

function cutAtEquals(text: string): [string, string] {
  const at = text.indexOf("=");
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** Triplets that are no UTF-8 stay; the expansion tells that they do not come back. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
