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

/** Those that were killed in the last run and would be again: neither their source nor the killing test has changed. */
export function keptKills(root: string, folder: string, plan: Plan): Entry[] {
  const file = join(folder, "kept.json");
  if (!existsSync(file)) return [];
  const kept = new Map((JSON.parse(readFileSync(file, "utf8")) as Kept[]).map((one) => [one.mutant, one]));
  const hash = hashes(root);
  return plan.mutants.flatMap((mutant) => {
    const one = kept.get(keyOf(mutant));
    if (one === undefined || one.files !== hash(mutant.file) + hash(testOf(one.by))) return [];
    return { what: "killed", id: mutant.id, by: one.by };
  });
}

export function keepKills(root: string, folder: string, plan: Plan, entries: readonly Entry[]): void {
  const hash = hashes(root);
  const kept = entries.flatMap((entry): Kept[] => {
    if (entry.what !== "killed") return [];
    const mutant = plan.mutants[entry.id]!;
    return [{ mutant: keyOf(mutant), by: entry.by, files: hash(mutant.file) + hash(testOf(entry.by)) }];
  });
  writeFileSync(join(folder, "kept.json"), JSON.stringify(kept));
}

function keyOf({ file, start, end, text }: PlannedMutant): string {
  return `${file} ${start} ${end} ${text}`;
}

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
