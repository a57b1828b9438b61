import type { NestedObject, NestedValue } from "../options.ts";
import { indexOfKey } from "../path.ts";
import { type JSONSchema, resolve, typesOf } from "./json-schema.ts";

/** The objects that became lists, in which the indices that were sent are kept. */
export type Sources = ReadonlyMap<NestedValue, NestedObject>;

/**
 * Arranges what `nest` made as a schema expects it: text becomes a number, a boolean or a list of one where the schema has
 * that type. What does not fit stays as it is, so that the schema can say what is wrong. An absent list is empty and an
 * absent boolean is false, unless they are optional, because browsers send nothing for them.
 */
export function arrange(
  value: unknown,
  schema: JSONSchema | boolean | undefined,
  root: JSONSchema,
  sources?: Sources,
): unknown {
  const resolved = resolve(schema, root);
  let arranged = value;
  for (const part of resolved.allOf ?? []) arranged = arrange(arranged, part, root, sources);
  const options = resolved.anyOf ?? resolved.oneOf;
  if (options) return arrangeOption(arranged, options, root, sources);
  const types = typesOf(resolved);
  if (types.includes("array") && !(typeof arranged === "string" && types.includes("string"))) {
    return arrangeList(arranged, resolved, root, sources);
  }
  if (types.includes("object")) return arrangeObject(arranged, resolved, root, sources);
  return arrangeText(arranged, types);
}

/** Arranges a value as the first option that it fits, of those that `anyOf` or `oneOf` have. */
function arrangeOption(value: unknown, options: readonly JSONSchema[], root: JSONSchema, sources?: Sources): unknown {
  const resolved = options.map((option) => resolve(option, root));
  for (const option of resolved) {
    const arranged = arrange(value, option, root, sources);
    if (fits(arranged, option)) return arranged;
  }
  return value;
}

/** Returns true if a value has the type of a schema, and the constants of its properties, which tell options apart. */
function fits(value: unknown, schema: JSONSchema): boolean {
  const type = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  const types = typesOf(schema);
  if (!types.includes(type) && !(type === "number" && types.includes("integer"))) return false;
  const allowed = schema.const !== undefined ? [schema.const] : schema.enum;
  if (allowed) return allowed.includes(value);
  return (
    type !== "object" ||
    Object.entries(schema.properties ?? {}).every(
      ([key, property]) => property.const === undefined || (value as NestedObject)[key] === property.const,
    )
  );
}

function arrangeText(value: unknown, types: readonly string[]): unknown {
  if (value === undefined) return types.length === 1 && types[0] === "boolean" ? false : value;
  if (types.includes("boolean")) {
    // A checkbox behind a hidden field of the same name sends two values. The last one counts.
    const text = Array.isArray(value) ? value[value.length - 1] : value;
    if (typeof text === "string" && TRUE.test(text)) return true;
    if (typeof text === "string" && FALSE.test(text)) return false;
  }
  if (typeof value !== "string") return value;
  if (types.includes("number") || types.includes("integer")) {
    // HTML's valid floating-point numbers: what a field of the type number sends.
    if (NUMBER.test(value) && Number.isFinite(+value)) return +value;
  }
  return value === "" && types.includes("null") && !types.includes("string") ? null : value;
}

function arrangeList(value: unknown, schema: JSONSchema, root: JSONSchema, sources?: Sources): unknown {
  const list = listOf(value);
  const { items, prefixItems = [] } = schema;
  return list?.map((item, index) => arrange(item, prefixItems[index] ?? items, root, sources)) ?? value;
}

/** Returns the list that a value is: one value, nothing, or an object of indices, in their order. */
function listOf(value: unknown): unknown[] | undefined {
  if (value === undefined) return [];
  if (typeof value !== "object") return [value];
  if (Array.isArray(value)) return value;
  if (value === null) return undefined;
  const keys = Object.keys(value);
  if (keys.length === 0 || !keys.every((key) => indexOfKey(key) >= 0)) return undefined;
  return keys.sort((a, b) => +a - +b).map((key) => (value as NestedObject)[key]);
}

function arrangeObject(value: unknown, schema: JSONSchema, root: JSONSchema, sources?: Sources): unknown {
  const source = value === undefined ? {} : (sources?.get(value as NestedValue) ?? value);
  if (typeof source !== "object" || source === null || Array.isArray(source)) return value;
  const { properties = {}, required = [], additionalProperties } = schema;
  const object: Record<string, unknown> = Object.create(null);
  const given = source as NestedObject;
  for (const key of Object.keys(given)) {
    if (!hasOwn(properties, key)) object[key] = arrange(given[key], additionalProperties, root, sources);
  }
  for (const key of Object.keys(properties)) {
    const entry = hasOwn(given, key) ? given[key] : undefined;
    const isRequired = required.includes(key);
    if (entry === undefined && !isRequired) continue;
    const arranged = arrange(entry, properties[key]!, root, sources);
    // An empty field is sent as "". Where there is no text, it is an absent value.
    if (arranged === undefined || (entry === "" && !isRequired && !acceptsEmpty(properties[key]!, root))) continue;
    object[key] = arranged;
  }
  return object;
}

/** Returns true if "" may be a value of a schema. */
function acceptsEmpty(schema: JSONSchema, root: JSONSchema): boolean {
  const resolved = resolve(schema, root);
  const options = resolved.anyOf ?? resolved.oneOf;
  if (options) return options.some((option) => acceptsEmpty(option, root));
  const types = typesOf(resolved);
  return types.length === 0 || types.includes("string") || types.includes("array") || types.includes("boolean");
}

function hasOwn(object: object, key: string): boolean {
  return Object.hasOwn(object, key);
}

const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;
const TRUE = /^(?:true|on|1)$/;
const FALSE = /^(?:false|off|0|)$/;
