import type { OutputOf, StandardSchema } from "@url/urlencoded/nested";

/**
 * A schema that has the interface of Standard Schema, version 1. `Output` is what it makes of a form.
 * @see https://standardschema.dev
 */
export type Schema<Output = unknown> = StandardSchema<Output>;

/** The type of what a schema makes of a form. */
export type SchemaOutput<S extends Schema> = OutputOf<S>;

/** The type of what a schema expects. */
export type SchemaInput<S extends Schema> = NonNullable<S["~standard"]["types"]>["input"];
