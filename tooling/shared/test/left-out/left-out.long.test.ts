import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runProgram } from "../../src/programs/index.ts";

const TWO = ["x", "y"].map((name) => `{ extends: true, test: { name: "${name}", include: ["${name}.test.ts"] } }`);

test.each([
  ["one project", `include: ["x.test.ts"]`],
  ["two projects", `projects: [${TWO.join()}]`],
])("vitest prints the sentences once, at the end of a run, with any reporter: %s", (_, files) => {
  const x = `
    import { test } from "vitest";
    import { leaveOut } from ${setup("index.ts")};
    test("one", (context) => leaveOut(context, "Half of it did not run."));
    test("two", (context) => context.skip("No time."));
    test.skip("three", () => {});`;
  const { status, stderr, leftOut } = run({ x }, files);
  expect(stderr.split("Left out of this run:").slice(1)).toEqual([
    "\n  Half of it did not run.\n  No time.\n  1 test of x.test.ts did not run.\n",
  ]);
  expect(leftOut).toBe("Half of it did not run.\nNo time.\n1 test of x.test.ts did not run.\n");
  expect(status).toBe(0);
});

test.each([
  ["7.2", ""],
  ["8.4", "testTimeout: 700_000, "],
])(
  "a file that waits for a child process for ever is named and ended after %s s, and the others count",
  (seconds, limit) => {
    const x = `
    import { spawnSync } from "node:child_process";
    import { test } from "vitest";
    test("waits", () => spawnSync(process.execPath, ["-e", "setInterval(() => {}, 1000)"]));`;
    const y = `
    import { test } from "vitest";
    import { leaveOut } from ${setup("index.ts")};
    test("passes", (context) => leaveOut(context, "A part."));`;
    const { status, stderr, stdout } = run({ x, y }, `${limit}include: ["*.test.ts"]`, { PROGRESS_PAUSE: "100" });
    expect(stderr).toMatch(/^waiting for x\.test\.ts$/m);
    expect(stderr).toContain(`\nnothing has ended for ${seconds} s: ended x.test.ts\n`);
    expect(JSON.parse(stdout)).toMatchObject({ numPassedTests: 1 });
    expect(status).toBe(1);
  },
);

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

/** The path of a file of ours, as text of a program. */
function setup(path: string): string {
  return JSON.stringify(join(ROOT, "tooling/shared/src/left-out", path));
}

/** Runs these files of tests by themselves. `which` is the part of the configuration that finds them. */
function run(files: Readonly<Record<string, string>>, which: string, variables = {}) {
  // In the repository, because the tests of the fixture import Vitest; in a folder that no other run looks into.
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(ROOT, ".cache/left-out-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.test.ts`), text);
    writeFileSync(
      join(folder, "vitest.config.mjs"),
      `export default { test: { ${which}, globalSetup: [${setup("global-setup.ts")}] } };`,
    );
    const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
    const flags = ["run", "--root", folder, "--reporter=json", "--passWithNoTests"];
    const file = join(folder, "left-out.txt");
    const env = { ...process.env, ...variables, LEFT_OUT_FILE: file };
    const ended = runProgram(process.execPath, [vitest, ...flags], { cwd: folder, env, limit: 120_000 });
    return { ...ended, leftOut: readFileSync(file, "utf8") };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
