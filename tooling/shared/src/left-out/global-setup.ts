import { writeFileSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { summarize } from "./summarize.ts";

/**
 * Prints at the end of a run what was left out. It is a global setup and not a reporter, because `--reporter` on the
 * command line replaces the reporters of the configuration.
 */
export default function setup(project: TestProject): (() => void) | undefined {
  // Each project of the configuration calls this, and the root project, even if it has no tests.
  if (!project.isRootProject()) return;
  const { vitest } = project;
  return () => {
    const sentences = summarize(vitest.state.getFiles(), vitest.config.testNamePattern !== undefined);
    if (sentences.length === 0) return;
    console.error(["\nLeft out of this run:", ...sentences].join("\n  "));
    // .ci/run prints them again, beside the failures.
    if (process.env.LEFT_OUT_FILE) writeFileSync(process.env.LEFT_OUT_FILE, `${sentences.join("\n")}\n`);
  };
}
