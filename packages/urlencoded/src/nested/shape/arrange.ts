import type { NestedObject, NestedValue } from "../options.ts";
import { indexOfKey } from "../path.ts";
import { type JSONSchema, resolve, typesOf } from "./json-schema.ts";

/** The objects that became lists, in which the indices that were sent are kept. */
export type Sources = ReadonlyMap<NestedValue, NestedObject>;

/** What is the same for all parts of a value. */
export interface Arrangement {
  /** What references begin at. */
  readonly root: JSONSchema;
  readonly sources?: Sources | undefined;
  /** Which value of a repeated name is kept where the schema has no list. The default is all, which the schema rejects. */
  readonly repeated?: "first" | "last" | undefined;
}

/**
 * Arranges what `nest` made as a schema expects it: text becomes a number, a boolean, a date or a list of one where the
 * schema has that type. What does not fit stays as it is, so that the schema can say what is wrong. An absent list is empty
 * and an absent boolean is false, unless they are optional, because browsers send nothing for them. An empty field is
 * absent where the schema has no place for empty text.
 */
export function arrange(value: unknown, schema: JSONSchema | boolean | undefined, arrangement: Arrangement): unknown {
  const resolved = resolve(schema, arrangement.root);
  let arranged = value;
  for (const part of resolved.allOf ?? []) arranged = arrange(arranged, part, arrangement);
  const options = resolved.anyOf ?? resolved.oneOf;
  if (options) return arrangeOption(arranged, options, arrangement);
  const types = typesOf(resolved);
  if (types.includes("array") && !(typeof arranged === "string" && types.includes("string"))) {
    return arrangeList(arranged, resolved, arrangement);
  }
  if (types.includes("object")) return arrangeObject(arranged, resolved, arrangement);
  return arrangeText(oneOf(arranged, types, arrangement), types);
}

/** Arranges a value as the first option that it fits, of those that `anyOf` or `oneOf` have. */
function arrangeOption(value: unknown, options: readonly JSONSchema[], arrangement: Arrangement): unknown {
  const resolved = options.map((option) => resolve(option, arrangement.root));
  for (const option of resolved) {
    const arranged = arrange(value, option, arrangement);
    if (fits(arranged, option)) return arranged;
  }
  return value;
}

/** Returns true if a value has the type of a schema, and the constants of its properties, which tell options apart. */
function fits(value: unknown, schema: JSONSchema): boolean {
  const type = typeOf(value);
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

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value !== "object") return typeof value;
  const tag = Object.prototype.toString.call(value);
  return tag === "[object Date]" ? "date" : tag === "[object File]" ? "file" : "object";
}

/** Returns one of the values of a repeated name, if the arrangement says so. A list with keys was not made of one. */
function oneOf(value: unknown, types: readonly string[], { sources, repeated }: Arrangement): unknown {
  if (repeated === undefined || types.length === 0 || !Array.isArray(value) || sources?.has(value)) return value;
  return value[repeated === "first" ? 0 : value.length - 1];
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
  if (types.includes("bigint") && INTEGER.test(value)) return BigInt(value);
  if (types.includes("date") && DATE.test(value)) {
    const date = new Date(value);
    if (!Number.isNaN(+date)) return date;
  }
  return value === "" && types.includes("null") && !types.includes("string") ? null : value;
}

function arrangeList(value: unknown, schema: JSONSchema, arrangement: Arrangement): unknown {
  const list = listOf(value);
  const { items, prefixItems = [] } = schema;
  return list?.map((item, index) => arrange(item, prefixItems[index] ?? items, arrangement)) ?? value;
}

/** Returns the list that a value is: one value, nothing, or an object of indices, in their order. */
function listOf(value: unknown): unknown[] | undefined {
  if (value === undefined) return [];
  if (typeof value !== "object" || typeOf(value) === "file") return [value];
  if (Array.isArray(value)) return value;
  if (value === null) return undefined;
  const keys = Object.keys(value);
  if (keys.length === 0 || !keys.every((key) => indexOfKey(key) >= 0)) return undefined;
  return keys.sort((a, b) => +a - +b).map((key) => (value as NestedObject)[key]);
}

function arrangeObject(value: unknown, schema: JSONSchema, arrangement: Arrangement): unknown {
  const { root, sources } = arrangement;
  const source = value === undefined ? {} : (sources?.get(value as NestedValue) ?? value);
  if (typeof source !== "object" || source === null || Array.isArray(source)) return value;
  const { properties = {}, required = [], additionalProperties } = schema;
  const object: Record<string, unknown> = Object.create(null);
  const given = source as NestedObject;
  for (const key of Object.keys(given)) {
    if (!hasOwn(properties, key)) object[key] = arrange(given[key], additionalProperties, arrangement);
  }
  for (const key of Object.keys(properties)) {
    const entry = hasOwn(given, key) ? given[key] : undefined;
    const isRequired = required.includes(key);
    if (entry === undefined && !isRequired) continue;
    const arranged = arrange(entry, properties[key]!, arrangement);
    if (arranged === undefined || (entry === "" && isAbsent(arranged, properties[key]!, isRequired, root))) continue;
    object[key] = arranged;
  }
  return object;
}

/**
 * Returns true if an empty field is an absent value: browsers send "" for it. That is so where the schema has no text, and
 * for text that may be absent but not be empty. Text that has to be there is left to the schema, whose sentence says why.
 */
function isAbsent(arranged: unknown, schema: JSONSchema, isRequired: boolean, root: JSONSchema): boolean {
  if (!isRequired) return !acceptsEmpty(schema, root);
  // Otherwise, a schema that coerces would make it 0.
  const types = typesOf(resolve(schema, root));
  return arranged === "" && types.length > 0 && types.every((type) => NO_TEXT.includes(type));
}

/** Returns true if "" may be a value of a schema. */
function acceptsEmpty(schema: JSONSchema, root: JSONSchema): boolean {
  const resolved = resolve(schema, root);
  const options = resolved.anyOf ?? resolved.oneOf;
  if (options) return options.some((option) => acceptsEmpty(option, root));
  const types = typesOf(resolved);
  if (types.length === 0 || types.includes("array") || types.includes("boolean")) return true;
  return types.includes("string") && acceptsEmptyText(resolved);
}

function acceptsEmptyText({ const: constant, enum: values, minLength = 0, pattern, format }: JSONSchema): boolean {
  if (constant !== undefined) return constant === "";
  if (values) return values.includes("");
  if (minLength > 0) return false;
  // What a format means is in the pattern, if there is one.
  return pattern === undefined ? format === undefined : new RegExp(pattern).test("");
}

function hasOwn(object: object, key: string): boolean {
  return Object.hasOwn(object, key);
}

const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;
const INTEGER = /^-?\d+$/;
/** What ECMAScript reads in only one way: a date, which is in UTC, or a time with its zone. */
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;
const NO_TEXT: readonly string[] = ["number", "integer", "bigint", "date", "file"];
const TRUE = /^(?:true|on|1)$/;
const FALSE = /^(?:false|off|0|)$/;
