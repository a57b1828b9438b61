import { readdirSync } from "node:fs";
import { join } from "node:path";
import { PRINT, programOf, verify } from "../program.ts";
import { projectIn, writeManifest, writeRegistry } from "../project.ts";
import { run } from "../run.ts";
import { binary } from "./binary.ts";
import type { Cell } from "./cell.ts";

/** Bun installs with its own package manager, runs, and bundles. */
export const BUN: Cell = {
  name: "bun",
  often: false,
  ways: ["`bun install`", "import", "require", "`bun build`"],
  note: "",
  async run({ entries, packages, registry, folder, tools }) {
    const bun = join(
      await binary(folder, `@oven/bun-${process.platform}-${process.arch.replace("arm64", "aarch64")}`, tools.bun!),
      "bin/bun",
    );
    const project = projectIn(join(folder, "project"));
    writeManifest(project, { dependencies: Object.fromEntries(packages.map(({ name, version }) => [name, version])) });
    writeRegistry(project, registry);
    // Its cache knows a package by name and version only.
    const env = { BUN_INSTALL_CACHE_DIR: join(folder, "cache") };
    const execute = (...args: string[]) => run(bun, args, { cwd: project.folder, env });
    await execute("install");
    project.write("program.mjs", programOf(entries, "esm", PRINT));
    project.write("program.cjs", programOf(entries, "cjs", PRINT));
    verify(await execute("run", "program.mjs"), entries);
    verify(await execute("run", "program.cjs"), entries);
    await execute("build", "program.mjs", "--target=bun", "--outfile=bundle.mjs");
    verify(await execute("run", "bundle.mjs"), entries);
  },
};

/** Deno reads `npm:` specifiers, without a `node_modules`. */
export const DENO: Cell = {
  name: "deno",
  often: false,
  ways: ["`npm:` specifiers"],
  note: "",
  async run({ entries, packages, registry, folder, tools }) {
    const system = { linux: "linux", darwin: "darwin", win32: "win32" }[process.platform as "linux"];
    const name = `@deno/${system}-${process.arch}${system === "linux" ? "-glibc" : ""}`;
    const deno = join(await binary(folder, name, tools.deno!), "deno");
    const project = projectIn(join(folder, "project"));
    writeRegistry(project, registry);
    project.write("deno.json", "{}");
    const version = packages[0]!.version;
    const specifiers = entries.map((entry) => entry.replace(/^(@url\/[^/]+)/, `$1@${version}`));
    const program = specifiers.reduce(
      (text, specifier, index) => text.replaceAll(`from "${entries[index]}"`, `from "npm:${specifier}"`),
      programOf(entries, "esm", PRINT),
    );
    project.write("program.mjs", program);
    verify(
      await run(deno, ["run", "-A", "program.mjs"], { cwd: project.folder, env: { DENO_DIR: join(folder, "deno") } }),
      entries,
    );
  },
};

/** Yarn's Plug'n'Play has no `node_modules`: a package finds only what its own manifest names. */
export const YARN: Cell = {
  name: "yarn",
  often: false,
  ways: ["Plug'n'Play: import", "require"],
  note: "",
  async run({ entries, packages, registry, folder, tools }) {
    const yarn = join(await binary(folder, "@yarnpkg/cli-dist", tools["@yarnpkg/cli-dist"]!), "bin/yarn.js");
    const project = projectIn(join(folder, "project"));
    writeManifest(project, { dependencies: Object.fromEntries(packages.map(({ name, version }) => [name, version])) });
    const usual = (await run("npm", ["config", "get", "registry"], { cwd: folder })).trim();
    project.write(
      ".yarnrc.yml",
      `nodeLinker: pnp
enableGlobalCache: false
enableTelemetry: false
enableImmutableInstalls: false
npmRegistryServer: "${usual}"
npmScopes:
  url:
    npmRegistryServer: "${registry}"
unsafeHttpWhitelist:
  - localhost
`,
    );
    project.write("yarn.lock", "");
    // Its cache knows a registry by the name of the host only.
    const env = { YARN_GLOBAL_FOLDER: join(folder, "global") };
    const execute = (...args: string[]) => run("node", [yarn, ...args], { cwd: project.folder, env });
    await execute("install");
    project.write("program.mjs", programOf(entries, "esm", PRINT));
    project.write("program.cjs", programOf(entries, "cjs", PRINT));
    verify(await execute("node", "program.mjs"), entries);
    verify(await execute("node", "program.cjs"), entries);
    if (readdirSync(project.folder).includes("node_modules")) throw new Error("Plug'n'Play was not used");
  },
};
