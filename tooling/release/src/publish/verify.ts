import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { outputOf, runProgram } from "@url/tooling-shared/programs";
import { ROOT } from "../matrix/root.ts";
import { differencesOf } from "./compare-tarballs.ts";
import { sha256 } from "./make-release.ts";

const USAGE = `npm run verify-release <version> [-- --repository <address or folder>]

Clones the tag of a version, builds its packages, and compares each with what the registry has, byte by byte. The registry is npm's
own setting. Ends with 1 if a package differs.

  --repository  where the tag is; this clone unless you name another`;

process.exitCode = main();

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { repository: { type: "string", default: ROOT } },
  });
  const [version, ...more] = positionals;
  if (version === undefined || more.length > 0 || !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) {
    console.error(USAGE);
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), "verify-release-"));
  try {
    return verify(version, values.repository, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function verify(version: string, repository: string, folder: string): number {
  const clone = join(folder, "clone");
  outputOf("git", ["clone", "--quiet", "--depth=1", "--branch", `v${version}`, addressOf(repository), clone]);
  const commit = outputOf("git", ["rev-parse", "HEAD"], { cwd: clone }).trim();
  console.log(`v${version} is commit ${commit}. Building it…`);
  outputOf("npm", ["run", "bootstrap"], { cwd: clone, limit: 900_000 });
  const rebuilt = join(folder, "rebuilt");
  outputOf("npm", ["run", "release", "--", "build", "--anyway", "--into", rebuilt], { cwd: clone, limit: 1_800_000 });
  let wrong = 0;
  for (const file of readdirSync(rebuilt)
    .filter((name) => name.endsWith(".tgz"))
    .sort()) {
    const name = `@url/${file.slice("url-".length, -`-${version}.tgz`.length)}`;
    const problems = problemsOf(`${name}@${version}`, readFileSync(join(rebuilt, file)), folder);
    if (problems.length > 0) wrong++;
    for (const problem of problems) console.log(`DIFFERS  ${name}: ${problem}`);
    if (problems.length === 0) console.log(`same     ${name}`);
  }
  console.log(wrong === 0 ? "Every package is what its tag gives." : `${wrong} packages are not what their tag gives.`);
  return wrong === 0 ? 0 : 1;
}

/** A path is not cloned with hard links, and a depth needs an address. */
function addressOf(repository: string): string {
  return /^(?:[\w+]+:|[^/]+@)/.test(repository) ? repository : `file://${repository}`;
}

function problemsOf(spec: string, rebuilt: Uint8Array, folder: string): string[] {
  const into = mkdtempSync(join(folder, "published-"));
  const { status, stderr } = runProgram("npm", ["pack", "--silent", "--pack-destination", into, spec], { cwd: folder });
  if (status !== 0) return [`it cannot be downloaded: ${stderr.trim().split("\n")[0] ?? ""}`];
  const published = readFileSync(join(into, readdirSync(into)[0]!));
  const differences = differencesOf(published, rebuilt);
  return differences.length === 0 ? [] : [`SHA-256 ${sha256(published)}, not ${sha256(rebuilt)}`, ...differences];
}
