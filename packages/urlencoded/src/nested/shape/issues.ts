import type { JSONSchema } from "./json-schema.ts";
import type { StandardIssue } from "./standard.ts";

/**
 * Returns what is wrong with an arranged value of a shape, and removes the names that the shape does not have. Paths are
 * those of Standard Schema.
 */
export function findIssues(value: unknown, schema: JSONSchema): StandardIssue[] {
  const issues: StandardIssue[] = [];
  visit(value, schema, []);
  return issues;

  function visit(
    part: unknown,
    { type, items, properties, additionalProperties, required }: JSONSchema,
    path: PropertyKey[],
  ) {
    const isOfType = Array.isArray(part) ? type === "array" : part !== null && typeof part === type;
    if (!isOfType) {
      issues.push({ message: part === undefined ? "is missing" : `must be ${EXPECTED[type as string]}`, path });
      return;
    }
    if (Array.isArray(part)) {
      for (const [index, item] of part.entries()) visit(item, items as JSONSchema, [...path, index]);
      return;
    }
    if (type !== "object") return;
    const object = part as Record<string, unknown>;
    for (const key of Object.keys(object)) {
      const entry = properties ? properties[key] : (additionalProperties as JSONSchema);
      if (entry === undefined) delete object[key];
      else visit(object[key], entry, [...path, key]);
    }
    for (const key of required ?? [])
      if (object[key] === undefined) visit(undefined, properties![key]!, [...path, key]);
  }
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: "one text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};
