import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Result, Survivor } from "./results.ts";

/** Why changes of one function change nothing that can be observed. An edit of anything else leaves it as it is. */
export interface Reason {
  readonly file: string;
  readonly within: string;
  readonly changes: readonly string[];
  /** The text around the changes, if the function has others that read the same. */
  readonly at?: string;
  readonly reason: string;
}

export function readReasons(root: string): Reason[] {
  return JSON.parse(readFileSync(join(root, "tooling/data/mutation/reasons.json"), "utf8")) as Reason[];
}

export function reasonFor(survivor: Survivor, reasons: readonly Reason[]): string | undefined {
  const { file, within, change, at } = survivor;
  return reasons.find(
    (one) => one.file === file && one.within === within && one.at === at && one.changes.includes(change),
  )?.reason;
}

/** The reasons, change by change, for which the results have no survivor: the source or the tests have changed. */
export function unusedReasons(results: readonly Result[], reasons: readonly Reason[]): Survivor[] {
  const survivors = results.flatMap((result) => result.survivors);
  const measured = new Set(results.map(({ name }) => name));
  return reasons
    .filter(({ file }) => measured.has(file.split("/")[1]!))
    .flatMap(({ changes, reason, ...place }) => changes.map((change) => ({ ...place, change, isReached: true })))
    .filter(
      (used) => !survivors.some((one) => reasonFor(one, [{ ...used, changes: [used.change], reason: "" }]) === ""),
    );
}
