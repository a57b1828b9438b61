import { misuse, type Streams } from "../command.ts";
import { makePlan } from "./plan.ts";
import { createProcessor } from "./process.ts";
import type { PlanRequest } from "./request.ts";
import { runPlan } from "./run.ts";

/** Runs the command `name` as `request` says, and returns the exit status. */
export async function startPipeline(
  name: string,
  request: PlanRequest,
  inputs: readonly string[],
  streams: Streams,
): Promise<number> {
  const made = await makePlan(request);
  if (!made.ok) return misuse(name, made.error, streams);
  return runPlan(made.value, inputs, streams, createProcessor(made.value));
}
