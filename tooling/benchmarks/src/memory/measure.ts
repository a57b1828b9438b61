import { fileURLToPath } from "node:url";
import { runProgram } from "@url/tooling-shared/programs";
import { NATIVE, OURS } from "../names.ts";
import type { MemoryPoint, MemoryResults } from "../result.ts";
import type { PeakSample } from "./process.ts";
import { MEMORY_SHAPES } from "./shapes.ts";

/** In UTF-16 units. */
const LENGTHS = [2 ** 20, 2 ** 24];

/** In megabytes, of what is neither a buffer nor the engine's own. */
const HEAP = 512;

/** For the time: as a user would with a small heap. */
const PLAIN: readonly string[] = ["--expose-gc", `--max-old-space-size=${HEAP}`];

/**
 * For the peak: the heap grows by tenths, so that little garbage is counted, and with one thread, so that garbage is
 * collected soon. That takes several times as long.
 */
export const TIGHT: readonly string[] = [
  ...PLAIN,
  "--max-semi-space-size=2",
  "--heap-growing-percent=10",
  "--single-threaded-gc",
];

/**
 * Measures peak memory and time of each shape, in a process for each length and contestant. Only Linux reports the
 * peak.
 */
export function measureMemory(quick: boolean): MemoryResults {
  const lengths = quick ? LENGTHS.slice(0, 1) : LENGTHS;
  const shapes = MEMORY_SHAPES.map((shape, index) => {
    console.error(`Memory: ${shape.key} (${index + 1} of ${MEMORY_SHAPES.length})`);
    const names = shape.native === undefined ? [OURS] : [OURS, NATIVE];
    const points = names.map((name) => [name, lengths.map((length) => point(shape.key, name, length))]);
    return { key: shape.key, points: Object.fromEntries(points) };
  });
  return { node: process.versions.node, heap: HEAP, shapes };
}

function point(key: string, name: string, length: number): MemoryPoint {
  const peak = sample(TIGHT, key, name, length);
  const time = sample(PLAIN, key, name, length);
  if (peak === null || time === null) return { length, died: true };
  const { beyond, output, refused } = peak;
  return { length, time: time.time, refused, beyond: beyond / length, output: output / length };
}

/** Null when the process ended before the call did. */
function sample(flags: readonly string[], key: string, name: string, length: number): PeakSample | null {
  const script = fileURLToPath(new URL("process.js", import.meta.url));
  const args = [...flags, script, key, name === NATIVE ? "native" : "ours", String(length)];
  const { status, stdout } = runProgram(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] });
  return status === 0 ? JSON.parse(stdout) : null;
}
