import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { cutData } from "../src/documents.ts";
import { BUNDLES } from "../src/explain/bundles.ts";
import { type Explained, explain } from "../src/explain/explain.ts";
import { explainedPage } from "../src/explain/page.ts";
import { ROOT } from "../src/weigh.ts";

let all: Explained[];

beforeAll(async () => {
  all = await Promise.all(BUNDLES.map(explain));
});

test("each source in a bundle belongs to one part", () => {
  expect(all.flatMap(({ unclaimed }) => unclaimed)).toEqual([]);
});

test("the parts of a bundle are all of it", () => {
  for (const { whole, parts } of all)
    expect(parts.reduce((sum, { minified }) => sum + minified, 0)).toBe(whole.minified);
});

test("a bundle is smaller without what goes through many sources", () => {
  const changes = all.flatMap((explained) => explained.changes);
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.filter(({ minified, gzip }) => minified <= 0 || gzip <= 0)).toEqual([]);
});

// Every change of a package moves some of these figures a little. The page has to be written again when one has moved by
// more than a tenth.
test("docs/sizes-explained.md shows what is measured: npm run tool -- size --explain --write", () => {
  const written = rowsOf(readFileSync(join(ROOT, "docs/sizes-explained.md"), "utf8"));
  const measured = rowsOf(explainedPage(all, cutData(), []));
  expect([...written.keys()].sort()).toEqual([...measured.keys()].sort());
  const moved = [...written].filter(([name, bytes]) => {
    const now = measured.get(name)!;
    return Math.abs(bytes - now) > Math.max(50, now / 10);
  });
  expect(moved).toEqual([]);
});

/** The last figure of each row, by its heading and its first cell. */
function rowsOf(page: string): Map<string, number> {
  const rows = new Map<string, number>();
  let heading = "";
  for (const line of page.split("\n")) {
    if (line.startsWith("#")) heading = line;
    const [, name, bytes] = /^\| (.+?) \|.* (\d+) \|$/.exec(line) ?? [];
    if (name !== undefined) rows.set(`${heading}: ${name}`, Number(bytes));
  }
  return rows;
}
