import { propertyOf } from "@url/result/internal";
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
    /** What body-parser calls it, if it has a name for it, such as `"entity.too.large"`. */
    readonly type: string | undefined;
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
  const expose = status < 500;
  const type = typeOf(failure);
  const more = { name: "FormError", statusCode: status, expose, type, headers: headersOf(failure) } as const;
  return Object.assign(error, fields, { cause: error.cause }, more) as FormError;
}

/** @see https://github.com/expressjs/body-parser#errors */
function typeOf(failure: FormFailure): string | undefined {
  switch (failure.code) {
    case "unsupported-charset":
      return "charset.unsupported";
    case "unsupported-content-encoding":
      return "encoding.unsupported";
    case "malformed-percent":
    case "invalid-UTF-8":
    case "non-ASCII-byte":
    case "conflict":
    case "repeated-name":
      return "entity.parse.failed";
    case "too-deep":
      return "querystring.parse.rangeError";
    case "too-many-bytes":
    case "name-too-long":
    case "value-too-long":
    case "ratio-too-large":
      return "entity.too.large";
    case "too-many-pairs":
    case "too-wide":
      return "parameters.too.many";
    case "verify-failed": {
      const type = propertyOf(failure.cause, "type");
      return typeof type === "string" ? type : "entity.verify.failed";
    }
    case "aborted":
      return "request.aborted";
    case "wrong-length":
      return "request.size.invalid";
    case "already-read":
      return "stream.not.readable";
    default:
      return undefined;
  }
}
