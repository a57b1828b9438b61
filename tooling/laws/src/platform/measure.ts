import { bundlePlatformSuite, type Engine, node, runEngine, type SuiteReport, total } from "@url/tooling-engines";
import type { PlatformReport, Question } from "./question.ts";
import { bundleExact, bundlePlatform } from "./script.ts";

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
  const isEngines = await enginesFault(suite);
  const runs = [];
  for (const engine of engines) {
    const { name } = engine();
    const compared = await outcomeOn(engine<PlatformReport>(), comparison, install);
    const tested = await outcomeOn(engine<SuiteReport>(), suite, install);
    if (typeof compared === "string") runs.push({ name, notRun: compared });
    else if (typeof tested === "string") runs.push({ name, notRun: tested });
    else {
      const failures = tested.report.failures.filter(isEngines);
      const count = (prefix: string): Counts => ({
        passed: total(tested.report, prefix).passed,
        failed: failures.filter(({ file }) => file.startsWith(prefix)).length,
      });
      runs.push({ name, ...compared, wpt: count("tooling/conformance"), packages: count("packages/") });
    }
  }
  return runs;
}

/** Returns a test for failures that are not the tier's own, which are those with an exact `URL`. */
async function enginesFault(suite: string): Promise<(failure: Failure) => boolean> {
  const major = Number(process.versions.node.split(".")[0]);
  const exact = await outcomeOn(node<SuiteReport>(major), (await bundleExact()) + suite, false);
  if (typeof exact === "string") throw new Error(exact);
  const own = new Set(exact.report.failures.map(({ file, title }) => `${file}: ${title}`));
  return ({ file, title }) => !own.has(`${file}: ${title}`);
}

type Failure = SuiteReport["failures"][number];

/** Returns a sentence if the script could not be run. */
export async function outcomeOn<Report>(engine: Engine<Report>, script: string, install: boolean) {
  const { outcome } = await runEngine(engine, script, install);
  if ("report" in outcome) return outcome;
  return "missing" in outcome ? outcome.missing : outcome.broken;
}
