import type { Result } from "@url/result";
import { propertyOf, refuse } from "@url/result/internal";
import type { FormFailure } from "../failure/failure.ts";
import { failureOf, isFailure } from "../failure/failure-of.ts";
import { report } from "../failure/report.ts";
import { expectKnownOptions, FORM_OPTIONS } from "../options/checks.ts";
import type { FormOptions } from "../options/options.ts";
import { settingsOf } from "../options/settings.ts";
import { createReader, type FormResult, type Reader } from "../reader.ts";
import type { FormValue } from "../value/types.ts";
import { endConnection } from "./connection.ts";
import { fetchEncodings } from "./decompression.ts";
import { hasBody, headOf } from "./head.ts";
import { type RequestLike, readBody } from "./read-body.ts";

/** Reads the form of a request. */
export type FormReader<Value> = (request: RequestLike) => Promise<Result<Value, FormFailure>>;

/**
 * Creates a function that reads the forms of requests. The options are checked once, and copied. The function fails as
 * {@link readForm} does.
 * @throws TypeError or RangeError for a wrong option
 * @example createFormReader({ maxBytes: "100kb" }).length // → 1
 * @see https://fetch.spec.whatwg.org/#request-class
 */
export function createFormReader<const O extends FormOptions<RequestLike> = object>(
  options?: O,
): FormReader<FormValue<O, "form">> {
  return createFor("createFormReader", options) as FormReader<FormValue<O, "form">>;
}

/**
 * Reads the form of a `Request`, and resolves to a result: the form, or why it was rejected. `error.status` is the status
 * to answer with. The promise rejects only with what a schema throws.
 * @throws TypeError or RangeError for a wrong option; TypeError if `request` is not a `Request`
 * @example typeof readForm // → "function"
 * @see https://fetch.spec.whatwg.org/#request-class
 */
export function readForm<const O extends FormOptions<RequestLike> = object>(
  request: RequestLike,
  options?: O,
): Promise<Result<FormValue<O, "form">, FormFailure>> {
  return createFor("readForm", options)(request) as Promise<Result<FormValue<O, "form">, FormFailure>>;
}

function createFor(where: string, options: FormOptions<RequestLike> | undefined): FormReader<unknown> {
  expectKnownOptions(options, where, FORM_OPTIONS);
  const reader = createReader(settingsOf(options, fetchEncodings(), "form"));
  return (request) => {
    if (typeof propertyOf(propertyOf(request, "headers"), "get") !== "function") {
      refuse(request, where, "request", "a Request");
    }
    return read(request, reader);
  };
}

async function read(request: RequestLike, reader: Reader): Promise<FormResult> {
  // Before anything else: some servers begin to read the body when they are asked whether it was used.
  const plan = reader.judge(headOf(request));
  let result: FormResult;
  if (isFailure(plan)) result = { ok: false, error: { ...plan, unread: hasBody(request) } };
  else if (request.bodyUsed) result = { ok: false, error: failureOf({ code: "already-read" }) };
  else result = await readBody(request, plan, reader);
  if (!result.ok) {
    const { patience, onReject } = reader.settings;
    endConnection(result.error, request, patience);
    report(result.error, request, onReject);
  }
  return result;
}
