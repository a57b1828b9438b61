import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { planOf } from "../src/entries.ts";
import { removeFolders, writeFolders } from "../src/folders.ts";

test("the folders of entries are written, and removed without what else is in them, such as a package's tests", () => {
  const folder = mkdtempSync(join(tmpdir(), "folders-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "test"));
  writeFileSync(join(folder, "test/a.test.ts"), "");
  const entry = { "@url/source": "./src/index.ts" };
  const exports = { ".": entry, "./test": entry, "./a/b": entry, "./package.json": "./package.json" };
  const plan = planOf({ name: "@url/made-up", version: "1.0.0", description: "", exports });
  writeFolders(folder, plan);
  expect(["test", "a/b"].map((path) => existsSync(join(folder, path, "package.json")))).toEqual([true, true]);
  removeFolders(folder, plan);
  expect(readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()).toEqual(["test", "test/a.test.ts"]);
});
