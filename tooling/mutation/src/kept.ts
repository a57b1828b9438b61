import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Entry } from "./log.ts";
import type { Plan, PlannedMutant } from "./plan.ts";

/** Of a killed mutant: what it was, what killed it, and what both files were at the time. */
interface Kept {
  readonly mutant: string;
  readonly by: string;
  readonly files: string;
}

/** Those that were killed in the last run and would be again: their source, the killing test and this tool are the same. */
export function keptKills(root: string, folder: string, plan: Plan): Entry[] {
  const file = join(folder, "kept.json");
  if (!existsSync(file)) return [];
  const kept = new Map((JSON.parse(readFileSync(file, "utf8")) as Kept[]).map((one) => [one.mutant, one]));
  const hash = hashes(root);
  return plan.mutants.flatMap((mutant) => {
    const one = kept.get(keyOf(mutant));
    if (one === undefined || one.files !== filesOf(one.by, mutant, hash)) return [];
    return { what: "killed", id: mutant.id, by: one.by };
  });
}

export function keepKills(root: string, folder: string, plan: Plan, entries: readonly Entry[]): void {
  const hash = hashes(root);
  const kept = entries.flatMap((entry): Kept[] => {
    if (entry.what !== "killed") return [];
    const mutant = plan.mutants[entry.id]!;
    return [{ mutant: keyOf(mutant), by: entry.by, files: filesOf(entry.by, mutant, hash) }];
  });
  writeFileSync(join(folder, "kept.json"), JSON.stringify(kept));
}

function keyOf({ file, start, end, text }: PlannedMutant): string {
  return `${file} ${start} ${end} ${text}`;
}

/** What decides whether the test `by` kills `mutant`. */
function filesOf(by: string, mutant: PlannedMutant, hash: (file: string) => string): string {
  return [mutant.file, testOf(by), ...TOOL].map(hash).join("");
}

const TOOL = ["tooling/mutation/src/instrument.ts", "tooling/mutation/src/hooks.ts", "tooling/mutation/src/runner.ts"];

function testOf(by: string): string {
  return by.slice(0, by.indexOf(": "));
}

function hashes(root: string): (file: string) => string {
  const known = new Map<string, string>();
  return (file) => {
    let hash = known.get(file);
    if (hash === undefined) {
      const path = join(root, file);
      hash = existsSync(path) ? createHash("sha256").update(readFileSync(path)).digest("base64") : "none";
      known.set(file, hash);
    }
    return hash;
  };
}
