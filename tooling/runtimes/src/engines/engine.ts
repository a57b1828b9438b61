import type { SuiteReport } from "../suite/report.ts";

/** A JavaScript engine that the suite can be run on. */
export interface Engine {
  readonly name: string;
  /** Where it comes from, for the matrix: a package of npm or of Debian. */
  readonly from: string;
  /** The path of its program, or of the folder that it is installed in; undefined when it is not there. */
  find(): string | undefined;
  /** Fetches it. Throws when that does not work. */
  install(): void;
  /** `found` is what `find` gave. The suite is the script of `bundleSuite`. */
  run(found: string, suite: string): Promise<EngineRun>;
}

export interface EngineRun {
  readonly version: string;
  readonly report: SuiteReport;
}
