import { table } from "@url/tooling-shared/markdown";
import type { Result } from "../result.ts";
import { total } from "../result.ts";
import type { SuiteReport } from "../suite/report.ts";

/** Returns the matrix of docs/runtimes.md, with a row for each engine. */
export function matrix(results: readonly Result[]): string {
  const rows = results.map(({ engine, outcome }) => {
    if ("missing" in outcome) return [engine.name, "–", engine.from, "not run: not installed", "", "", ""];
    if ("broken" in outcome) return [engine.name, "–", engine.from, `not run: ${outcome.broken}`, "", "", ""];
    const { version, report } = outcome;
    const [wpt, packages] = [total(report, WPT), total(report, "packages/")];
    return [
      engine.name,
      version,
      engine.from,
      String(wpt.passed),
      String(packages.passed),
      String(report.differing?.length ?? 0),
      String(wpt.failed + packages.failed),
    ];
  });
  return table(["engine", "version", "from", "WPT", "packages", "differ as expected", "failed"], rows, [
    "engine",
    "version",
    "from",
  ]);
}

/** Returns the contents of the suite, by file of WPT and by package. They are the same for every engine. */
export function contents(report: SuiteReport): string {
  const rows = new Map<string, number>();
  for (const [file, { passed, failed }] of Object.entries(report.files)) {
    const name = file.startsWith(WPT) ? nameOfData(file) : `@url/${file.split("/")[1]}`;
    rows.set(name, (rows.get(name) ?? 0) + passed + failed);
  }
  return table(
    ["of", "tests"],
    [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, count]) => [name, String(count)]),
  );
}

const WPT = "tooling/conformance/test/wpt/";

function nameOfData(file: string): string {
  return `WPT: ${file.slice(WPT.length, -".test.ts".length)}`;
}
