/**
 * The keywords of JSON Schema that say what a value of a form is. `type` has three values that JSON does not have:
 * `"date"`, `"bigint"` and `"file"`.
 */
export interface JSONSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JSONSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JSONSchema | boolean;
  readonly items?: JSONSchema | boolean;
  readonly prefixItems?: readonly JSONSchema[];
  readonly anyOf?: readonly JSONSchema[];
  readonly oneOf?: readonly JSONSchema[];
  readonly allOf?: readonly JSONSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly $ref?: string;
}

/** Follows `$ref`, which has the form `#/$defs/name`. Returns `{}` for what is not there, and for `true` and `false`. */
export function resolve(schema: JSONSchema | boolean | undefined, root: JSONSchema): JSONSchema {
  let current = objectOf(schema);
  let passed: Set<JSONSchema> | undefined;
  while (current.$ref !== undefined) {
    passed ??= new Set();
    // A reference that leads back to itself would never end.
    if (passed.has(current)) return {};
    passed.add(current);
    current = objectOf(targetOf(current.$ref, root));
  }
  return current;
}

/** @see https://www.rfc-editor.org/rfc/rfc6901#section-4 */
function targetOf(reference: string, root: JSONSchema): unknown {
  let target: unknown = root;
  for (const part of reference.split("/").slice(1)) {
    const key = decodeURIComponent(part).replace(/~1/g, "/").replace(/~0/g, "~");
    target = Object.hasOwn(Object(target), key) ? (target as Record<string, unknown>)[key] : undefined;
  }
  return target;
}

function objectOf(value: unknown): JSONSchema {
  return Object(value) === value ? (value as JSONSchema) : {};
}

/** Returns the types that a schema allows, with those of `const` and `enum`. */
export function typesOf(schema: JSONSchema): readonly string[] {
  if (schema.type !== undefined) return typeof schema.type === "string" ? [schema.type] : schema.type;
  const values = schema.const !== undefined ? [schema.const] : (schema.enum ?? []);
  const types = values.map((value) => (value === null ? "null" : typeof value));
  if (types.length > 0) return types;
  return schema.properties ? ["object"] : [];
}
