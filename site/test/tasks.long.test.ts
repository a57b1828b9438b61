import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installTogether, packOnce } from "@url/tooling-release/pack";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openSearch } from "../src/search/open.ts";
import { TASKS } from "./tasks/index.ts";
import { runTask } from "./tasks/program.ts";
import { createReader } from "./tasks/reader.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const RECORD = readFileSync(join(ROOT, "docs/ten-tasks.md"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "tasks-"));
const project = join(folder, "project");

beforeAll(() => {
  mkdirSync(project);
  installTogether(packOnce(ROOT), project);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(Object.entries(TASKS))("%s", (name, task) => {
  const reader = createReader(inject("dist"));

  test(`${task.question} The front page leads to code that does it, and so does the search`, async () => {
    const code = task.find(reader);
    expect(search(task.query)).toContain(reader.address);
    expect(packagesIn(code).filter((name) => !reader.installs().includes(name))).toEqual([]);
    // docs/ten-tasks.md is a record of what happens here.
    expect(RECORD).toContain(
      `| ${task.question} | ${reader.clicks.join(", ")} | \`${reader.address}\` | ${task.query} |\n`,
    );
    expect(await runTask(task, code, project, name)).toEqual(task.expected);
  });
});

/** The first five results of the site's own search. */
function search(query: string): string[] {
  const find = openSearch(readFileSync(join(inject("dist"), "search.json"), "utf8"));
  return find(query, 5).map(({ id }) => id);
}

/** The packages that a block imports, without what Node has. */
function packagesIn(code: string): string[] {
  const imports = Array.from(code.matchAll(/^import .*?"((?:@[\w-]+\/)?[\w.-]+)[^":]*";$/gm), ([, name]) => name!);
  return [...new Set(imports)];
}
