export { orThrow, type ResultError } from "./or-throw.ts";
export type { Failure, Result } from "./result.ts";
