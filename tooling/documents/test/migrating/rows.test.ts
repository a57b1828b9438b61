import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { withLibraries } from "../../src/migrating/overview.ts";
import { type AnsweredPage, answerPage, migratingPages } from "../../src/migrating/page.ts";
import { ROOT } from "../../src/readme/documents.ts";

// Beside this package's node_modules, from which all libraries can be resolved.
const CACHE = join(ROOT, "tooling/documents/.cache/migrating");
const answered = new Map<string, AnsweredPage>();

beforeAll(() => {
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
});

// With -u, these tests write what the expressions return into the pages, and the table of the overview.
describe.each(migratingPages(ROOT))("docs/migrating/%s.md", (name) => {
  test("has what both expressions of every row return, and a reason where they differ", async () => {
    const page = await answerPage(ROOT, name, CACHE);
    answered.set(name, page);
    await expect(page.markdown).toMatchFileSnapshot(join(ROOT, "docs/migrating", `${name}.md`));
    expect(page.unexplained).toEqual([]);
  });
});

test("docs/migrating.md has a row for each page", async () => {
  const path = join(ROOT, "docs/migrating.md");
  await expect(withLibraries(readFileSync(path, "utf8"), answered)).toMatchFileSnapshot(path);
});
