import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Entry } from "./log.ts";
import { PACKAGES } from "./packages.ts";
import type { Place } from "./places.ts";
import type { Plan } from "./plan.ts";

/** A mutant that no test fails for. */
export interface Survivor extends Place {
  readonly file: string;
  /** Did any test run it? */
  readonly isReached: boolean;
}

/** What a run found out about one package. */
export interface Result {
  readonly name: string;
  readonly mutants: number;
  /** The day of the measurement: the sources may have changed since. */
  readonly measured: string;
  readonly survivors: readonly Survivor[];
  /** What a reader of the figure must know, written by hand. The next measurement removes it. */
  readonly note?: string;
}

export function resultOf(name: string, plan: Plan, entries: readonly Entry[]): Result {
  const ids = (what: "killed" | "covered") =>
    new Set(entries.flatMap((entry) => (entry.what === what ? entry.id : [])));
  const [killed, covered] = [ids("killed"), ids("covered")];
  const survivors = plan.mutants
    .filter(({ id }) => !killed.has(id))
    .map(({ id, file, within, change, at }) => ({
      file,
      within,
      change,
      ...(at !== undefined && { at }),
      isReached: covered.has(id),
    }));
  return { name, mutants: plan.mutants.length, measured: new Date().toISOString().slice(0, 10), survivors };
}

/** The results of all packages that were measured, in the order of `PACKAGES`. */
export function readResults(root: string): Result[] {
  return [...PACKAGES.keys()]
    .map((name) => fileOf(root, name))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, "utf8")) as Result);
}

export function writeResult(root: string, result: Result): void {
  const file = fileOf(root, result.name);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
}

function fileOf(root: string, name: string): string {
  return join(root, "tooling/data/mutation/results", `${name}.json`);
}
