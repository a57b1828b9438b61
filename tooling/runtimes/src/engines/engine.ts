import type { SuiteReport } from "../suite/report.ts";

/** A JavaScript engine that a script can be run on. `Report` is what the script's report is. */
export interface Engine<Report = SuiteReport> {
  readonly name: string;
  /** Where it comes from, for the matrix: a package of npm or of Debian. */
  readonly from: string;
  /** The path of its program, or of the folder that it is installed in; undefined when it is not there. */
  find(): string | undefined;
  /** Fetches it. Throws when that does not work. */
  install(): void;
  /**
   * Runs a script that defines the global function `runSuite`, as that of `bundleSuite` does. The function gives its
   * report as JSON, or a promise of it, which QuickJS and Hermes do not wait for. `found` is what `find` gave.
   */
  run(found: string, script: string): Promise<EngineRun<Report>>;
}

export interface EngineRun<Report = SuiteReport> {
  readonly version: string;
  readonly report: Report;
}
