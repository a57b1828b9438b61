// npm run try -- <url> …: bundles the sources of the url command, and runs "url inspect". If nothing is
// installed yet, it installs what bundling needs, three packages, and not the 800 of a whole checkout.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const HERE = join(ROOT, ".cache/try");
const COMMAND = join(HERE, "url/bin.mjs");

const say = (text) => console.error(`npm run try: ${text}`);
const manifests = readdirSync(join(ROOT, "packages")).map((name) => read(join(ROOT, "packages", name, "package.json")));
const { buildSync } = createRequire(install())("esbuild");
buildSync({
  entryPoints: [join(ROOT, "packages/cli/src/bin.ts")],
  outdir: join(HERE, "url"),
  outExtension: { ".js": ".mjs" },
  bundle: true,
  // Other commands import what is not there: peers, and what a build makes. In files of their own they are not loaded.
  splitting: true,
  external: manifests.flatMap(missing),
  platform: "node",
  format: "esm",
  target: "node20",
  conditions: ["@url/source"],
  nodePaths: [join(HERE, "node_modules")],
  logLevel: "warning",
});
// biome-ignore lint/plugin: a person waits for it
const { status } = spawnSync(process.execPath, [COMMAND, "inspect", ...process.argv.slice(2)], { stdio: "inherit" });
process.exitCode = status ?? 1;

/** Returns a file beside whose node_modules esbuild is: that of a tool if everything is installed, or else our own. */
function install() {
  const tool = join(ROOT, "tooling/bundles/package.json");
  if (existsSync(join(ROOT, "tooling/bundles/node_modules/esbuild"))) return tool;
  const own = join(HERE, "package.json");
  const { esbuild } = read(tool).devDependencies;
  const dependencies = Object.fromEntries([["esbuild", esbuild], ...manifests.flatMap(outside)]);
  const text = JSON.stringify({ private: true, dependencies });
  if (existsSync(own) && readFileSync(own, "utf8") === text) return own;

  say(`installing ${Object.keys(dependencies).join(" and ")} into .cache/try …`);
  mkdirSync(HERE, { recursive: true });
  // The manifest is written at the end, so that an install that was stopped is done again.
  const words = Object.entries(dependencies).map(([name, range]) => `${name}@${range}`);
  const flags = [
    "--no-save",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    "--ignore-scripts",
    "--loglevel=error",
  ];
  const { status } = spawnSync("npm", ["install", "--prefix", HERE, ...flags, ...words], {
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 300_000,
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(join(HERE, "node_modules/@url"), { recursive: true });
  for (const { name } of manifests) {
    const link = join(HERE, "node_modules", name);
    if (!existsSync(link)) symlinkSync(join(ROOT, "packages", name.slice("@url/".length)), link, "junction");
  }
  writeFileSync(own, text);
  say("installed. The url command is bundled in .cache/try/url.\n");
  return own;
}

/** Returns what a package depends on from outside the repository: names, and versions. */
function outside({ dependencies = {} }) {
  return Object.entries(dependencies).filter(([name]) => !name.startsWith("@url/"));
}

/** Returns what a package imports that neither this command installs nor the sources have. */
function missing({ peerDependencies = {}, imports = {} }) {
  const built = Object.keys(imports).filter((name) => JSON.stringify(imports[name]).includes("./dist/"));
  return [...Object.keys(peerDependencies), ...built];
}

function read(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}
