import type { ServerResponse } from "node:http";
import type { Http2ServerResponse } from "node:http2";
import { propertyOf, refuse } from "@url/result/internal";
import { expectFailure } from "../failure/expect-failure.ts";
import type { FormFailure } from "../failure/failure.ts";
import { headersOf, problemOf } from "../failure/problem.ts";

/** A response of `node:http`, `node:https` or `node:http2`. */
export type NodeResponse = ServerResponse | Http2ServerResponse;

/**
 * Answers a failure with problem details (`application/problem+json`). Does nothing if an answer was begun or the client
 * has disconnected.
 * @throws TypeError if `response` is not a response, or `failure` not a failure of a form
 * @example typeof sendProblem // → "function"
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export function sendProblem(response: NodeResponse, failure: FormFailure): void {
  if (typeof propertyOf(response, "writeHead") !== "function") {
    refuse(response, "sendProblem", "response", "a response of node:http");
  }
  expectFailure(failure, "sendProblem");
  if (response.headersSent || response.destroyed) return;
  const body = JSON.stringify(problemOf(failure));
  const { connection, ...headers } = headersOf(failure);
  const isHTTP1 = response.req === undefined || response.req.httpVersionMajor < 2;
  (response as ServerResponse).writeHead(failure.status, {
    "content-type": "application/problem+json",
    "content-length": Buffer.byteLength(body),
    ...headers,
    // HTTP/2 has no such field.
    ...(connection !== undefined && isHTTP1 && { connection }),
  });
  (response as ServerResponse).end(body);
}
