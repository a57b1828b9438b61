import { expectFailure } from "./expect-failure.ts";
import type { FormFailure } from "./failure.ts";
import { headersOf } from "./problem.ts";

/**
 * A failure as an Error, for a framework whose error handlers expect one. It has the properties of the failure. Express
 * reads `status`, `expose` and `headers`, and Fastify reads `statusCode` and `code`.
 */
export type FormError = Error &
  FormFailure & {
    readonly name: "FormError";
    readonly statusCode: number;
    readonly expose: boolean;
    readonly headers: Readonly<Record<string, string>>;
  };

/**
 * Creates the Error of a failure, whose properties it has. The cause is what `verify` threw, if it did, and otherwise
 * the failure.
 * @throws TypeError if `failure` is not a failure of a form
 * @example createFormError({ code: "aborted", status: 400, message: "Gone.", start: 0, end: 0 }).status // → 400
 * @see https://expressjs.com/en/guide/error-handling.html
 */
export function createFormError(failure: FormFailure): FormError {
  expectFailure(failure, "createFormError");
  const error = new Error(failure.message, { cause: "cause" in failure ? failure.cause : failure });
  const { message: _, ...fields } = failure;
  const { status } = failure;
  // A failure of the program itself is not shown to the client.
  const more = { name: "FormError", statusCode: status, expose: status < 500, headers: headersOf(failure) } as const;
  return Object.assign(error, fields, { cause: error.cause }, more) as FormError;
}
