// npm run typecheck: a few compilers for everything. A process for each folder took four times as long.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const TSC = join(ROOT, "node_modules/typescript/bin/tsc");

const packages = readdirSync(join(ROOT, "packages")).map((name) => `packages/${name}`);
const examples = readdirSync(join(ROOT, "examples")).map((name) => `examples/${name}`);
const folders = [...packages, ...examples, "site", "site/src/scripts", "site/test"];

/** Each compiler checks what only it checks. */
const checks = [
  // The sources of a package, with no more of the platform than the package may use.
  ["-b", ...folders.filter((folder) => existsSync(join(ROOT, folder, "tsconfig.json")))],
  // All tests and tools.
  ["-p", "tsconfig.check.json"],
  // The sources again in a package whose imports choose between them.
  ...["url-small", "url-platform"].flatMap((condition) =>
    packages
      .filter((folder) => choices(folder).includes(`"${condition}"`))
      .map((folder) => ["-p", folder, "--customConditions", `@url/source,${condition}`]),
  ),
];
process.exitCode = checks.filter((args) => tsc(args) !== 0).length > 0 ? 1 : 0;

/** Returns the exit status. */
function tsc(args) {
  // biome-ignore lint/plugin: a person waits for it
  return spawnSync(process.execPath, [TSC, ...args], { cwd: ROOT, stdio: "inherit" }).status;
}

function choices(folder) {
  return JSON.stringify(JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8")).imports ?? {});
}
