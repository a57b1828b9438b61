import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SINCE } from "./class-names.ts";
import { findHome } from "./homes.ts";
import type { DocumentRows, Row, TestReference } from "./row.ts";

/** Returns what is wrong with the rows of a document, as sentences. `root` is the folder of the repository. */
export function checkRows(root: string, document: DocumentRows): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const row of document.rows) {
    const key = `${document.name}, ${row.section}: ${row.name} (${row.kind})`;
    if (seen.has(key)) problems.push(`${key} is there twice`);
    seen.add(key);
    for (const problem of checkRow(root, row)) problems.push(`${key}: ${problem}`);
  }
  return problems;
}

function checkRow(root: string, row: Row): string[] {
  const problems: string[] = [];
  if (row.section === "" || row.name === "") problems.push("has no section or no name");
  if (row.home.length === 0) problems.push("has no home");
  for (const home of row.home) {
    const problem = findHome(root, home, row.kind);
    if (problem !== null) problems.push(problem);
  }
  if (row.test.length === 0) problems.push("has no test");
  for (const reference of row.test) {
    const problem = findTest(root, reference);
    if (problem !== null) problems.push(problem);
  }
  for (const name of row.classes ?? []) {
    if (!Object.hasOwn(SINCE, name)) problems.push(`no class has the name ${name}`);
  }
  return problems;
}

/** Returns null if the test exists, else what is missing. The title is searched in the text of the file, in quotes. */
function findTest(root: string, reference: TestReference): string | null {
  const at = reference.indexOf(" > ");
  if (at === -1) return `${reference} is not a file, " > " and a title`;
  const [file, title] = [reference.slice(0, at), reference.slice(at + 3)];
  if (!/\.test\.ts$/.test(file) || !existsSync(join(root, file))) return `there is no test file ${file}`;
  const text = readFileSync(join(root, file), "utf8");
  const quoted = ['"', "'", "`"].map((quote) => `${quote}${title.replaceAll("\\", "\\\\")}${quote}`);
  const escaped = JSON.stringify(title);
  return [...quoted, escaped].some((form) => text.includes(form))
    ? null
    : `${file} has no test ${JSON.stringify(title)}`;
}
