import type { Result } from "@url/result";
import { propertyOf, refuse } from "@url/result/internal";
import { expectFailure } from "../failure/expect-failure.ts";
import type { FormFailure } from "../failure/failure.ts";
import { isFailure } from "../failure/failure-of.ts";
import { headersOf, problemOf } from "../failure/problem.ts";
import { report } from "../failure/report.ts";
import { fetchEncodings } from "../fetch/decompression.ts";
import { headOf } from "../fetch/head.ts";
import { readBody } from "../fetch/read-body.ts";
import { requestOf } from "../fetch/request-of.ts";
import { expectKnownOptions, FORM_OPTIONS } from "../options/checks.ts";
import type { FormOptions } from "../options/options.ts";
import { settingsOf } from "../options/settings.ts";
import { createReader, type FormResult, type Reader } from "../reader.ts";
import type { FormValue } from "../value/types.ts";

/** An event of AWS Lambda for a request: of API Gateway (1.0 and 2.0), a function URL or a load balancer. */
export interface LambdaEvent {
  readonly headers?: Readonly<Record<string, string | undefined>> | null | undefined;
  readonly multiValueHeaders?: Readonly<Record<string, string[] | undefined>> | null | undefined;
  readonly body?: string | null | undefined;
  readonly isBase64Encoded?: boolean | undefined;
}

/** What a function of AWS Lambda returns as its answer. */
export interface LambdaResult {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Reads the form of an event. */
export type FormReader<Value> = (event: LambdaEvent) => Promise<Result<Value, FormFailure>>;

/**
 * Creates a function that reads the forms of events. The options are checked once, and copied. The function fails as
 * {@link readForm} does.
 * @throws TypeError or RangeError for a wrong option
 * @example createFormReader({ maxBytes: "100kb" }).length // → 1
 * @see https://docs.aws.amazon.com/lambda/latest/dg/services-apigateway.html
 */
export function createFormReader<const O extends FormOptions<LambdaEvent> = object>(
  options?: O,
): FormReader<FormValue<O, "form">> {
  return createFor("createFormReader", options) as FormReader<FormValue<O, "form">>;
}

/**
 * Reads the form of an event, and resolves to a result: the form, or why it was rejected. The body is whole already, so
 * its Content-Length and its time do not count. The promise rejects only with what a schema throws.
 * @throws TypeError or RangeError for a wrong option; TypeError if `event` is not an event
 * @example typeof readForm // → "function"
 * @see https://docs.aws.amazon.com/lambda/latest/dg/services-apigateway.html
 */
export function readForm<const O extends FormOptions<LambdaEvent> = object>(
  event: LambdaEvent,
  options?: O,
): Promise<Result<FormValue<O, "form">, FormFailure>> {
  return createFor("readForm", options)(event) as Promise<Result<FormValue<O, "form">, FormFailure>>;
}

/**
 * Returns the answer to a failure: problem details (`application/problem+json`) with its status.
 * @throws TypeError if `failure` is not a failure of a form
 * @example problemResult({ code: "aborted", status: 400, message: "Gone.", start: 0, end: 0 }).statusCode // → 400
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export function problemResult(failure: FormFailure): LambdaResult {
  expectFailure(failure, "problemResult");
  const { connection: _, ...headers } = headersOf(failure);
  return {
    statusCode: failure.status,
    headers: { "content-type": "application/problem+json", ...headers },
    body: JSON.stringify(problemOf(failure)),
  };
}

function createFor(where: string, options: FormOptions<LambdaEvent> | undefined): FormReader<unknown> {
  expectKnownOptions(options, where, FORM_OPTIONS);
  const reader = createReader(settingsOf(options, fetchEncodings(), "form"));
  return (event) => {
    if (typeof (propertyOf(event, "headers") ?? propertyOf(event, "multiValueHeaders")) !== "object") {
      refuse(event, where, "event", "an event of API Gateway, a function URL or a load balancer");
    }
    const body = propertyOf(event, "body");
    if (body !== undefined && body !== null && typeof body !== "string") refuse(body, where, "body", "text or null");
    return read(event, reader);
  };
}

async function read(event: LambdaEvent, reader: Reader): Promise<FormResult> {
  const request = requestOf(bytesOf(event), (name) => headerOf(event, name));
  const plan = reader.judge(headOf(request));
  const ofEvent: Reader = { ...reader, complete: (intake) => reader.complete(intake, event) };
  const result: FormResult = isFailure(plan) ? { ok: false, error: plan } : await readBody(request, plan, ofEvent);
  if (!result.ok) report(result.error, event, reader.settings.onReject);
  return result;
}

function bytesOf({ body, isBase64Encoded }: LambdaEvent): Uint8Array {
  return Buffer.from(body ?? "", isBase64Encoded ? "base64" : "utf8");
}

/** Returns a header field. API Gateway 1.0 and load balancers keep the case of its name. */
function headerOf({ headers, multiValueHeaders }: LambdaEvent, name: string): string | null {
  // The length is that of what was sent, which may have been decoded since.
  if (name === "content-length") return null;
  for (const fields of [headers ?? {}, multiValueHeaders ?? {}]) {
    const found = Object.keys(fields).find((key) => key.toLowerCase() === name);
    const value = found === undefined ? undefined : fields[found];
    if (value !== undefined) return String(value);
  }
  return null;
}
