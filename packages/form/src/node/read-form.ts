import type { Result } from "@url/result";
import { propertyOf, refuse } from "@url/result/internal";
import type { FormFailure } from "../failure/failure.ts";
import { report } from "../failure/report.ts";
import { expectKnownOptions, NODE_OPTIONS } from "../options/checks.ts";
import type { FileOptions } from "../options/files.ts";
import type { FormOptions } from "../options/options.ts";
import type { FormResult, Reader } from "../reader.ts";
import type { FormValue } from "../value/types.ts";
import { createNodeReader, readRequest } from "./entry.ts";
import type { NodeRequest } from "./request.ts";

/** The options of readers on Node. */
export interface NodeFormOptions extends FormOptions<NodeRequest>, FileOptions<NodeRequest> {}

/** Reads the form of a request. */
export type FormReader<Value> = (request: NodeRequest) => Promise<Result<Value, FormFailure>>;

/**
 * Creates a function that reads the forms of requests. The options are checked once, and copied. The function fails as
 * {@link readForm} does.
 * @throws TypeError or RangeError for a wrong option
 * @example createFormReader({ maxBytes: "100kb" }).length // → 1
 * @see https://url.spec.whatwg.org/#application/x-www-form-urlencoded
 */
export function createFormReader<const O extends NodeFormOptions = object>(
  options?: O,
): FormReader<FormValue<O, "form">> {
  return createFor("createFormReader", options) as FormReader<FormValue<O, "form">>;
}

/**
 * Reads the form of a request of `node:http`, and resolves to a result: the form, or why it was rejected. `error.status`
 * is the status to answer with. A rejected body is read on for `patience` milliseconds, so that the client gets the
 * answer. The promise rejects only with what a schema throws.
 * @throws TypeError or RangeError for a wrong option; TypeError if `request` is not a request
 * @example typeof readForm // → "function"
 * @see https://url.spec.whatwg.org/#application/x-www-form-urlencoded
 */
export function readForm<const O extends NodeFormOptions = object>(
  request: NodeRequest,
  options?: O,
): Promise<Result<FormValue<O, "form">, FormFailure>> {
  return createFor("readForm", options)(request) as Promise<Result<FormValue<O, "form">, FormFailure>>;
}

function createFor(where: string, options: NodeFormOptions | undefined): FormReader<unknown> {
  expectKnownOptions(options, where, NODE_OPTIONS);
  const reader = createNodeReader(options, "form");
  return (request) => {
    expectRequest(request, where);
    return read(request, reader);
  };
}

async function read(request: NodeRequest, reader: Reader): Promise<FormResult> {
  const result = await new Promise<FormResult>((resolve) => readRequest(request, reader, resolve));
  if (!result.ok) report(result.error, request, reader.settings.onReject);
  return result;
}

function expectRequest(request: unknown, where: string): void {
  if (typeof propertyOf(request, "headers") !== "object" || typeof propertyOf(request, "on") !== "function") {
    refuse(request, where, "request", "a request of node:http");
  }
}
