import type { Failure, SuiteReport } from "./report.ts";

/** A test that stays out of the suite, and why: the test or the group of tests
 * that `test` names, or without it every test of `file`. */
export interface Exclusion {
  readonly file: string;
  readonly test?: string;
  readonly reason: string;
}

interface RegisteredTest {
  readonly file: string;
  readonly title: string;
  readonly run: () => unknown;
}

const tests: RegisteredTest[] = [];
const files: string[] = [];
const groups: string[] = [];

/** Says that the tests which are registered from here on are those of `name`. */
export function beginFile(name: string): void {
  files.push(name);
}

/** Registers a test of the file at hand, under its group's title. */
export function register(title: string, run: () => unknown): void {
  const file = files[files.length - 1];
  if (file === undefined) throw new Error("a test outside a file");
  tests.push({ file, title: [...groups, title].join(" > "), run });
}

/** Runs `body` at once; what it registers has `title` before its own. */
export function group(title: string, body: () => void): void {
  groups.push(title);
  body();
  groups.pop();
}

/**
 * Runs the tests, except for those excluded, and returns the counts. An exclusion that names no test fails, and so does
 * a file without tests and a test that returns a promise, because nothing waits here.
 */
export function runSuite(exclusions: readonly Exclusion[]): SuiteReport {
  const counts: Record<string, { passed: number; failed: number }> = {};
  const failures: Failure[] = [];
  const excluded = new Set<Exclusion>();
  const fail = (file: string, title: string, message: string) => {
    counts[file]!.failed++;
    failures.push({ file, title, message });
  };

  for (const file of files) counts[file] = { passed: 0, failed: 0 };
  for (const { file, title, run } of tests) {
    const exclusion = exclusions.find((e) => e.file === file && (e.test === title || title.startsWith(`${e.test} > `)));
    if (exclusion !== undefined) {
      excluded.add(exclusion);
      continue;
    }
    try {
      if (isPromise(run())) throw new Error("an asynchronous test cannot run here");
      counts[file]!.passed++;
    } catch (error) {
      fail(file, title, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
    }
  }
  for (const file of files) {
    if (!tests.some((test) => test.file === file)) fail(file, "the file", "has no tests");
  }
  for (const exclusion of exclusions) {
    if (!excluded.has(exclusion)) fail(exclusion.file, exclusion.test ?? "", "stale exclusion: there is no such test");
  }
  return { files: counts, failures };
}

function isPromise(value: unknown): boolean {
  return typeof value === "object" && value !== null && "then" in value;
}
