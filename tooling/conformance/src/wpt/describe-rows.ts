import { describe, expect, test } from "vitest";
import { isMissing, type Missing } from "./data.ts";
import { EXPECTATIONS, runExpecting } from "./expectations.ts";
import type { Expectation, WPTFile } from "./files.ts";

/** The test of one row: its title, which must be unique in the file, and its check. */
export interface RowTest {
  readonly title: string;
  readonly check: () => void;
}

/**
 * Registers one test for each row of a data file, so that the counts are WPT's own. All tests of a file are passed in
 * one call, which makes it possible to find an expectation that names no row. The expectations are those of `@url/api`;
 * a caller that runs the rows against something else passes its own.
 */
export function describeRows<Data extends object>(
  file: WPTFile,
  data: Data | Missing,
  toTests: (data: Data) => readonly RowTest[],
  expected: readonly Expectation[] = EXPECTATIONS,
): void {
  describe(file, () => {
    if (isMissing(data)) {
      describeMissing(file, data);
      return;
    }
    const tests = toTests(data);
    const expectations = new Map(expected.filter((e) => e.file === file).map((e) => [e.key, e]));
    for (const { title, check } of tests) {
      const expectation = expectations.get(title);
      test(expectation === undefined ? title : `${title} (differs: ${expectation.reason})`, () =>
        runExpecting(expectation, check),
      );
    }
    const titles = new Set(tests.map(({ title }) => title));
    const strays = [...expectations.keys()].filter((key) => !titles.has(key));
    const repeated = tests.length - titles.size;
    if (tests.length === 0 || strays.length > 0 || repeated > 0) {
      test("the data and its expectations fit together", () => {
        expect({ rows: tests.length > 0, strays, repeated }).toEqual({ rows: true, strays: [], repeated: 0 });
      });
    }
  });
}

/**
 * Registers a test in place of the rows of a missing file: one that fails, or one that is skipped if that was accepted.
 */
export function describeMissing(file: WPTFile, { missing, fatal }: Missing): void {
  if (fatal) {
    test("the data is there", () => {
      throw new Error(missing);
    });
    return;
  }
  test(`every row of ${file}`, (context) => context.skip(missing));
}

/** Text as JavaScript would write it, so that a title shows control characters and lone surrogates. */
export function show(value: string | null): string {
  return JSON.stringify(value).replace(/[^\x20-\x7e]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
