import type { ServerResponse } from "node:http";
import { propertyOf, refuse } from "@url/result/internal";
import { expectFailure } from "../failure/expect-failure.ts";
import type { FormFailure } from "../failure/failure.ts";
import { headersOf, problemOf } from "../failure/problem.ts";
import type { NodeResponse } from "./request.ts";

/**
 * Answers a failure with problem details (`application/problem+json`), and `Connection: close` if the body did not arrive. Does nothing if an answer was begun or the client
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
  const { connection: _, ...headers } = headersOf(failure);
  const { req } = response;
  // Where the body was not read, the next request cannot follow it. HTTP/2 has no such field.
  const isLast = failure.code === "too-slow" || req?.complete === false;
  const isHTTP1 = req === undefined || req.httpVersionMajor < 2;
  (response as ServerResponse).writeHead(failure.status, {
    "content-type": "application/problem+json",
    "content-length": Buffer.byteLength(body),
    ...headers,
    ...(isLast && isHTTP1 && { connection: "close" }),
  });
  (response as ServerResponse).end(body);
}
