import type { Engine, EngineRun } from "./engines/engine.ts";
import type { SuiteReport } from "./suite/report.ts";

/** The result of one engine: its run, or a sentence that says why there is none. */
export interface Result<Report = SuiteReport> {
  readonly engine: Pick<Engine, "name" | "from">;
  readonly outcome: EngineRun<Report> | { readonly missing: string } | { readonly broken: string };
}

/** The counts of those files whose path begins with `prefix`, added up. */
export function total({ files }: SuiteReport, prefix: string): { passed: number; failed: number } {
  const sum = { passed: 0, failed: 0 };
  for (const [file, { passed, failed }] of Object.entries(files)) {
    if (!file.startsWith(prefix)) continue;
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}
