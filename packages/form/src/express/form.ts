import type { IncomingMessage, ServerResponse } from "node:http";
import type { FormFailure } from "../failure/failure.ts";
import { isFailure } from "../failure/failure-of.ts";
import { createFormError } from "../failure/form-error.ts";
import { report } from "../failure/report.ts";
import { discard } from "../node/discard.ts";
import { createNodeReader, inContext } from "../node/entry.ts";
import { createPlanFor } from "../node/middleware.ts";
import { readBody } from "../node/read-body.ts";
import { sendProblem } from "../node/send-problem.ts";
import { expectKnownOptions } from "../options/checks.ts";
import type { FileOptions } from "../options/files.ts";
import { type MiddlewareOptions, NODE_MIDDLEWARE_OPTIONS } from "../options/middleware.ts";
import type { FormResult } from "../reader.ts";
import type { FormObject } from "../value/object.ts";
import type { FormValue } from "../value/types.ts";

/**
 * Middleware for Express 4 and 5, and for everything that has middleware of this form, such as Connect. `Body` is the type
 * of `request.body` in the handlers behind it.
 */
export interface FormMiddleware<Body = FormObject> {
  (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void;
  // TypeScript infers the type of the body from the last signature.
  (request: IncomingMessage & { body: Body }, response: ServerResponse, next: (error?: unknown) => void): void;
}

/** The options of {@link form}. */
export interface FormMiddlewareOptions extends MiddlewareOptions<IncomingMessage>, FileOptions<IncomingMessage> {
  /**
   * How a failure is answered: `"problem"` answers with problem details (`application/problem+json`); `"throw"` passes a
   * `FormError` to the error handlers of the framework; a function answers itself, or calls `next`. The default is `"problem"`.
   */
  readonly onError?: "problem" | "throw" | FailureHandler | undefined;
}

/** Answers a failure. */
export type FailureHandler = (
  failure: FormFailure,
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Creates a middleware that sets `request.body` to the object of a form, or to what a schema makes of it. It leaves requests
 * alone that have no body, a body of another type, or one that was already read; with a schema, it rejects the first two
 * with 415 where the method is POST, PUT or PATCH. It answers a rejected form with problem details, unless `onError`
 * says otherwise.
 * @throws TypeError or RangeError for a wrong option
 * @example form({ maxBytes: "100kb" }).length // → 3
 * @see https://expressjs.com/en/guide/using-middleware.html
 */
export function form<const O extends FormMiddlewareOptions = object>(
  options?: O & FormMiddlewareOptions,
): FormMiddleware<FormValue<O, "object">> {
  expectKnownOptions(options as FormMiddlewareOptions, "form", NODE_MIDDLEWARE_OPTIONS);
  const { onError = "problem" } = (options ?? {}) as FormMiddlewareOptions;
  const reader = createNodeReader(options, "object");
  const planFor = createPlanFor(reader, (options ?? {}) as FormMiddlewareOptions);
  const { patience, onReject } = reader.settings;
  return (request: IncomingMessage & { body?: unknown }, response: ServerResponse, next: (error?: unknown) => void) => {
    const plan = planFor(request);
    if (plan === undefined) next();
    else if (isFailure(plan)) reject(plan);
    else {
      const settleInContext = inContext((result) => {
        if (result instanceof Promise) result.then(settle, next);
        else settle(result);
      });
      readBody(request, plan, reader, request, settleInContext);
    }

    function settle(result: FormResult): void {
      if (result.ok) {
        request.body = result.value;
        next();
      } else reject(result.error);
    }

    function reject(error: FormFailure): void {
      discard(request, patience, response);
      report(error, request, onReject);
      if (onError === "throw") next(createFormError(error));
      else if (onError !== "problem") onError(error, request, response, next);
      else if (error.code === "aborted") response.destroy();
      else sendProblem(response, error);
    }
  };
}
