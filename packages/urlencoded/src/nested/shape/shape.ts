import { expectPlain, refuse } from "@url/result/internal";
import { arrange } from "./arrange.ts";
import { findIssues } from "./issues.ts";
import type { JSONSchema } from "./json-schema.ts";
import type { StandardResult, StandardSchema } from "./standard.ts";

/** What a value of a form has to be. It is a Standard Schema, so libraries that take one take a shape. */
export interface Shape<Output> extends StandardSchema<Output> {
  readonly "~standard": StandardSchema<Output>["~standard"] & {
    readonly validate: (value: unknown) => StandardResult<Output>;
    readonly jsonSchema: { readonly input: () => object; readonly output: () => object };
    /** What a client writes has the type of what a server reads. */
    readonly types?: { readonly input: Output; readonly output: Output } | undefined;
  };
}

/** A shape that may be absent. */
export interface OptionalShape<Output> extends Shape<Output | undefined> {
  readonly isOptional: true;
}

/** The names of an object, each with its shape; an object of such entries is a shape itself. */
export interface ShapeEntries {
  readonly [name: string]: Shape<unknown> | ShapeEntries;
}

/** The type of what a shape or entries make. */
export type ShapeOutput<Entry> =
  Entry extends StandardSchema<infer Output>
    ? Output
    : Flat<
        { -readonly [Name in RequiredNames<Entry>]: ShapeOutput<Entry[Name]> } & {
          -readonly [Name in Exclude<keyof Entry, RequiredNames<Entry>>]?: ShapeOutput<Entry[Name]>;
        }
      >;

type RequiredNames<Entry> = {
  [Name in keyof Entry]: Entry[Name] extends { readonly isOptional: true } ? never : Name;
}[keyof Entry];

/** Shows an intersection as one object. */
type Flat<Type> = { [Name in keyof Type]: Type[Name] };

/**
 * Makes the shape of an object, by its names. Names that it does not have are left out. An absent object is one whose
 * names are all absent.
 * @throws TypeError if an entry is neither a shape nor an object of shapes
 * @example JSON.stringify(nestAs([["user[admin]", "on"]], shape({ user: { admin: boolean() } }))) // → '{"ok":true,"value":{"user":{"admin":true}}}'
 * @see https://standardschema.dev
 */
export function shape<const Entries extends ShapeEntries>(entries: Entries): Shape<ShapeOutput<Entries>> {
  return createShape(describeEntries(entries, "shape", "entries"));
}

/**
 * Makes the shape of text. More than one value is a mismatch.
 * @example JSON.stringify(nestAs([["q", "1"]], shape({ q: string() }))) // → '{"ok":true,"value":{"q":"1"}}'
 * @see https://standardschema.dev
 */
export function string(): Shape<string> {
  return createShape({ type: "string" });
}

/**
 * Makes the shape of a number, as HTML writes it: `-1.5`, `.5`, `2e3`. Spaces, hexadecimal digits and `Infinity` are a
 * mismatch, and so is empty text unless the number is optional.
 * @see https://html.spec.whatwg.org/#valid-floating-point-number
 * @example JSON.stringify(nestAs([["page", "2"]], shape({ page: number() }))) // → '{"ok":true,"value":{"page":2}}'
 */
export function number(): Shape<number> {
  return createShape({ type: "number" });
}

/**
 * Makes the shape of a boolean: `true`, `on` and `1`, or `false`, `off`, `0` and nothing. If it is absent, as an unchecked
 * checkbox is, it is false. Of more than one value, the last counts, so that a hidden field can have the value of an
 * unchecked box.
 * @example JSON.stringify(nestAs([["news", "on"]], shape({ news: boolean(), ads: boolean() }))) // → '{"ok":true,"value":{"news":true,"ads":false}}'
 * @see https://html.spec.whatwg.org/#checkbox-state-(type=checkbox)
 */
export function boolean(): Shape<boolean> {
  return createShape({ type: "boolean" });
}

/**
 * Makes the shape of a list, of text by default. One value is a list of one, an absent list is empty, and the entries of
 * an object with indices as keys are in their order, as in the rows of a form of which some were removed.
 * @throws TypeError if `item` is neither a shape nor an object of shapes
 * @example JSON.stringify(nestAs([["tags", "a"], ["ids[]", "1"]], shape({ tags: list(), ids: list(number()) }))) // → '{"ok":true,"value":{"tags":["a"],"ids":[1]}}'
 * @see https://standardschema.dev
 */
export function list(): Shape<string[]>;
export function list<const Item extends Shape<unknown> | ShapeEntries>(item: Item): Shape<ShapeOutput<Item>[]>;
export function list(item: Shape<unknown> | ShapeEntries = string()): Shape<unknown[]> {
  return createShape({ type: "array", items: describeEntry(item, "list", "item") });
}

/**
 * Makes the shape of an object with any names, such as `quantity[4711]=2`. Names that are indices stay names. The object
 * has no prototype.
 * @throws TypeError if `item` is neither a shape nor an object of shapes
 * @example JSON.stringify(nestAs([["quantity[7]", "2"]], shape({ quantity: record(number()) }))) // → '{"ok":true,"value":{"quantity":{"7":2}}}'
 * @see https://standardschema.dev
 */
export function record<const Item extends Shape<unknown> | ShapeEntries>(
  item: Item,
): Shape<Record<string, ShapeOutput<Item>>> {
  return createShape({ type: "object", additionalProperties: describeEntry(item, "record", "item") });
}

/**
 * Makes a shape that may be absent; then the object does not have the name. An empty number is absent too. Outside of an
 * object, it is the shape itself.
 * @throws TypeError if `item` is neither a shape nor an object of shapes
 * @example JSON.stringify(nestAs([["page", ""]], shape({ page: optional(number()) }))) // → '{"ok":true,"value":{}}'
 * @see https://standardschema.dev
 */
export function optional<const Item extends Shape<unknown> | ShapeEntries>(
  item: Item,
): OptionalShape<ShapeOutput<Item>> {
  return { ...createShape<ShapeOutput<Item>>(describeEntry(item, "optional", "item")), isOptional: true };
}

function createShape<Output>(schema: JSONSchema): Shape<Output> {
  const describe = () => schema;
  return {
    "~standard": {
      version: 1,
      vendor: "@url/urlencoded",
      validate(value) {
        const arranged = arrange(value, schema, { root: schema });
        const issues = findIssues(arranged, schema);
        return issues.length > 0 ? { issues } : { value: arranged as Output };
      },
      jsonSchema: { input: describe, output: describe },
    },
  };
}

function describeEntries(entries: ShapeEntries, where: string, of: string): JSONSchema {
  expectPlain(entries, where, of);
  const properties: Record<string, JSONSchema> = Object.create(null);
  const required: string[] = [];
  for (const name of Object.keys(entries)) {
    const entry = entries[name]!;
    properties[name] = describeEntry(entry, where, `${of}.${name}`);
    if (!isOptional(entry)) required.push(name);
  }
  return { type: "object", properties, required, additionalProperties: false };
}

/** An object of shapes may have a name "isOptional" too, with a shape. */
function isOptional(entry: Shape<unknown> | ShapeEntries): boolean {
  return (entry as OptionalShape<unknown>).isOptional === true;
}

function describeEntry(entry: Shape<unknown> | ShapeEntries, where: string, name: string): JSONSchema {
  expectPlain(entry, where, name, "a shape or ");
  const standard = (entry as Shape<unknown>)["~standard"];
  if (standard === undefined) return describeEntries(entry as ShapeEntries, where, name);
  if (standard.vendor !== "@url/urlencoded") refuse(entry, where, name, "a shape");
  return standard.jsonSchema.input() as JSONSchema;
}
