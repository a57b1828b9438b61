import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Result, Survivor } from "./results.ts";

/** Why changes of one line of a source change nothing that can be observed. */
export interface Reason {
  readonly file: string;
  readonly line: string;
  readonly changes: readonly string[];
  readonly reason: string;
}

export function readReasons(root: string): Reason[] {
  return JSON.parse(readFileSync(join(root, "tooling/data/mutation/reasons.json"), "utf8")) as Reason[];
}

export function reasonFor({ file, line, change }: Survivor, reasons: readonly Reason[]): string | undefined {
  return reasons.find((one) => one.file === file && one.line === line && one.changes.includes(change))?.reason;
}

/** The reasons, change by change, for which the results have no survivor: the source or the tests have changed. */
export function unusedReasons(results: readonly Result[], reasons: readonly Reason[]): Survivor[] {
  const survivors = results.flatMap((result) => result.survivors);
  const measured = new Set(results.map(({ name }) => name));
  return reasons
    .filter(({ file }) => measured.has(file.split("/")[1]!))
    .flatMap(({ file, line, changes }) => changes.map((change) => ({ file, line, change, isReached: true })))
    .filter(
      (used) => !survivors.some((one) => reasonFor(one, [{ ...used, changes: [used.change], reason: "" }]) === ""),
    );
}
