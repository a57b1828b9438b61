import { AsyncResource } from "node:async_hooks";
import type { FormFailure } from "../failure/failure.ts";
import { failureOf, isFailure } from "../failure/failure-of.ts";
import type { Plan } from "../head/judge.ts";
import type { FileOptions } from "../options/files.ts";
import type { FormOptions, FormShape } from "../options/options.ts";
import { settingsOf } from "../options/settings.ts";
import { createReader, type Reader } from "../reader.ts";
import { asciiText } from "./ascii-text.ts";
import { discard } from "./discard.ts";
import { nodeEncodings } from "./inflater.ts";
import { openMultipart } from "./multipart.ts";
import { readBody, type Settle } from "./read-body.ts";
import { headOf, type NodeRequest, wasRead } from "./request.ts";

/** Creates the reader of an entry for Node, from options that were checked. */
export function createNodeReader(
  options: (FormOptions<never> & FileOptions<never>) | undefined,
  shape: FormShape,
): Reader {
  return createReader(settingsOf(options, nodeEncodings(), shape), { asciiText, openMultipart });
}

/** Reads the form of a request. A rejected body is discarded. */
export function readRequest(request: NodeRequest, reader: Reader, settle: Settle): void {
  const { patience } = reader.settings;
  const plan = planOf(request, reader);
  if (isFailure(plan)) {
    if (plan.code !== "already-read") discard(request, patience);
    settle({ ok: false, error: plan });
    return;
  }
  readBody(request, plan, reader, request, (result) => {
    if (!(result instanceof Promise) && !result.ok) discard(request, patience);
    settle(result);
  });
}

function planOf(request: NodeRequest, reader: Reader): Plan | FormFailure {
  if (wasRead(request)) return failureOf({ code: "already-read" });
  return request.destroyed ? failureOf({ code: "aborted" }) : reader.judge(headOf(request));
}

/**
 * Returns a function that calls `settle` in the asynchronous context of now. The events of a request come from its
 * connection, and an `AsyncLocalStorage` would have the store of that.
 */
export function inContext(settle: Settle): Settle {
  const resource = new AsyncResource("@url/form");
  return (result) => resource.runInAsyncScope(settle, undefined, result);
}
