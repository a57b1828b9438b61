import { readFileSync } from "node:fs";
import { join } from "node:path";
import { median } from "../statistics.ts";
import type { Contestant } from "./contestants.ts";
import { cpuTime } from "./cpu-time.ts";

/** The median of the CPU times of each contestant, in seconds. They take turns. */
export function measureInTurns(
  contestants: readonly Contestant[],
  input: string,
  folder: string,
  rounds: number,
): readonly number[] {
  const times = contestants.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [k, { command }] of contestants.entries()) times[k]!.push(cpuTime(command, input, outputOf(folder, k)));
  return times.map(median);
}

/** Throws an Error unless the contestants that were measured last wrote the same. */
export function compareOutputs(contestants: readonly Contestant[], folder: string): void {
  const [first, ...others] = contestants.map((_, k) => readFileSync(outputOf(folder, k)));
  if (first!.length === 0) throw new Error(`${contestants[0]!.name} wrote nothing`);
  for (const [k, other] of others.entries())
    if (!first!.equals(other)) throw new Error(`${contestants[0]!.name} and ${contestants[k + 1]!.name} differ`);
}

function outputOf(folder: string, k: number): string {
  return join(folder, `output-${k}.txt`);
}
