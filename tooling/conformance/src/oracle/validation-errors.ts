import { ERROR_EXAMPLES } from "./error-examples.ts";

/** The names of the Standard's validation errors, in the order of its table. */
export const VALIDATION_ERRORS = Object.keys(ERROR_EXAMPLES) as readonly ValidationErrorCode[];

export type ValidationErrorCode = keyof typeof ERROR_EXAMPLES;

/** Is called for each validation error at the step that reports it. */
export type Report = (code: ValidationErrorCode) => void;

/** The result of an algorithm for which the Standard says "return failure". */
export const FAILURE: unique symbol = Symbol("failure");
export type Failure = typeof FAILURE;
