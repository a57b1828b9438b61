import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerPage } from "../../src/migrating/page.ts";
import { sectionsOf } from "../../src/migrating/table.ts";

const HEADER = "| them | here | them returns | we return | why |\n|---|---|---|---|---|";
const SETUP = '```js\nconst url = new URL("https://a.example/b");\n```';
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "migrating-"));
  mkdirSync(join(root, "docs/migrating"), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

async function answer(...rows: string[]) {
  const name = `page-${Math.random()}`.replace(".", "");
  writeFileSync(join(root, "docs/migrating", `${name}.md`), `${SETUP}\n\n${HEADER}\n${rows.join("\n")}\n`);
  return answerPage(root, name, root);
}

test("writes what both expressions return, and ours only if it differs", async () => {
  const page = await answer('| `url.host` | `"a.example"` | | | |', "| `url.port` | `null` | old | old | no port |");
  expect(page.markdown.split("\n").slice(-3, -1)).toEqual([
    '| `url.host` | `"a.example"` | `"a.example"` | | |',
    '| `url.port` | `null` | `""` | `null` | no port |',
  ]);
  expect(page.counts).toEqual({ rows: 2, same: 1, missing: 0 });
  expect(page.unexplained).toEqual([]);
});

test("names a row that differs without a reason", async () => {
  const page = await answer("| `1` | `2` | | | |", "| `3` | – | | | |");
  expect(page.unexplained.map((text) => text.replace(/^.*, /, ""))).toEqual(["line 7: 1", "line 8: 3"]);
});

test("both rejected is the same, and a value is not the same as an error", async () => {
  const page = await answer(
    '| `new URL("//")` | `({ ok: false, error: { code: "no" } })` | | | |',
    '| `"no"` | `({ ok: false, error: { code: "no" } })` | | | why |',
  );
  expect(page.counts).toEqual({ rows: 2, same: 1, missing: 0 });
  expect(page.markdown).toContain('| `"no"` | error `"no"` | why |');
});

test("a name that does not exist is a mistake, and not an answer", async () => {
  await expect(answer("| `nothing(url)` | `url` | | | |")).rejects.toThrow(ReferenceError);
  await expect(answer("| `url` | `url.nothing()` | | | |")).rejects.toThrow(TypeError);
});

test("a row has five cells and one expression in each of the first two", () => {
  expect(() => sectionsOf(`${SETUP}\n${HEADER}\n| \`1\` | \`2\` | |`)).toThrow("the row has 3 cells, not 5");
  expect(() => sectionsOf(`${SETUP}\n${HEADER}\n| \`1\` or \`2\` x | \`2\` | | | |`)).toThrow("is not one expression");
  expect(() => sectionsOf(`${HEADER}\n| \`1\` | \`2\` | | | |`)).toThrow("no block of js above the table");
});
