import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { node } from "@url/tooling-engines";
import { outputOf } from "@url/tooling-shared/programs";
import { git } from "../describe.ts";
import type { Effort } from "../measure.ts";
import { NATIVE } from "../names.ts";
import type { CaseResult } from "../result.ts";
import { median } from "../statistics.ts";
import { bundleRows } from "./bundle.ts";

/** What a row does in the checkout, divided by what it did before: above 1 it is faster now. */
export interface Moved {
  readonly key: string;
  readonly ratio: number;
}

export interface Comparison {
  /** The commit that was compared. */
  readonly commit: string;
  readonly rows: readonly Moved[];
}

const EFFORT: Effort = { visits: 1, rounds: 9, sample: 2, warmUp: 30, budget: 700 };
/** How many processes run each of the two. */
const PROCESSES = 3;

/**
 * Measures rows with the sources of the checkout at `root` and with those of the commit before: of `HEAD` if a package
 * differs from it, and otherwise of its parent. The processes of the two alternate, and each figure is a ratio to the
 * engine's own `URL` in the same process, so that a busy machine affects both. Returns a sentence if there is no commit
 * to compare with.
 */
export async function compareWithBefore(root: string, rows: readonly string[]): Promise<Comparison | string> {
  const isClean = git(root, ["status", "--porcelain", "--", "packages"]) === "";
  const commit = git(root, ["rev-parse", "--short=12", isClean ? "HEAD^" : "HEAD"]);
  if (commit === undefined) return "There is no commit before this one here.";
  const folder = mkdtempSync(join(tmpdir(), "bench-before-"));
  try {
    const archive = join(folder, "packages.tar");
    if (git(root, ["archive", "--output", archive, commit, "packages"]) === undefined) {
      return `The sources of commit ${commit} cannot be read.`;
    }
    outputOf("tar", ["-xf", archive, "-C", folder]);
    const scripts = await Promise.all([bundleRows("fast"), bundleRows("fast", folder)]);
    const ratios: (readonly CaseResult[])[][] = [[], []];
    for (let turn = 0; turn < 2 * PROCESSES; turn++) {
      const script = scripts[turn % 2]!({ rows, company: false, effort: EFFORT });
      const { report } = await node<readonly CaseResult[]>(0).run(process.execPath, script);
      ratios[turn % 2]!.push(report);
    }
    const ratioOf = (key: string, of: 0 | 1): number =>
      median(ratios[of]!.map((run) => run.find((one) => one.key === key)!.ratios[NATIVE]!.median));
    return { commit, rows: rows.map((key) => ({ key, ratio: ratioOf(key, 0) / ratioOf(key, 1) })) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
