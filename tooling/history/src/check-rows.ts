import { CHANGES } from "@url/history/internal";
import { findHome } from "./homes.ts";
import type { DocumentRows, Row } from "./row.ts";
import type { TestId } from "./test-ids.ts";

/** Returns what is wrong with the rows of a document, as sentences. `root` is the folder of the repository. */
export function checkRows(root: string, document: DocumentRows, tests: readonly TestId[]): string[] {
  const ids = new Set(tests.map(({ id }) => id));
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const row of document.rows) {
    const key = `${document.name}, ${row.section}: ${row.name} (${row.kind})`;
    if (seen.has(key)) problems.push(`${key} is there twice`);
    seen.add(key);
    for (const problem of checkRow(root, row, ids)) problems.push(`${key}: ${problem}`);
  }
  return problems;
}

function checkRow(root: string, row: Row, ids: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  if (row.section === "" || row.name === "") problems.push("has no section or no name");
  if (row.home.length === 0) problems.push("has no home");
  for (const home of row.home) {
    const problem = findHome(root, home, row.kind);
    if (problem !== null) problems.push(problem);
  }
  if (row.test.length === 0) problems.push("has no test");
  for (const id of row.test) {
    if (!ids.has(id)) problems.push(`no test has the id ${id}`);
  }
  if (row.limit !== undefined && row.rule !== "old") problems.push("has a limit, and is by the living rule");
  if (row.rule === "living" && row.classes === undefined && row.note === undefined) {
    problems.push("is by the living rule, and nothing says what has changed");
  }
  for (const name of row.classes ?? []) {
    if (!Object.hasOwn(CHANGES, name)) problems.push(`no class has the name ${name}`);
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
