import { parentPort, workerData } from "node:worker_threads";
import { batchIn } from "./jobs.ts";
import { makePlan } from "./plan.ts";
import { createProcessor } from "./process.ts";
import type { PlanRequest } from "./request.ts";

/** Processes the batches that the main thread sends, as `startJobs` asks for it. */
export async function serve(): Promise<void> {
  const made = await makePlan(workerData as PlanRequest);
  // The main thread has made the same plan.
  if (!made.ok) throw new Error(made.error);
  const processBatch = createProcessor(made.value);
  parentPort!.on("message", (message: Parameters<typeof batchIn>[0]) => {
    parentPort!.postMessage(processBatch(batchIn(message)));
  });
}
