import { type JSONSchema, resolve, typesOf } from "./json-schema.ts";

/** A part of what a schema describes: all that one value may be. */
export interface SchemaPart {
  /** The types of JSON Schema, and `"date"`, `"bigint"` and `"file"`. Empty if the schema does not say. */
  readonly types: readonly string[];
  /** The names of an object. */
  readonly keys: readonly string[];
  /** Returns the value of a name or the entries of a list or a record; undefined if there are none. */
  at(key: string | number): SchemaPart | undefined;
}

/** Returns the whole of what a schema describes. */
export function partOf(root: JSONSchema): SchemaPart {
  return createPart([root], root);
}

function createPart(schemas: readonly JSONSchema[], root: JSONSchema): SchemaPart {
  const options = optionsOf(schemas, root);
  return {
    types: [...new Set(options.flatMap(typesOf))].filter((type) => type !== "null"),
    keys: [...new Set(options.flatMap(({ properties = {} }) => Object.keys(properties)))],
    at(key) {
      const found = options.flatMap(({ properties = {}, items, prefixItems, additionalProperties }) => {
        if (typeof key === "number") return prefixItems?.[key] ?? items ?? [];
        return Object.hasOwn(properties, key) ? properties[key]! : (additionalProperties ?? []);
      });
      const parts = found.filter((part) => part !== false).map((part) => (part === true ? {} : part));
      return parts.length === 0 ? undefined : createPart(parts, root);
    },
  };
}

/** Returns the schemas without their references and combinations: each of them may be the one that a value has. */
function optionsOf(schemas: readonly JSONSchema[], root: JSONSchema): JSONSchema[] {
  const options: JSONSchema[] = [];
  const seen = new Set<JSONSchema>();
  const pending = [...schemas];
  for (let schema = pending.pop(); schema; schema = pending.pop()) {
    const resolved = resolve(schema, root);
    if (seen.has(resolved)) continue;
    seen.add(resolved);
    const { anyOf = [], oneOf = [], allOf = [] } = resolved;
    options.push(resolved);
    for (const option of [anyOf, oneOf, allOf].flat()) pending.push(option);
  }
  return options;
}
