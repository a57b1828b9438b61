import { type BodyFailure, statusOf } from "../body/failure.ts";

/**
 * What a stream throws for a body that `parseBody` would refuse, with that failure's properties. `status` and
 * `statusCode` are both 413 or 400: the error handlers of Express and Koa look for the first, Fastify's for
 * the second.
 */
export type FormError = Error &
  BodyFailure & { readonly name: "FormError"; readonly status: 400 | 413; readonly statusCode: 400 | 413 };

export function createFormError(failure: BodyFailure): FormError {
  const status = statusOf(failure);
  const message = `Form body refused: ${failure.code} at byte ${failure.offset}`;
  return Object.assign(new Error(message), failure, { name: "FormError" as const, status, statusCode: status });
}
