import { expectFailure } from "../failure/expect-failure.ts";
import type { FormFailure } from "../failure/failure.ts";
import { headersOf, problemOf } from "../failure/problem.ts";
import type { Global } from "./global.ts";

/** What is known of a `Response` if the caller's types have none. */
export interface ResponseLike {
  readonly status: number;
}

/**
 * Returns the `Response` to a failure: problem details (`application/problem+json`) with its status.
 * @throws TypeError if `failure` is not a failure of a form
 * @example problemResponse({ code: "aborted", status: 400, message: "Gone.", start: 0, end: 0 }).status // → 400
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export function problemResponse(failure: FormFailure): Global<"Response", ResponseLike> {
  expectFailure(failure, "problemResponse");
  return new Response(JSON.stringify(problemOf(failure)), {
    status: failure.status,
    headers: { "content-type": "application/problem+json", ...headersOf(failure) },
  }) as Global<"Response", ResponseLike>;
}

declare const Response: new (body: string, init: { status: number; headers: Record<string, string> }) => ResponseLike;
