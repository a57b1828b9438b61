import type { TestProject } from "vitest/node";
import { summarize } from "./summarize.ts";

/**
 * Prints at the end of a run what was left out. It is a global setup and not a reporter, because `--reporter` on the
 * command line replaces the reporters of the configuration.
 */
<<<<<<< HEAD
export default function setup(project: TestProject): () => void {
=======
export default function setup(project: TestProject): (() => void) | undefined {
  // Each project of the configuration calls this, and the root project, even if it has no tests.
  if (!project.isRootProject()) return;
>>>>>>> main
  const { vitest } = project;
  return () => {
    // Vitest calls this for each project of its configuration, and the sentences are about all of them.
    if (project !== vitest.projects[0]) return;
    const sentences = summarize(vitest.state.getFiles(), vitest.config.testNamePattern !== undefined);
    if (sentences.length > 0) console.error(["\nLeft out of this run:", ...sentences].join("\n  "));
  };
}
