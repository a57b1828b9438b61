import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const TWO = ["x", "y"].map((name) => `{ extends: true, test: { name: "${name}", include: ["${name}.test.ts"] } }`);

test.each([
  ["one project", `include: ["x.test.ts"]`],
  ["two projects", `projects: [${TWO.join()}]`],
])("vitest prints the sentences once, at the end of a run, with any reporter: %s", (_, files) => {
  const root = fileURLToPath(new URL("../../../..", import.meta.url));
  // In the repository, because the tests of the fixture import Vitest; in a folder that no other run looks into.
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache/left-out-"));
  const ours = (path: string) => JSON.stringify(join(root, "tooling/shared/src/left-out", path));
  try {
    writeFileSync(
      join(folder, "x.test.ts"),
      `import { test } from "vitest";
       import { leaveOut } from ${ours("index.ts")};
       test("one", (context) => leaveOut(context, "Half of it did not run."));
       test("two", (context) => context.skip("No time."));
       test.skip("three", () => {});`,
    );
    writeFileSync(
      join(folder, "vitest.config.mjs"),
      `export default { test: { ${files}, globalSetup: [${ours("global-setup.ts")}] } };`,
    );
    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    const flags = ["run", "--root", folder, "--reporter=json", "--passWithNoTests"];
    const file = join(folder, "left-out.txt");
    const env = { ...process.env, LEFT_OUT_FILE: file };
    const { status, stderr } = spawnSync(process.execPath, [vitest, ...flags], { cwd: folder, encoding: "utf8", env });
    expect(stderr.split("Left out of this run:").slice(1)).toEqual([
      "\n  Half of it did not run.\n  No time.\n  1 test of x.test.ts did not run.\n",
    ]);
    expect(readFileSync(file, "utf8")).toBe("Half of it did not run.\nNo time.\n1 test of x.test.ts did not run.\n");
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
