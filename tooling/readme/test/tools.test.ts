import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deadLinks, ROOT } from "../src/documents.ts";

const TOOLS = readdirSync(join(ROOT, "tooling"))
  .sort()
  .filter((name) => existsSync(join(ROOT, "tooling", name, "package.json")));

test("the table of tooling/README.md lists each tool", () => {
  const rows = readFileSync(join(ROOT, "tooling/README.md"), "utf8").matchAll(
    /^\| \[([\w-]+)\]\(\1\/README\.md\) \|/gm,
  );
  expect(Array.from(rows, ([, name]) => name)).toEqual(TOOLS);
});

test.each(["tooling/README.md", ...TOOLS.map((name) => `tooling/${name}/README.md`)])(
  "%s: its links to files exist",
  (path) => {
    expect(deadLinks(readFileSync(join(ROOT, path), "utf8"), path, ROOT)).toEqual([]);
  },
);
