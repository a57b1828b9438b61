import { fill, table } from "@url/tooling-shared/markdown";
import { DEPENDENTS, type Dependent } from "./dependent.ts";
import type { Outcome } from "./try-dependent.ts";

/** What was measured, by the names of the projects: `tooling/data/dependents/results.json`. */
export type Results = Readonly<Record<string, Outcome | undefined>>;

/** Returns docs/dependents.md with the tables of what was measured. */
export function withResults(page: string, results: Results, dependents: readonly Dependent[] = DEPENDENTS): string {
  const tables = {
    dependents: projectsTable(results, dependents),
    reasons: reasonsTable(results, dependents),
    calls: callsTable(results, dependents),
  };
  return Object.entries(tables).reduce((text, [name, table]) => fill(text, name, table), page);
}

function projectsTable(results: Results, dependents: readonly Dependent[]): string {
  const head = ["project", "what is replaced", "before", "after", "lines", "time of a call", "bytes, gzipped"];
  const rows = dependents.flatMap((dependent): string[][] => {
    const { name, hook, cannotRun } = dependent;
    if (cannotRun !== undefined) return [[name, hook, "not run", "", "", "", ""]];
    const outcome = results[name];
    return outcome ? [rowOf(dependent, outcome)] : [];
  });
  return table(head, rows, head.slice(0, 2));
}

/** Returns the cells of a project's row. */
export function rowOf(dependent: Dependent, { version, before, after, lines, time, bytes }: Outcome): string[] {
  const overrides = Object.keys(dependent.overrides ?? {}).length;
  const changed = [
    ...(lines.added + lines.removed > 0 ? [`+${lines.added} −${lines.removed}`] : []),
    ...(overrides > 0 ? [`${overrides} override${overrides === 1 ? "" : "s"}`] : []),
  ];
  return [
    `${dependent.name} ${version}`,
    dependent.hook,
    testsOf(before),
    testsOf(after),
    changed.join(", "),
    time ? `${nanosecondsOf(time.before)} → ${nanosecondsOf(time.after)}` : "–",
    bytes ? `${kilobytesOf(bytes.before)} → ${kilobytesOf(bytes.after)}` : "–",
  ];
}

function reasonsTable(results: Results, dependents: readonly Dependent[]): string {
  const rows = dependents.flatMap((dependent): string[][] => {
    if (dependent.cannotRun !== undefined) return [[dependent.name, "all", dependent.cannotRun]];
    const reasons = results[dependent.name]?.reasons ?? [];
    return reasons.map(({ why, tests }) => [dependent.name, String(tests), why ?? "not known"]);
  });
  return table(["project", "tests", "why"], rows, ["project", "why"]);
}

function callsTable(results: Results, dependents: readonly Dependent[]): string {
  const rows = dependents.flatMap(({ name, time }): string[][] => {
    const outcome = results[name];
    return time && outcome?.time ? [[name, outcome.node, time.what, `\`${time.call}\``]] : [];
  });
  return table(["project", "Node", "what", "call"], rows, ["project", "Node", "what", "call"]);
}

function testsOf({ passed, failed }: Outcome["before"]): string {
  const all = (passed + failed).toLocaleString("en");
  return `${passed.toLocaleString("en")} of ${all}`;
}

function kilobytesOf(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function nanosecondsOf(nanoseconds: number): string {
  if (nanoseconds < 1000) return `${nanoseconds} ns`;
  const microseconds = nanoseconds / 1000;
  return microseconds < 1000 ? `${microseconds.toPrecision(3)} µs` : `${(microseconds / 1000).toPrecision(3)} ms`;
}
