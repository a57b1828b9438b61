import type { Task } from "./summarize.ts";
import { testsOf } from "./summarize.ts";

/**
 * Returns how far a run is: how many tests have ended, how many of them failed, and in how many files of how many.
 * `seconds` is how long it has been going.
 */
export function progressOf(files: readonly Task[], known: number, seconds: number): string {
  const ended = files.filter(
    ({ result }) => result?.state === "pass" || result?.state === "fail" || result?.state === "skip",
  );
  const states = files.flatMap(testsOf).map(({ result }) => result?.state);
  const [passed, failed] = ["pass", "fail"].map((state) => states.filter((other) => other === state).length);
  const total = Math.max(known, files.length);
  return `${seconds} s: ${number(passed!)} tests passed, ${number(failed!)} failed, in ${ended.length} of ${total} files`;
}

function number(count: number): string {
  return count.toLocaleString("en-US");
}
