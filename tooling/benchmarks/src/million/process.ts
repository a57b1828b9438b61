import { readFileSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { median } from "../statistics.ts";
import { MILLION, type Million } from "./contestants.ts";
import { addresses, bytesOf } from "./prefixes.ts";
import type { MillionResult } from "./result.ts";

/**
 * Measures one contestant in a process of its own. The arguments are the file for the result, its key, and the file of
 * the prefixes: making them here would leave memory behind that the contestant then uses without growing the process.
 */
const [output = "", key = "", file = ""] = process.argv.slice(2);
const contestant = MILLION.get(key);
if (contestant === undefined) throw new Error(`There is no contestant ${key}.`);
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const input = readFileSync(file, "latin1").split("\n");
// Some go through all prefixes for each address: Node's BlockList did before Node 24.
const texts = addresses(isSlow(contestant) ? 20 : 200_000);
const bytes = bytesOf(texts);
const each = texts.map((_, index) => bytes.subarray(index * 4, index * 4 + 4));
if (key === "bytes") contestant.build(input);
collect();
const before = residentMB();
// From here on, Linux counts the peak again.
// biome-ignore lint/plugin: on Linux alone, because no other system says how much memory was used at most
writeFileSync("/proc/self/clear_refs", "5");
const start = performance.now();
const built = contestant.build(input);
const buildMs = performance.now() - start;
const peak = statusMB("VmHWM") - before;
collect();
const kept = residentMB() - before;

const found = built.text(texts);
const result: MillionResult = {
  key,
  node: process.versions.node,
  buildMs,
  peakMB: Math.max(0, peak),
  keptMB: Math.max(0, kept),
  arraysMB: built.bytes === undefined ? null : built.bytes / 1e6,
  text: rate(() => built.text(texts)),
  bytes: rate(built.bytewise && (() => built.bytewise!(each))),
  batch: rate(built.batch && (() => built.batch!(bytes))),
};
for (const again of [built.bytewise?.(each), built.batch?.(bytes)]) {
  if (again !== undefined && again !== found)
    throw new Error(`${key} found ${found} of the addresses, and then ${again}.`);
}
writeFileSync(output, JSON.stringify(result));

/** Whether an address takes more than a tenth of a millisecond, in a list of a tenth of the prefixes. */
function isSlow({ build }: Million): boolean {
  const few = build(input.slice(0, input.length / 10));
  const from = performance.now();
  few.text(addresses(10));
  return performance.now() - from > 1;
}

/** Lookups a second, the median of five runs if they take less than a second, or null. */
function rate(run: (() => number) | undefined): number | null {
  if (run === undefined) return null;
  const time = (): number => {
    const from = performance.now();
    run();
    return performance.now() - from;
  };
  const first = time();
  const times = first > 1000 ? [first] : Array.from({ length: 5 }, time);
  return (texts.length / median(times)) * 1000;
}

function residentMB(): number {
  return process.memoryUsage().rss / 1e6;
}

function statusMB(name: string): number {
  // biome-ignore lint/plugin: on Linux alone, because no other system says how much memory was used at most
  const line = new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(readFileSync("/proc/self/status", "utf8"));
  return line === null ? Number.NaN : (Number(line[1]) * 1024) / 1e6;
}
