import type { Result } from "../result.ts";
import { runEngine } from "../run-engine.ts";
import { bundleCheck } from "./bundle-check.ts";
import { withFormServer } from "./form-server.ts";
import type { PolyfillReport } from "./in-engine/report.ts";
import { judge } from "./judge.ts";
import type { Platform } from "./platforms.ts";

/** The result of one platform, and its differences from the expected result. */
export interface PolyfillResult extends Result<PolyfillReport> {
  readonly faults: readonly string[];
}

/** Runs the check on one platform. Never throws. */
export async function runCheck({ engine, expected, lacking }: Platform, install: boolean): Promise<PolyfillResult> {
  return withFormServer(async (server) => {
    const script = await bundleCheck({ server, lacking });
    const result = await runEngine<PolyfillReport>(engine, script, install);
    return { ...result, faults: "report" in result.outcome ? judge(expected, result.outcome.report) : [] };
  });
}

/** Returns true if the command has to fail, as for the suite. */
export function isPolyfillFailure({ outcome, faults }: PolyfillResult, asked: boolean): boolean {
  return "missing" in outcome ? asked : "broken" in outcome || faults.length > 0;
}
