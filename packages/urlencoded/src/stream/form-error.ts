import { type BodyError, statusOf } from "../core/error.ts";

/**
 * What a stream throws for a body that `parseBody` rejects. It has the properties of that error, which is its `cause`.
 * `status` and `statusCode` are both 413 or 400: the error handlers of Express and Koa read the first, and Fastify's
 * reads the second.
 */
export type FormError = Error &
  BodyError & {
    readonly name: "FormError";
    readonly status: 400 | 413;
    readonly statusCode: 400 | 413;
    readonly cause: BodyError;
  };

export function createFormError(cause: BodyError): FormError {
  const status = statusOf(cause);
  const error = new Error(`Form body refused: ${cause.code} at byte ${cause.start}`, { cause });
  return Object.assign(error, cause, { name: "FormError", status, statusCode: status } as const) as FormError;
}
