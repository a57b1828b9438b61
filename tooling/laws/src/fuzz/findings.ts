import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Value } from "./targets.ts";

/** An input on which two implementations differed once, minimised. */
export interface Finding {
  /** The name of a target. */
  readonly target: string;
  readonly value: Value;
  /** What it was, for a reader. A finding of a run has none yet. */
  readonly note?: string;
}

/** The file in which findings are kept. The tests compare the answers for each of them. */
const FINDINGS: string = fileURLToPath(new URL("../../../data/fuzz-findings.json", import.meta.url));

/** Reads the findings, in the order in which they were found. */
export function readFindings(): readonly Finding[] {
  return JSON.parse(readFileSync(FINDINGS, "utf8"));
}

/** Adds findings to the file, without those that it has. Everything but ASCII is escaped, so that it can be read. */
export function addFindings(added: readonly Finding[]): void {
  const before = readFindings();
  const known = new Set(before.map(keyOf));
  const all = [...before, ...added.filter((finding) => !known.has(keyOf(finding)))];
  writeFileSync(FINDINGS, `${inASCII(JSON.stringify(all, null, 2))}\n`);
}

function keyOf({ target, value }: Finding): string {
  return `${target} ${JSON.stringify(value)}`;
}

function inASCII(json: string): string {
  return json.replace(/[^\0-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
