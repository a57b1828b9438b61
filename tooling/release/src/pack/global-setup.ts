import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

/** Makes the folder in which the test files of a run find the packed packages, and says where it is. */
export default function setup(project: TestProject): (() => void) | undefined {
  // Each project of the configuration calls this, and the root project, even if it has no tests.
  if (!project.isRootProject()) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "packed-"));
  process.env.PACKED_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
