import { type BodyError, statusOf } from "../core/error.ts";

/**
 * What a stream throws for a body that `parseBody` rejects. It has the properties of that error, which is its `cause`.
 * `status` and `statusCode` are both 413 or 400: the error handlers of Express and Koa read the first, and Fastify's
 * reads the second.
 */
export type FormStreamError = Error &
  BodyError & {
    readonly name: "FormStreamError";
    readonly status: 400 | 413;
    readonly statusCode: 400 | 413;
    readonly cause: BodyError;
  };

export function createFormStreamError(cause: BodyError): FormStreamError {
  const status = statusOf(cause);
  const error = new Error(`Form body refused: ${cause.code} at byte ${cause.start}`, { cause });
  return Object.assign(error, cause, {
    name: "FormStreamError",
    status,
    statusCode: status,
  } as const) as FormStreamError;
}
