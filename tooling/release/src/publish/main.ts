import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { obstaclesTo } from "@url/tooling-build/pack";
import { outputOf, runProgram } from "@url/tooling-shared/programs";
import { ROOT } from "../matrix/root.ts";
import { publishable } from "../pack/pack-all.ts";
import { makeRelease, SUMS, sha256 } from "./make-release.ts";
import { weighTarballs } from "./weigh.ts";

const USAGE = `npm run release -- version
npm run release -- build [--into <folder>] [--anyway]

  version  writes the next versions and changelogs from the changesets
  build    builds all packages, and writes their tarballs, their hashes and the bill of materials into a folder, .cache/release
           unless you name one. It refuses while the address of the repository is a placeholder, unless you say --anyway

Nothing is published: a job of the workflow "Release" does that, with these files.`;

process.exitCode = main();

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { into: { type: "string" }, anyway: { type: "boolean", default: false } },
  });
  if (positionals.join(" ") === "version") return version();
  if (positionals.join(" ") === "build")
    return build(resolve(values.into ?? join(ROOT, ".cache/release")), values.anyway);
  console.error(USAGE);
  return 2;
}

function version(): number {
  outputOf(process.execPath, ["node_modules/@changesets/cli/bin.js", "version"], { cwd: ROOT });
  outputOf(process.execPath, ["tooling/pnpm.mjs", "install", "--lockfile-only"], { cwd: ROOT });
  console.log(`The next version is ${publishable(ROOT)[0]!.manifest.version}.`);
  return 0;
}

function build(into: string, anyway: boolean): number {
  const house = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const obstacles = obstaclesTo(
    house,
    publishable(ROOT).map(({ manifest }) => manifest),
  );
  for (const obstacle of obstacles) console.error(`release: ${obstacle}`);
  if (obstacles.length > 0 && !anyway) return 1;
  const { status, stdout, stderr } = runProgram("npm", ["run", "--silent", "build"], { cwd: ROOT, limit: 900_000 });
  if (status !== 0) {
    console.error(stdout + stderr);
    return 1;
  }
  const files = makeRelease(ROOT, into);
  console.log(
    `${files.length} files are in ${relative(process.cwd(), into)}. Their hashes are in ${SUMS}, whose own is`,
  );
  console.log(sha256(readFileSync(join(into, SUMS))));
  const tarballs = files.filter((file) => file.endsWith(".tgz"));
  console.log(weighTarballs(into, tarballs));
  return 0;
}
