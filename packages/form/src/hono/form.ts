import type { MiddlewareHandler } from "hono";
import { isFailure } from "../failure/failure-of.ts";
import { expectKnownOptions } from "../options/checks.ts";
import { isOther, MIDDLEWARE_OPTIONS } from "../options/middleware.ts";
import type { FormValue } from "../value/types.ts";
import { answer, createHonoReader, type FormHonoOptions, judgeRequest, readPlanned, wasRead } from "./entry.ts";

export type { FailureHandler, FormHonoOptions } from "./entry.ts";

/**
 * Creates a middleware that sets the variable `form` to the form of a request, so `context.var.form` is it. It leaves
 * requests alone that have no body, a body of another type, or one that was already read; then the variable is not set.
 * It answers a rejected form with problem details, unless `onError` says otherwise.
 * @throws TypeError or RangeError for a wrong option
 * @example form({ maxBytes: "100kb" }).length // → 2
 * @see https://hono.dev/docs/guides/middleware
 */
export function form<const O extends FormHonoOptions = object>(
  options?: O & FormHonoOptions,
): MiddlewareHandler<{ Variables: { form: FormValue<O, "form"> } }> {
  expectKnownOptions(options as FormHonoOptions, "form", MIDDLEWARE_OPTIONS);
  const { schema, others = schema ? "reject" : "pass", onError } = (options ?? {}) as FormHonoOptions;
  const reader = createHonoReader(options, "form");
  return async (context, next) => {
    const { method } = context.req;
    if (method === "GET" || method === "HEAD" || wasRead(context)) return next();
    const plan = judgeRequest(context, reader);
    if (isFailure(plan))
      return others === "pass" && isOther(plan.code) ? next() : answer(plan, context, reader, onError);
    const result = await readPlanned(context, plan, reader);
    if (!result.ok) return answer(result.error, context, reader, onError);
    context.set("form", result.value as FormValue<O, "form">);
    return next();
  };
}
