import type { Engine } from "./engines/engine.ts";
import type { Result } from "./result.ts";
import type { SuiteReport } from "./suite/report.ts";

/** Runs a script on one engine, which is installed first if it is missing and `install` is set. Never throws. */
export async function runEngine<Report = SuiteReport>(
  engine: Engine<Report>,
  script: string,
  install: boolean,
): Promise<Result<Report>> {
  try {
    if (install && engine.find() === undefined) engine.install();
    const found = engine.find();
    if (found === undefined) return { engine, outcome: { missing: `not installed (${engine.from})` } };
    return { engine, outcome: await engine.run(found, script) };
  } catch (error) {
    return { engine, outcome: { broken: error instanceof Error ? error.message : String(error) } };
  }
}
