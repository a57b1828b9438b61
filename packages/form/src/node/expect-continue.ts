import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { isFailure } from "../failure/failure-of.ts";
import { expectKnownOptions, NODE_OPTIONS } from "../options/checks.ts";
import { createNodeReader } from "./entry.ts";
import type { NodeFormOptions } from "./read-form.ts";
import { headOf } from "./request.ts";
import { sendProblem } from "./send-problem.ts";

/**
 * Creates a listener for the event `checkContinue` of a server. A client that sends `Expect: 100-continue` waits before
 * it sends the body: the listener rejects a form by its head with problem details, so that the client never sends it, and
 * lets everything else go on. Without it, Node itself tells every client to go on.
 * @throws TypeError or RangeError for a wrong option
 * @example expectContinue({ maxBytes: "100kb" }).length // → 2
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.expect
 */
export function expectContinue(
  options?: NodeFormOptions,
): (this: Server, request: IncomingMessage, response: ServerResponse) => void {
  expectKnownOptions(options, "expectContinue", NODE_OPTIONS);
  const reader = createNodeReader(options, "form");
  return function (request, response) {
    const plan = reader.judge(headOf(request));
    // Another type is for another reader to judge.
    if (isFailure(plan) && plan.code !== "unsupported-media-type" && plan.code !== "multipart") {
      sendProblem(response, plan);
      return;
    }
    response.writeContinue();
    this.emit("request", request, response);
  };
}
