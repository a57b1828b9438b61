import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A test that a row points at, and keeps pointing at when its title or its file changes. */
export interface TestId {
  /** Such as `ipv6/parses`. It stands in a comment above the test: `// @id ipv6/parses`. */
  readonly id: string;
  /** The file of the test, from the root of the repository. */
  readonly file: string;
  /** Does a test follow, or a group of tests, after other comments at most? */
  readonly isAboveATest: boolean;
}

/** Returns every id in the test files of the packages and the tools. `root` is the folder of the repository. */
export function readTestIds(root: string): TestId[] {
  return ["packages", "tooling"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .sort()
      .map((name) => `${folder}/${name}/test`)
      .filter((tests) => existsSync(join(root, tests)))
      .flatMap((tests) => testFiles(root, tests))
      .flatMap((file) => idsIn(file, readFileSync(join(root, file), "utf8"))),
  );
}

/** Returns the ids in the text of a test file. */
export function idsIn(file: string, text: string): TestId[] {
  return Array.from(
    text.matchAll(/^ *\/\/ @id (.*)\n(?=(?: *\/\/.*\n)*( *(?:test|describe)[.(])?)/gm),
    ([, id = "", call]) => ({
      id,
      file,
      isAboveATest: call !== undefined,
    }),
  );
}

function testFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:test|nightly)\.ts$/.test(name))
    .sort()
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`);
}
