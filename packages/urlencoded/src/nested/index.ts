export { nest } from "./nest.ts";
export type {
  NestedError,
  NestedErrorCode,
  NestedObject,
  NestedOptions,
  NestedValue,
} from "./options.ts";
