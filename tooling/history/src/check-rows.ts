import { findHome } from "./homes.ts";
import type { Table } from "./read-rows.ts";
import type { Row } from "./row.ts";
import type { TestId } from "./test-ids.ts";

/** Returns what is wrong with the rows of a table, as sentences. `root` is the folder of the repository. */
export function checkRows(root: string, { rows, withoutRun }: Table, tests: readonly TestId[]): string[] {
  const ids = new Set(tests.map(({ id }) => id));
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const key = `${row.document}, ${row.section}: ${row.name} (${row.kind})`;
    if (seen.has(key)) problems.push(`${key} is there twice`);
    seen.add(key);
    for (const problem of checkRow(root, row, ids)) problems.push(`${key}: ${problem}`);
    if (row.run === null && withoutRun[row.kind] === undefined) problems.push(`${key}: nothing runs it or says why`);
  }
  for (const kind of Object.keys(withoutRun)) {
    if (!rows.some((row) => row.kind === kind && row.run === null)) problems.push(`every ${kind} has an input`);
  }
  return problems;
}

function checkRow(root: string, row: Row, ids: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  for (const home of row.home) {
    const problem = findHome(root, home, row.kind);
    if (problem !== null) problems.push(problem);
  }
  for (const id of row.tests) {
    if (!ids.has(id)) problems.push(`no test has the id ${id}`);
  }
  if (row.rule === "today's" && row.changes.length === 0 && row.note === null) {
    problems.push("is today's, and nothing says what has changed");
  }
  return problems;
}

/** Returns what is wrong with the ids of the tests, as sentences. */
export function checkTestIds(tests: readonly TestId[]): string[] {
  return tests.flatMap(({ id, file, isAboveATest }, i) => {
    const problems: string[] = [];
    if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(id)) problems.push(`${file}: the id "${id}" is not a folder, "/" and words`);
    if (!isAboveATest) problems.push(`${file}: no test follows the id ${id}`);
    if (tests.findIndex((other) => other.id === id) !== i) problems.push(`${file}: another test has the id ${id}`);
    return problems;
  });
}
