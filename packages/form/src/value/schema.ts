import type { Result } from "@url/result";
import type { FieldIssue, FormFailure } from "../failure/failure.ts";
import { failureOf } from "../failure/failure-of.ts";

/**
 * A schema that has the interface of Standard Schema, version 1. `Output` is what it makes of a form.
 * @see https://standardschema.dev
 */
export interface Schema<Output = unknown> {
  readonly "~standard": {
    readonly version: 1;
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    readonly types?: { readonly output: Output } | undefined;
  };
}

/** What a schema returns: the value, or its issues. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** An issue of a schema. The path has keys, or objects with them. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The type of what a schema makes of a form. */
export type SchemaOutput<S extends Schema> = NonNullable<S["~standard"]["types"]>["output"];

/** Returns what the schema makes of `value`. Some schemas are asynchronous. */
export function validate(
  schema: Schema,
  value: unknown,
): Result<unknown, FormFailure> | Promise<Result<unknown, FormFailure>> {
  const result = schema["~standard"].validate(value);
  return result instanceof Promise ? result.then(resultOf) : resultOf(result);
}

function resultOf(result: SchemaResult<unknown>): Result<unknown, FormFailure> {
  if (result.issues === undefined) return { ok: true, value: result.value };
  return { ok: false, error: failureOf({ code: "invalid", issues: result.issues.map(issueOf) }) };
}

function issueOf({ message, path = [] }: SchemaIssue): FieldIssue {
  // A copy: the path of arktype is an array of a class of its own.
  const keys = Array.from(path, (step) => (typeof step === "object" ? step.key : step));
  const [first, ...rest] = keys.map(String);
  return { name: (first ?? "") + rest.map((key) => `[${key}]`).join(""), path: keys, message };
}
