import type { Exclusion } from "./suite/registry.ts";
import type { Failure, SuiteReport } from "./suite/report.ts";

/** A test that is expected to fail if classes are compiled to functions. */
export type Expected = Required<Exclusion>;

/**
 * Separates the expected failures of a report from the others. An expected failure that did not occur is a failure
 * itself, so that no entry outlives its reason.
 */
export function setApart({ files, failures }: SuiteReport, expected: readonly Expected[]): SuiteReport {
  const isExpected = (failure: Failure) => expected.some((e) => e.file === failure.file && e.test === failure.title);
  const differing = failures.filter(isExpected);
  const stale = expected.filter(({ file, test }) => !differing.some((f) => f.file === file && f.title === test));
  const counts = Object.entries(files).map(([file, { passed, failed }]) => {
    const here = (list: readonly { readonly file: string }[]) => list.filter((entry) => entry.file === file).length;
    return [file, { passed: passed - here(stale), failed: failed - here(differing) + here(stale) }] as const;
  });
  return {
    files: Object.fromEntries(counts),
    failures: [
      ...failures.filter((failure) => !isExpected(failure)),
      ...stale.map(({ file, test }) => ({ file, title: test, message: "stale: it was expected to fail, and passes" })),
    ],
    differing,
  };
}
