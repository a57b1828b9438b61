export { createEmailSchema, type EmailSchemaOptions } from "./email-schema.ts";
export { SCHEMA_EXPLANATIONS, type SchemaErrorCode } from "./explanations.ts";
export { createHostSchema, type HostSchemaOptions } from "./host-schema.ts";
export { createIPSchema, type IPSchemaOptions } from "./ip-schema.ts";
export type { JSONSchemaObject, JSONSchemaTarget, SchemaIssue, TextSchema } from "./standard.ts";
export { createURLSchema, type URLSchemaOptions } from "./url-schema.ts";
