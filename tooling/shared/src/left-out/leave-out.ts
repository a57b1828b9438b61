import type { TestContext } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** What a test that ran has left out. */
    leftOut?: string;
  }
}

/** Notes what a test leaves out, though it runs: for example, "400 of 500 lines". Printed at the end of the run. */
export function leaveOut({ task }: TestContext, what: string): void {
  task.meta.leftOut = what;
}
