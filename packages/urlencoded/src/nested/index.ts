export { nest } from "./nest.ts";
export type {
  DialectName,
  NestedError,
  NestedErrorCode,
  NestedObject,
  NestedOptions,
  NestedValue,
} from "./options.ts";
export { stringify } from "./stringify.ts";
export { unnest } from "./unnest.ts";
export type { WriteError, WriteErrorCode, WriteOptions } from "./write-options.ts";
