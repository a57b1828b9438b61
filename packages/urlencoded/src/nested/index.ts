export { nest } from "./nest.ts";
export type {
  DialectName,
  NestedError,
  NestedErrorCode,
  NestedObject,
  NestedOptions,
  NestedValue,
} from "./options.ts";
export { type MismatchError, nestAs, nestInput } from "./shape/nest-as.ts";
export {
  boolean,
  list,
  number,
  type OptionalShape,
  optional,
  record,
  type Shape,
  type ShapeEntries,
  type ShapeOutput,
  shape,
  string,
} from "./shape/shape.ts";
export type { JSONSchemaOptions, OutputOf, StandardIssue, StandardResult, StandardSchema } from "./shape/standard.ts";
export { stringify } from "./stringify.ts";
export { unnest } from "./unnest.ts";
export type { WriteError, WriteErrorCode, WriteOptions } from "./write-options.ts";
