import { misuse, type Streams } from "../command.ts";
import { makePlan } from "./plan.ts";
import { createProcessor } from "./process.ts";
import type { PlanRequest } from "./request.ts";
import { runPlan } from "./run.ts";

/** Runs the command `name` as `request` says, in this thread or in several. Returns the exit status. */
export async function startPipeline(
  name: string,
  request: PlanRequest,
  inputs: readonly string[],
  streams: Streams,
): Promise<number> {
  const made = await makePlan(request);
  if (!made.ok) return misuse(name, made.error, streams);
  const plan = made.value;
  if (plan.jobs === 1 || streams.script === undefined) return runPlan(plan, inputs, streams, createProcessor(plan), 1);
  const { startJobs } = await import("./jobs.ts");
  const jobs = startJobs(plan.jobs, streams.script, request);
  try {
    // Two batches for each thread, so that none waits for its next one.
    return await runPlan(plan, inputs, streams, jobs.processBatch, 2 * plan.jobs);
  } finally {
    await jobs.end();
  }
}
