import type { Task } from "./summarize.ts";
import { testsOf } from "./summarize.ts";

/** Returns how far a run is: how many tests have ended, how many of them failed, and in how many files of how many. */
export function progressOf(files: readonly Task[], known: number): string {
  const ended = files.filter(
    ({ result }) => result?.state === "pass" || result?.state === "fail" || result?.state === "skip",
  );
  const states = files.flatMap(testsOf).map(({ result }) => result?.state);
  const [passed, failed] = ["pass", "fail"].map((state) => states.filter((other) => other === state).length);
  const total = Math.max(known, files.length);
  return `${number(passed!)} tests passed, ${number(failed!)} failed, in ${ended.length} of ${total} files`;
}

/** Returns the names of the files in which a test has begun and not ended. */
export function unfinished(files: readonly Task[]): string[] {
  const begun = files.filter(({ result, tasks }) => result?.state === "run" || (!result?.state && tasks?.length));
  return begun.map(({ name }) => name);
}

function number(count: number): string {
  return count.toLocaleString("en-US");
}
