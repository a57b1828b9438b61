import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeCommands } from "../src/command.ts";

/** Writes the files of a package, and returns its folder. */
function packageOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "build-command-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test("a command contains its dependencies, loads what it imports later from files of their own, and imports peers by name", async () => {
  const folder = packageOf({
    "package.json": '{"name":"made-up","dependencies":{"dependency":"1.0.0"}}',
    "src/bin.ts":
      '#!/usr/bin/env node\nimport { answer } from "dependency";\nvoid import("./later.ts");\nconsole.log(answer);\n',
    "src/later.ts": 'import engine from "engine";\nexport const later: string = engine;\n',
    "elsewhere/package.json":
      '{"name":"dependency","peerDependencies":{"engine":"1.0.0"},"exports":{"@url/source":"./source.ts","default":"./no.js"}}',
    "elsewhere/source.ts": "export const answer: number = 6 * 7;\n",
  });
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(folder, "elsewhere"), join(folder, "node_modules", "dependency"), "junction");
  await writeCommands(folder, new Map([["bin", "./src/bin.ts"]]));
  const bin = readFileSync(join(folder, "dist/bin.cjs"), "utf8");
  expect(bin).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(bin).toContain("42");
  expect(bin).not.toContain('"dependency"');
  expect(readdirSync(join(folder, "dist/command"))).toEqual(["later.cjs"]);
  expect(readFileSync(join(folder, "dist/command/later.cjs"), "utf8")).toContain("engine");
});

test("a package without a command gets none", async () => {
  const folder = packageOf({ "package.json": '{"name":"made-up"}' });
  await writeCommands(folder, new Map());
  expect(existsSync(join(folder, "dist"))).toBe(false);
});
