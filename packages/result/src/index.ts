export { orThrow, type ResultError, type Sentences } from "./or-throw.ts";
export type { Failure, Result } from "./result.ts";
