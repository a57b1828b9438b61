import { readFileSync, writeFileSync } from "node:fs";

/** Returns the bytes of the heap and outside of it, without garbage. Needs `--expose-gc`. */
export function settled(): number {
  globalThis.gc!();
  globalThis.gc!();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Resets the highest resident size that Linux has recorded, and returns the resident size of now, in bytes. */
export function resetPeak(): number {
  // biome-ignore lint/plugin: on Linux alone, because no other system says how much memory was used at most
  writeFileSync("/proc/self/clear_refs", "5");
  return statusOf("VmRSS");
}

/** Returns how many bytes more than `resident` were used at most since the reset. */
export function peakSince(resident: number): number {
  return statusOf("VmHWM") - resident;
}

/** Bytes; see proc(5). */
function statusOf(name: string): number {
  // biome-ignore lint/plugin: on Linux alone, because no other system says how much memory was used at most
  const line = readFileSync("/proc/self/status", "utf8").match(new RegExp(`^${name}:\\s+(\\d+) kB`, "m"));
  return Number(line![1]) * 1024;
}
