/**
 * What a schema of zod, valibot, arktype and others has: the Standard Schema interface, of which this is the part that is
 * used.
 * @see https://standardschema.dev
 */
export interface StandardSchema<Output = unknown> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
    /** Describes the schema, as zod 4.2, arktype 2.2 and `@valibot/to-json-schema` do. */
    readonly jsonSchema?: { readonly input: (options: JSONSchemaOptions) => object } | undefined;
  };
}

/** The type of what a schema makes of its input. */
export type OutputOf<Schema extends StandardSchema> = NonNullable<Schema["~standard"]["types"]>["output"];

/** What a schema returns: the value, or what is wrong with it. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** One thing that is wrong. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Which JSON Schema is asked for, and that types without one are left out. */
export interface JSONSchemaOptions {
  readonly target: "draft-2020-12";
  readonly libraryOptions?: Record<string, unknown> | undefined;
}
