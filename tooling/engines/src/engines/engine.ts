import type { SuiteReport } from "../suite/report.ts";

/** A JavaScript engine that can run a script. `Report` is the type of the script's report. */
export interface Engine<Report = SuiteReport> {
  readonly name: string;
  /** Where it comes from, for the matrix: a package of npm or of Debian. */
  readonly from: string;
  /** Returns the path of its program, or of its folder; undefined if it is not installed. */
  find(): string | undefined;
  /** Installs it. Throws if that fails. */
  install(): void;
  /**
   * Runs a script that defines the global function `runSuite`, such as that of `bundleSuite`. The function returns its
   * report as JSON, or a promise of it, which QuickJS and Hermes do not wait for. `found` is what `find` returned.
   */
  run(found: string, script: string): Promise<EngineRun<Report>>;
}

export interface EngineRun<Report = SuiteReport> {
  readonly version: string;
  readonly report: Report;
}
