import { serialize } from "@url/urlencoded";
import type { Context } from "hono";
import type { Intake } from "../body/intake.ts";
import type { FormFailure } from "../failure/failure.ts";
import { failureOf, isFailure } from "../failure/failure-of.ts";
import { createFormError } from "../failure/form-error.ts";
import { report } from "../failure/report.ts";
import { discardFrom } from "../fetch/connection.ts";
import { createDeadline } from "../fetch/deadline.ts";
import { fetchEncodings } from "../fetch/decompression.ts";
import { hasBody, headOf } from "../fetch/head.ts";
import { problemResponse } from "../fetch/problem-response.ts";
import { type RequestLike, readBody } from "../fetch/read-body.ts";
import { requestOf } from "../fetch/request-of.ts";
import type { Plan } from "../head/judge.ts";
import type { NodeRequest, NodeResponse } from "../node/request.ts";
import type { MiddlewareOptions } from "../options/middleware.ts";
import type { FormShape } from "../options/options.ts";
import { settingsOf } from "../options/settings.ts";
import { createReader, type FormResult, type Reader } from "../reader.ts";

/** The options of {@link form}. */
export interface FormHonoOptions extends MiddlewareOptions<Context> {
  /**
   * How a failure is answered: `"problem"` answers with problem details (`application/problem+json`); `"throw"` passes a
   * `FormError` to the error handlers of the framework; a function returns the response. The default is `"problem"`.
   */
  readonly onError?: "problem" | "throw" | FailureHandler | undefined;
}

/** Returns the response to a failure. */
export type FailureHandler = (failure: FormFailure, context: Context) => Response | Promise<Response>;

/** Creates the reader of a middleware, from options that were checked. */
export function createHonoReader(options: FormHonoOptions | undefined, shape: FormShape): Reader {
  return createReader(settingsOf(options, fetchEncodings(), shape));
}

/** Returns the plan for the body of a request, or why it is not read. */
export function judgeRequest(context: Context, reader: Reader): Plan | FormFailure {
  const plan = reader.judge(headOf(context.req.raw));
  return isFailure(plan) ? { ...plan, unread: hasBody(context.req.raw) } : plan;
}

/** Returns true if the body is gone: Hono itself keeps what it has read, and returns it again. */
export function wasRead({ req }: Context): boolean {
  return req.raw.bodyUsed && Object.keys(req.bodyCache).length === 0;
}

/**
 * Reads the body of a request whose head was judged. Functions that read it later get it too: what Hono keeps is read
 * again, and what is read here is kept where Hono looks for it.
 */
export async function readPlanned(context: Context, plan: Plan, reader: Reader): Promise<FormResult> {
  const { req } = context;
  const { raw, bodyCache } = req;
  const isCached = Object.keys(bodyCache).length > 0;
  if (isCached || isBounded(context, plan, reader)) {
    const deadline = createDeadline(reader.settings.timeout);
    let body: Uint8Array;
    let multipart = plan.multipart;
    try {
      // Somebody may have asked for the form itself, so that its bytes are gone.
      const { arrayBuffer, formData } = bodyCache;
      if (arrayBuffer === undefined && formData !== undefined) {
        const entries = await formData;
        const again = multipart === null ? textOf(entries) : new Response(entries);
        multipart &&= again.headers.get("content-type");
        body = new Uint8Array(await again.arrayBuffer());
      } else body = new Uint8Array(await deadline.race(req.arrayBuffer()));
    } catch {
      const code = deadline.isOver() ? "too-slow" : "aborted";
      return { ok: false, error: { ...failureOf({ code }), unread: true } };
    } finally {
      deadline.clear();
    }
    const isRaw = "arrayBuffer" in bodyCache && !DECOMPRESSED.has(raw);
    if (isRaw && plan.encoding !== null) return readBody(requestOf(body), plan, withContext(reader, context));
    if (isRaw && plan.length !== null && body.length !== plan.length)
      return { ok: false, error: failureOf({ code: "wrong-length" }) };
    const intake = reader.open({ ...plan, multipart }, context);
    const error = intake.push(body);
    return error ? { ok: false, error } : reader.complete(intake, context);
  }
  let kept: Intake | undefined;
  const keeping: Reader = {
    ...withContext(reader, context),
    open: (given) => (kept = reader.open(given, context, true)),
  };
  const result = await readBody(raw as RequestLike, plan, keeping);
  if (kept && (result.ok || !result.error.unread)) {
    const bytes = kept.bytes().slice().buffer;
    // Its type says that the values are not promises, but Hono calls `then`.
    bodyCache.arrayBuffer = Promise.resolve(bytes) as unknown as ArrayBuffer;
    if (plan.encoding !== null) DECOMPRESSED.add(raw);
  }
  return result;
}

/** A form as it is sent, in UTF-8. */
function textOf(entries: FormData): Response {
  const pairs = Array.from(entries as unknown as Iterable<[string, unknown]>);
  return new Response(serialize(pairs.map(([name, value]) => [name, String(value)])));
}

/** The requests whose bodies Hono keeps as we decompressed them. */
const DECOMPRESSED: WeakSet<object> = /* @__PURE__ */ new WeakSet();

/**
 * Returns true if the body is small and cannot be longer than it says, because Node's parser of HTTP ends it there. Then
 * reading it at once takes a third of the time of reading its stream, and Hono can return the body again.
 */
function isBounded(context: Context, plan: Plan, { settings }: Reader): boolean {
  const isNode = (context.env as { readonly incoming?: unknown } | undefined)?.incoming !== undefined;
  return isNode && plan.encoding === null && plan.length !== null && plan.length <= settings.streamAbove;
}

/** The reader, whose `verify` receives the context. */
function withContext(reader: Reader, context: Context): Reader {
  return { ...reader, complete: (intake) => reader.complete(intake, context) };
}

/** Answers a failure as the option says. */
export function answer(
  failure: FormFailure,
  context: Context,
  { settings: { patience, onReject } }: Reader,
  onError: FormHonoOptions["onError"] = "problem",
): Response | Promise<Response> {
  const { incoming, outgoing } = (context.env ?? {}) as { incoming?: NodeRequest; outgoing?: NodeResponse };
  discardFrom(failure, { req: incoming, res: outgoing }, patience);
  if (failure.unread) context.header("connection", "close");
  report(failure, context, onReject);
  if (onError === "throw") throw createFormError(failure);
  return onError === "problem" ? (problemResponse(failure) as Response) : onError(failure, context);
}
