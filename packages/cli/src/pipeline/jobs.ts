import { Worker } from "node:worker_threads";
import type { Item } from "../items.ts";
import type { Processed } from "./process.ts";
import type { PlanRequest } from "./request.ts";
import type { ProcessBatch } from "./run.ts";

/** What a job gets: lines that follow one another, as one text, because a string is copied faster than a list. */
export interface Batch {
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
 * which it makes the same plan. A batch whose lines do not follow one another is processed by `inThisThread`.
 */
export function startJobs(count: number, script: string, request: PlanRequest, inThisThread: ProcessBatch): Jobs {
  const threads = Array.from({ length: count }, () => startThread(script, request));
  let next = 0;
  return {
    processBatch(items) {
      const batch = batchOf(items);
      return batch === null ? inThisThread(items) : threads[next++ % count]!.run(batch);
    },
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
  worker.on("error", (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return {
    worker,
    run(batch) {
      worker.postMessage(batch);
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
  };
}

/** Returns the items as one text; null if a line between them is missing, or they are from several sources. */
function batchOf(items: readonly Item[]): Batch | null {
  const [first] = items;
  if (first === undefined) return null;
  const follows = ({ source, line }: Item, i: number): boolean =>
    source === first.source && (line === null ? items.length === 1 : line === (first.line ?? 0) + i);
  if (!items.every(follows)) return null;
  return { text: items.map(({ input }) => input).join("\n"), source: first.source, line: first.line };
}

/** Returns the items of a batch. */
export function itemsOfBatch({ text, source, line }: Batch): Item[] {
  return text.split("\n").map((input, i) => ({ input, source, line: line === null ? null : line + i }));
}
