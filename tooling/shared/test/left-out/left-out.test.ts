import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { progressOf, unfinished } from "../../src/left-out/progress.ts";
import { summarize, type Task } from "../../src/left-out/summarize.ts";
import { runProgram } from "../../src/programs/index.ts";

function file(name: string, ...tasks: Task[]): Task {
  return { type: "suite", name, mode: "run", tasks: [{ type: "suite", name: "a group", mode: "run", tasks }] };
}

const passed: Task = { type: "test", name: "passes", mode: "run", result: { state: "pass" } };
const skipped: Task = { type: "test", name: "is skipped", mode: "skip" };

function noted(note: string): Task {
  return { type: "test", name: "is skipped with a note", mode: "run", result: { state: "skip", note } };
}

test("a run that left nothing out has no sentences", () => {
  expect(summarize([file("a.test.ts", passed)], false)).toEqual([]);
});

test("notes are counted, and tests without a note are counted for each file", () => {
  const partly: Task = { ...passed, meta: { leftOut: "1 of 2 lines did not run." } };
  const files = [
    file("a.test.ts", skipped, noted("no curl"), partly),
    file("b.test.ts", skipped, skipped, noted("no curl")),
  ];
  expect(summarize(files, false)).toEqual([
    "no curl (2 tests)",
    "1 of 2 lines did not run.",
    "1 test of a.test.ts did not run.",
    "2 tests of b.test.ts did not run.",
  ]);
});

test("a run for a test's name does not count the tests of other names", () => {
  expect(summarize([file("a.test.ts", skipped, noted("no curl"))], true)).toEqual(["no curl"]);
});

test.each([
  ["nothing failed or was skipped", {}, "0", "0", "2 passed, 0 failed", 0],
  ["a test was skipped", { numPendingTests: 1 }, "0", "0", "2 passed, 0 failed, 1 skipped", 0],
  ["a test failed", { testResults: [failing("two")] }, "1", "0", "2 passed, 1 failed", 1],
  ["a file cannot be loaded", { testResults: [{ ...failing(), status: "failed" }] }, "1", "0", "2 passed, 1 failed", 1],
  ["the runner failed, and no test", {}, "1", "0", "2 passed, 1 failed", 1],
  ["two other steps failed", {}, "0", "2", "2 passed, 2 failed", 1],
])("the summary of .ci/run ends with its counts: %s", (_, results, runner, broken, last, exit) => {
  const folder = mkdtempSync(join(tmpdir(), "summary-"));
  try {
    const path = join(folder, "results.json");
    const none = { numPassedTests: 2, numPendingTests: 0, numTodoTests: 0, testResults: [] };
    writeFileSync(path, JSON.stringify({ ...none, ...results }));
    const script = fileURLToPath(new URL("../../../../.ci/summary.mjs", import.meta.url));
    const leftOut = join(folder, "left-out.txt");
    writeFileSync(leftOut, "No time.\n");
    const { stdout, status } = runProgram(process.execPath, [script, path, runner, broken, leftOut]);
    expect(stdout).toMatch(/\n== left out\nNo time\.\n\n.*\n$/);
    expect(stdout.trimEnd().split("\n").at(-1)).toBe(last);
    expect(status).toBe(exit);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function failing(...names: readonly string[]) {
  const assertionResults = names.map((fullName) => ({ status: "failed", fullName, failureMessages: ["no"] }));
  return { name: "x.test.ts", status: "passed", message: "no", assertionResults };
}

test("says how far a run is, and in which files", () => {
  const tests = (...states: readonly string[]): Task[] =>
    states.map((state) => ({ type: "test", name: state, mode: "run", result: { state } }));
  const file = (state: string, ...tasks: Task[]): Task => ({
    type: "suite",
    name: `${state}.test.ts`,
    mode: "run",
    result: { state },
    tasks,
  });
  const files = [
    file("pass", ...tests(...Array<string>(1234).fill("pass"), "skip")),
    file("fail", { type: "suite", name: "of two", mode: "run", tasks: tests("pass", "fail") }),
    file("run", ...tests("pass", "run")),
  ];
  expect(progressOf(files, 9)).toBe("1,236 tests passed, 1 failed, in 2 of 9 files");
  expect(progressOf(files, 2)).toBe("1,236 tests passed, 1 failed, in 2 of 3 files");
  expect(unfinished(files)).toEqual(["run.test.ts"]);
});
