import { parentPort, workerData } from "node:worker_threads";
import { batchIn } from "./jobs.ts";
import { makePlan } from "./plan.ts";
import type { PlanRequest } from "./request.ts";
import { inThisThread } from "./run.ts";

/** Processes the batches that the main thread sends, as `startJobs` asks for it. */
export async function serve(): Promise<void> {
  const made = await makePlan(workerData as PlanRequest);
  // The main thread has made the same plan.
  if (!made.ok) throw new Error(made.error);
  const processBatch = inThisThread(made.value);
  parentPort!.on("message", async (message: Parameters<typeof batchIn>[0]) => {
    parentPort!.postMessage(await processBatch(batchIn(message)));
  });
}
