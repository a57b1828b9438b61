import { bundlePlatformSuite, type Engine, runEngine, type SuiteReport, total } from "@url/tooling-engines";
import type { PlatformReport, Question } from "./question.ts";
import { bundlePlatform } from "./script.ts";

/** What the platform tier does on one engine. */
export interface PlatformRun {
  readonly name: string;
  readonly version: string;
  readonly report: PlatformReport;
  /** Of web-platform-tests and of the packages' own tests, how many hold on the tier. */
  readonly wpt: Counts;
  readonly packages: Counts;
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Asks the full build and the tier the same questions on each engine, and runs the portable suite on the tier. */
export async function measure(
  engines: readonly (<Report>() => Engine<Report>)[],
  questions: readonly Question[],
  install: boolean,
): Promise<(PlatformRun | { readonly name: string; readonly notRun: string })[]> {
  const [comparison, suite] = await Promise.all([bundlePlatform(questions), bundlePlatformSuite()]);
  const runs = [];
  for (const engine of engines) {
    const { name } = engine();
    const compared = await outcomeOn(engine<PlatformReport>(), comparison, install);
    const tested = await outcomeOn(engine<SuiteReport>(), suite, install);
    if (typeof compared === "string") runs.push({ name, notRun: compared });
    else if (typeof tested === "string") runs.push({ name, notRun: tested });
    else {
      const wpt = total(tested.report, "tooling/conformance");
      runs.push({ name, ...compared, wpt, packages: total(tested.report, "packages/") });
    }
  }
  return runs;
}

/** Returns a sentence if the script could not be run. */
export async function outcomeOn<Report>(engine: Engine<Report>, script: string, install: boolean) {
  const { outcome } = await runEngine(engine, script, install);
  if ("report" in outcome) return outcome;
  return "missing" in outcome ? outcome.missing : outcome.broken;
}
