import type { SchemaPart } from "@url/urlencoded/internal";
import { type DialectName, unnest } from "@url/urlencoded/nested";
import { ARRAYS } from "./dialects.ts";

/**
 * The names that the fields of a form have, by the type of its value: `names.user.age` is `"user[age]"`. A list of texts
 * has one name for all of its fields. A list of objects and a record are functions of an index or a key.
 */
export type FieldNames<Value> = unknown extends Value ? string : NamesOf<NonNullable<Value>>;

type NamesOf<Value> = [Value] extends [Scalar]
  ? string
  : [Value] extends [readonly (infer Item)[]]
    ? [NonNullable<Item>] extends [Scalar]
      ? string
      : (index: number) => FieldNames<Item>
    : string extends keyof Value
      ? (key: string) => FieldNames<Value[keyof Value]>
      : { readonly [Name in KeysOf<Value>]: FieldNames<ValueOf<Value, Name>> };

/** The names of all members of a union. */
type KeysOf<Value> = Value extends object ? keyof Value : never;

type ValueOf<Value, Name> = Value extends { readonly [_ in Name & PropertyKey]?: infer Of } ? Of : never;

type Scalar = string | number | bigint | boolean | Date | FileLike;

/** What a `File` has, which not every platform has a type for. */
export interface FileLike {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** Creates the names of a part of a schema. The names of an object are made when they are asked for: it may contain itself. */
export function createNames(part: SchemaPart, dialect: DialectName, path: readonly (string | number)[] = []): unknown {
  const at = (key: string | number) => {
    const found = part.at(key);
    if (!found) throw new TypeError(`names: the schema has no ${JSON.stringify(key)}.`);
    return createNames(found, dialect, [...path, key]);
  };
  if (part.types.includes("array")) {
    const item = part.at(0);
    return item && isContainer(item) ? (index: number) => at(index) : nameOf(path, dialect, true);
  }
  if (part.keys.length > 0) {
    const names = Object.create(null);
    for (const key of part.keys) Object.defineProperty(names, key, { enumerable: true, get: () => at(key) });
    return names;
  }
  return part.types.includes("object") ? (key: string) => at(key) : nameOf(path, dialect, false);
}

function isContainer({ types }: SchemaPart): boolean {
  return types.includes("object") || types.includes("array");
}

/** Returns the name that a value has at the end of a path. */
function nameOf(path: readonly (string | number)[], dialect: DialectName, isList: boolean): string {
  let value: unknown = isList ? [""] : "";
  for (const key of [...path].reverse()) {
    // Rails has no indices.
    value = typeof key === "number" && dialect === "rails" ? [value] : { [key]: value };
  }
  const written = unnest(value as object, { dialect, arrays: ARRAYS[dialect] });
  if (!written.ok) throw new TypeError(`names: the dialect ${dialect} has no name for ${JSON.stringify(path)}.`);
  return written.value[0]![0];
}
