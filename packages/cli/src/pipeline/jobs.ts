import { Worker } from "node:worker_threads";
import type { Batch } from "../input/batches.ts";
import type { Processed } from "./process.ts";
import type { PlanRequest } from "./request.ts";
import type { ProcessBatch } from "./run.ts";

/** A batch, its inputs as one text: a string is copied faster than a list. An argument may contain line breaks, lines do not. */
interface Message {
  readonly text: string;
  readonly source: string | null;
  readonly line: number | null;
}

/** Threads that process batches. */
export interface Jobs {
  readonly processBatch: ProcessBatch;
  end(): Promise<void>;
}

/**
 * Starts `count` threads of the script `script`, which calls `serve`. Each gets every `count`-th batch, and `request`, from
 * which it makes the same plan.
 */
export function startJobs(count: number, script: string, request: PlanRequest): Jobs {
  const threads = Array.from({ length: count }, () => startThread(script, request));
  let next = 0;
  return {
    processBatch: (batch) => threads[next++ % count]!.run(batch),
    async end() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

interface Thread {
  readonly worker: Worker;
  run(batch: Batch): Promise<Processed>;
}

/** A thread answers in the order in which it was asked. */
function startThread(script: string, request: PlanRequest): Thread {
  const worker = new Worker(script, { workerData: request });
  const waiting: { resolve(processed: Processed): void; reject(error: unknown): void }[] = [];
  worker.on("message", (processed: Processed) => waiting.shift()?.resolve(processed));
  let failure: { readonly error: unknown } | null = null;
  worker.on("error", (error) => {
    failure = { error };
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return {
    worker,
    run(batch) {
      // A thread that has ended answers nothing.
      if (failure !== null) return Promise.reject(failure.error);
      worker.postMessage(messageOf(batch));
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
  };
}

function messageOf({ inputs, source, line }: Batch): Message {
  return { text: inputs.join("\n"), source, line };
}

/** Returns the batch of a message. */
export function batchIn({ text, source, line }: Message): Batch {
  return { inputs: line === null ? [text] : text.split("\n"), source, line };
}
