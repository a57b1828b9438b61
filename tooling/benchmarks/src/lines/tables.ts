/** The medians of a task on one Node, in seconds. */
export interface TaskTimes {
  readonly task: string;
  readonly ours: number;
  readonly native: number;
}

/** What was measured on one Node. */
export interface NodeTimes {
  readonly version: string;
  readonly tasks: readonly TaskTimes[];
}

/** Returns the times of the script over `URL`, divided by ours: more than 1 means that ours took less. */
export function nativeTable(nodes: readonly NodeTimes[]): string {
  const names = nodes[0]?.tasks.map(({ task }) => `\`${task}\``) ?? [];
  return table(
    ["", ...names],
    nodes.map(({ version, tasks }) => [
      `Node ${version}`,
      ...tasks.map(({ ours, native }) => (native / ours).toFixed(2)),
    ]),
  );
}

/** The medians of short runs on one Node, in seconds: first that of a script that does nothing. */
export interface StartTimes {
  readonly version: string;
  readonly runs: readonly (readonly [name: string, seconds: number])[];
}

/** Returns the times of short runs, divided by that of the first one on the same Node. */
export function startTable(nodes: readonly StartTimes[]): string {
  const [, ...names] = nodes[0]?.runs.map(([name]) => name) ?? [];
  return table(
    ["", ...nodes.map(({ version }) => `Node ${version}`)],
    names.map((name, k) => [`\`${name}\``, ...nodes.map(({ runs }) => (runs[k + 1]![1] / runs[0]![1]).toFixed(2))]),
  );
}

/** Returns the times of other programs, in seconds and divided by the first. */
export function othersTable(rows: readonly (readonly [name: string, seconds: number])[]): string {
  const first = rows[0]?.[1] ?? Number.NaN;
  return table(
    ["", "CPU, s", "divided by the first"],
    rows.map(([name, seconds]) => [`\`${name}\``, seconds.toFixed(2), (seconds / first).toFixed(1)]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const align = ["---", ...head.slice(1).map(() => "--:")];
  return [line(head), `|${align.join("|")}|`, ...rows.map(line)].join("\n");
}
