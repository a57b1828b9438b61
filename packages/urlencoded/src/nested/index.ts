export { nest } from "./nest.ts";
export type {
  DialectName,
  NestedError,
  NestedErrorCode,
  NestedObject,
  NestedOptions,
  NestedValue,
} from "./options.ts";
