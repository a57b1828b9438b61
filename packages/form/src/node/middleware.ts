import type { IncomingMessage } from "node:http";
import type { FormFailure } from "../failure/failure.ts";
import { isFailure } from "../failure/failure-of.ts";
import type { Plan } from "../head/judge.ts";
import { isOther, type MiddlewareOptions } from "../options/middleware.ts";
import type { Reader } from "../reader.ts";
import { hasBody, headOf, wasRead } from "./request.ts";

/** Returns the plan for the body of a request, or why it is rejected; undefined if a middleware leaves it alone. */
export type PlanFor = (request: IncomingMessage) => Plan | FormFailure | undefined;

/** Creates a function that decides which requests a middleware reads. */
export function createPlanFor(reader: Reader, { schema, others }: MiddlewareOptions<never>): PlanFor {
  const rejects = (others ?? (schema ? "reject" : "pass")) === "reject";
  return (request) => {
    // The handlers behind a schema rely on its value.
    const isAbsent = !hasBody(request) && !(schema && WRITES.includes(request.method!));
    if (isAbsent || wasRead(request)) return undefined;
    const plan = reader.judge(headOf(request));
    return isFailure(plan) && !rejects && isOther(plan.code) ? undefined : plan;
  };
}

const WRITES: readonly string[] = ["POST", "PUT", "PATCH"];
