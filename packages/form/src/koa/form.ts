import type { Context, Middleware } from "koa";
import type { FormFailure } from "../failure/failure.ts";
import { isFailure } from "../failure/failure-of.ts";
import { createFormError } from "../failure/form-error.ts";
import { headersOf, problemOf } from "../failure/problem.ts";
import { report } from "../failure/report.ts";
import { discard } from "../node/discard.ts";
import { createNodeReader, inContext } from "../node/entry.ts";
import { createPlanFor } from "../node/middleware.ts";
import { readBody } from "../node/read-body.ts";
import { expectKnownOptions } from "../options/checks.ts";
import type { FileOptions } from "../options/files.ts";
import { type MiddlewareOptions, NODE_MIDDLEWARE_OPTIONS } from "../options/middleware.ts";
import type { FormResult } from "../reader.ts";
import type { FormValue } from "../value/types.ts";

/** The options of {@link form}. */
export interface FormKoaOptions extends MiddlewareOptions<Context>, FileOptions<Context> {
  /**
   * How a failure is answered: `"problem"` answers with problem details (`application/problem+json`); `"throw"` throws a
   * `FormError`, which Koa answers; a function answers itself. The default is `"problem"`.
   */
  readonly onError?: "problem" | "throw" | FailureHandler | undefined;
}

/** Answers a failure. */
export type FailureHandler = (failure: FormFailure, context: Context) => unknown;

/**
 * Creates a middleware for Koa 2 and 3 that sets `context.request.body` to the object of a form, or to what a schema makes
 * of it. It leaves requests alone that have no body, a body of another type, or one that was already read; with a schema,
 * it rejects the first two with 415 where the method is POST, PUT or PATCH.
 * @throws TypeError or RangeError for a wrong option
 * @example form({ maxBytes: "100kb" }).length // → 2
 * @see https://koajs.com/#request
 */
export function form<const O extends FormKoaOptions = object>(
  options?: O & FormKoaOptions,
): Middleware<object, { request: { body: FormValue<O, "object"> } }> {
  expectKnownOptions(options as FormKoaOptions, "form", NODE_MIDDLEWARE_OPTIONS);
  const reader = createNodeReader(options, "object");
  const { onError = "problem" } = (options ?? {}) as FormKoaOptions;
  const planFor = createPlanFor(reader, (options ?? {}) as FormKoaOptions);
  const { patience, onReject } = reader.settings;
  return async (context, next) => {
    const { req, res } = context;
    const plan = planFor(req);
    if (plan === undefined) return next();
    const result = isFailure(plan)
      ? { ok: false as const, error: plan }
      : await new Promise<FormResult>((resolve) => readBody(req, plan, reader, context, inContext(resolve as never)));
    if (result.ok) {
      context.request.body = result.value as FormValue<O, "object">;
      return next();
    }
    const failure = result.error;
    discard(req, patience, res);
    report(failure, context, onReject);
    if (onError === "throw") throw createFormError(failure);
    if (onError !== "problem") return onError(failure, context as unknown as Context);
    if (failure.code === "aborted") {
      context.respond = false;
      return res.destroy();
    }
    context.status = failure.status;
    context.set(headersOf(failure));
    context.body = JSON.stringify(problemOf(failure));
    context.type = "application/problem+json";
  };
}
