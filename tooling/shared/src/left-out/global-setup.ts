import { writeFileSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { endWorkers } from "./end-workers.ts";
import { progressOf, unfinished } from "./progress.ts";
import { summarize } from "./summarize.ts";

/** Milliseconds between two lines about the progress. Its own test cannot wait for minutes. */
const PAUSE = Number(process.env.PROGRESS_PAUSE ?? 10_000);
/** Pauses without a test that ends, after which the files that are waited for are named. */
const SLOW = 6;
/** Pauses after which they are ended, at least: longer than the longest time limit of a test of CI, ten minutes. */
const STUCK = 72;
/** Pauses of ten seconds for each millisecond of a configuration's own time limit, and a fifth more. */
const PAUSES_OF_LIMIT = 1.2 / 10_000;

/**
 * Prints at the end of a run what was left out, and how far it is every ten seconds if nobody sees the runner's own
 * counts, which only a terminal shows. A file in which nothing ends any more, because it waits for a child process and so
 * no time limit can reach it, is named and ended, so that the run ends with a failure instead of never. It is a global
 * setup and not a reporter, because `--reporter` on the command line replaces the reporters of the configuration.
 */
export default function setup(project: TestProject): (() => void) | undefined {
  // Each project of the configuration calls this, and the root project, even if it has no tests.
  if (!project.isRootProject()) return;
  const { vitest } = project;
  const stuck = Math.max(STUCK, Math.ceil(vitest.config.testTimeout * PAUSES_OF_LIMIT));
  const start = Date.now();
  let last = "";
  let pauses = 0;
  const timer = setInterval(() => {
    const files = vitest.state.getFiles();
    const seconds = Math.round((Date.now() - start) / 1000);
    const line = progressOf(files, vitest.state.getPaths().length);
    if (!process.stderr.isTTY) console.error(`${seconds} s: ${line}`);
    pauses = line === last ? pauses + 1 : 0;
    last = line;
    // Again and again: at first, no file may have begun.
    if (pauses > 0 && pauses % SLOW === 0) console.error(`waiting for ${unfinished(files).join(", ")}`);
    if (pauses < stuck) return;
    console.error(`nothing has ended for ${(stuck * PAUSE) / 1000} s: ended ${unfinished(files).join(", ")}`);
    pauses = 0;
    endWorkers();
  }, PAUSE);
  timer.unref();
  return () => {
    clearInterval(timer);
    const sentences = summarize(vitest.state.getFiles(), vitest.config.testNamePattern !== undefined);
    if (sentences.length === 0) return;
    console.error(["\nLeft out of this run:", ...sentences].join("\n  "));
    // .ci/run prints them again, beside the failures.
    if (process.env.LEFT_OUT_FILE) writeFileSync(process.env.LEFT_OUT_FILE, `${sentences.join("\n")}\n`);
  };
}
