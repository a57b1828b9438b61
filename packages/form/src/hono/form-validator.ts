import { expectOptions } from "@url/result/internal";
import type { DialectName } from "@url/urlencoded/nested";
import type { MiddlewareHandler } from "hono";
import { failureOf, isFailure } from "../failure/failure-of.ts";
import { expectKnownOptions, FORM_OPTIONS } from "../options/checks.ts";
import { MIDDLEWARE_OPTIONS } from "../options/middleware.ts";
import { FORM_TYPE, MULTIPART_TYPE } from "../options/settings.ts";
import type { Schema, SchemaInput, SchemaOutput } from "../value/schema.ts";
import { answer, createHonoReader, type FormHonoOptions, judgeRequest, readPlanned, wasRead } from "./entry.ts";
import type { FieldsOf } from "./fields.ts";

/** The options of {@link formValidator}. */
export interface FormValidatorOptions extends Omit<FormHonoOptions, "schema" | "others" | "shape" | "repeated"> {
  /** Whose rules names follow. The default is `"qs"`. */
  readonly shape?: DialectName | undefined;
  /** Which value of a repeated name is kept where the schema has no list; `"mixed"`, which is the default, keeps none. */
  readonly repeated?: "mixed" | "first" | "last" | undefined;
}

/**
 * Creates a validator for a route: what the schema makes of the form is `context.req.valid("form")`, with its type. A
 * request without a form is answered with 415, and a form with issues with 422 and problem details that name the fields,
 * unless `onError` says otherwise.
 * @throws TypeError or RangeError for a wrong schema or option
 * @example typeof formValidator // → "function"
 * @see https://hono.dev/docs/guides/validation
 */
export function formValidator<S extends Schema>(
  schema: S,
  options?: FormValidatorOptions,
): MiddlewareHandler<object, string, { in: { form: FieldsOf<SchemaInput<S>> }; out: { form: SchemaOutput<S> } }> {
  FORM_OPTIONS.schema(schema, "formValidator", "schema");
  expectOptions(options, "formValidator", MIDDLEWARE_OPTIONS);
  // Clients of Hono send every form as multipart/form-data.
  const given = { types: [FORM_TYPE, MULTIPART_TYPE], ...options, schema };
  expectKnownOptions<FormHonoOptions>(given, "formValidator", MIDDLEWARE_OPTIONS);
  const onError = options?.onError;
  const reader = createHonoReader(given, "object");
  return async (context, next) => {
    if (wasRead(context)) return answer(failureOf({ code: "already-read" }), context, reader, onError);
    const plan = judgeRequest(context, reader);
    if (isFailure(plan)) return answer(plan, context, reader, onError);
    const result = await readPlanned(context, plan, reader);
    if (!result.ok) return answer(result.error, context, reader, onError);
    context.req.addValidatedData("form", result.value as object);
    return next();
  };
}
