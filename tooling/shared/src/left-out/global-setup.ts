import { writeFileSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { progressOf } from "./progress.ts";
import { summarize } from "./summarize.ts";

/** Milliseconds between two lines about the progress. */
const PAUSE = 10_000;

/**
 * Prints at the end of a run what was left out, and how far it is every ten seconds if nobody sees the runner's own
 * counts, which only a terminal shows. It is a global setup and not a reporter, because `--reporter` on the command line
 * replaces the reporters of the configuration.
 */
export default function setup(project: TestProject): (() => void) | undefined {
  // Each project of the configuration calls this, and the root project, even if it has no tests.
  if (!project.isRootProject()) return;
  const { vitest } = project;
  const start = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - start) / 1000);
    console.error(progressOf(vitest.state.getFiles(), vitest.state.getPaths().length, seconds));
  }, PAUSE);
  timer.unref();
  if (process.stderr.isTTY) clearInterval(timer);
  return () => {
    clearInterval(timer);
    const sentences = summarize(vitest.state.getFiles(), vitest.config.testNamePattern !== undefined);
    if (sentences.length === 0) return;
    console.error(["\nLeft out of this run:", ...sentences].join("\n  "));
    // .ci/run prints them again, beside the failures.
    if (process.env.LEFT_OUT_FILE) writeFileSync(process.env.LEFT_OUT_FILE, `${sentences.join("\n")}\n`);
  };
}
