import type { Result } from "@url/result";
import { expectOptions, type OptionChecks, oneOf, refuse } from "@url/result/internal";
import { serialize } from "@url/urlencoded";
import { describe, partOf } from "@url/urlencoded/internal";
import { type DialectName, unnest, type WriteError } from "@url/urlencoded/nested";
import type { Global } from "../fetch/global.ts";
import { expectSchema } from "../options/schema.ts";
import type { Schema, SchemaInput } from "../value/schema.ts";
import { ARRAYS } from "./dialects.ts";
import { createNames, type FieldNames, type FileLike } from "./field-names.ts";
import { withoutFiles } from "./files.ts";

/** The options of {@link formOf}. */
export interface FormOfOptions {
  /** Whose rules names follow. The default is `"qs"`. A reader that has the form as its `schema` follows them too. */
  readonly dialect?: DialectName | undefined;
}

/** What a `FormData` has, if the caller's types have none. */
export interface FormDataLike {
  append(name: string, value: unknown): void;
}

/** A form: the names of its fields, how a client writes it, and the schema that a server reads it with. */
export interface FormDefinition<S extends Schema> {
  /** A form is a Standard Schema, so a reader, a validator and a route take it. */
  readonly "~standard": S["~standard"];
  readonly dialect: DialectName;
  /** The names for HTML. */
  readonly names: FieldNames<SchemaInput<S>>;
  /**
   * Returns a value as `application/x-www-form-urlencoded`. It fails as `stringify` of `@url/urlencoded/nested` does, and
   * with `unsupported-value` for a file.
   */
  stringify(value: SchemaInput<S>): Result<string, WriteError>;
  /** Returns a value as a `FormData`, which may have files. Sending it as a body makes it `multipart/form-data`. */
  toFormData(value: SchemaInput<S>): Result<Global<"FormData", FormDataLike>, WriteError>;
}

/**
 * Creates a form of a schema, which says for HTML what the fields are called, for a client how a value is written, and for a
 * server what it reads. What `stringify` writes, a reader with this form as its `schema` reads back, except for what HTML
 * cannot say: an empty list that may be absent is absent, an object without values in a list is left out, and `null` beside text is "".
 * @throws TypeError if `schema` is not a Standard Schema, or describes nothing; TypeError for a wrong option
 * @example typeof formOf // → "function"
 * @see https://html.spec.whatwg.org/#form-submission-0
 */
export function formOf<S extends Schema>(schema: S, options: FormOfOptions = {}): FormDefinition<S> {
  expectSchema(schema, "formOf", "schema");
  expectOptions(options, "formOf", OPTIONS);
  const { dialect = "qs" } = options;
  const described = describe(schema);
  if (Object.keys(described).length === 0) {
    refuse(schema, "formOf", "schema", "a schema that describes itself, such as one of zod 4.2");
  }
  const { vendor, validate } = schema["~standard"];
  const write = { dialect, arrays: ARRAYS[dialect], nulls: "empty" } as const;
  return {
    "~standard": { version: 1, vendor, validate, jsonSchema: { input: () => described } } as S["~standard"],
    dialect,
    names: createNames(partOf(described), dialect) as FieldNames<SchemaInput<S>>,
    stringify(value) {
      const pairs = unnest(value as object, write);
      return pairs.ok ? { ok: true, value: serialize(pairs.value) } : pairs;
    },
    toFormData(value) {
      const files = new Map<string, FileLike>();
      const pairs = unnest(withoutFiles(value, files) as object, write);
      if (!pairs.ok) return pairs;
      const data = new FormData();
      for (const [name, text] of pairs.value) data.append(name, files.get(text) ?? text);
      return { ok: true, value: data as Global<"FormData", FormDataLike> };
    },
  };
}

const OPTIONS: OptionChecks<FormOfOptions> = { dialect: /* @__PURE__ */ oneOf("qs", "dot", "php", "rails") };

declare const FormData: new () => FormDataLike;
