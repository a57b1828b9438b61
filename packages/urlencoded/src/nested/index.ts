export { nest } from "./nest.ts";
export type {
  NestedError,
  NestedErrorCode,
  NestedObject,
  NestedOptions,
  NestedResult,
  NestedValue,
} from "./options.ts";
