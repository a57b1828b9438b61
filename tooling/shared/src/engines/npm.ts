import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { outputOf } from "../programs/index.ts";

/** The folder of the engines, which git ignores. */
export const ENGINES: string = fileURLToPath(new URL("../../../../.cache/engines", import.meta.url));

/** The package with Node for this platform, and the path of the program below `node_modules`. */
export const NODE: { readonly name: string; readonly program: string } = nodeHere();

/** The package with Bun for Linux, and the path of the program below `node_modules`. */
export const BUN: { readonly name: string; readonly program: string } = {
  name: "@oven/bun-linux-x64",
  program: "@oven/bun-linux-x64/bin/bun",
};

/** ClickHouse as a library, which has half a gigabyte: what to install, and a file that is there if it is installed. */
export const CHDB: { readonly key: string; readonly spec: string; readonly file: string } = {
  key: "chdb",
  spec: "chdb@3.4.0",
  file: "chdb/index.js",
};

/** DuckDB-Wasm, which has 138 MB: what to install, and the entry for Node that answers at once. */
export const DUCKDB_WASM: { readonly key: string; readonly spec: string; readonly file: string } = {
  key: "duckdb-wasm",
  spec: "@duckdb/duckdb-wasm@1.32.0",
  file: "@duckdb/duckdb-wasm/dist/duckdb-node-blocking.cjs",
};

/** The libraries to which `@url/api` is given: the folder, what to install, and whether it is there with these versions. */
export const LIBRARIES: { readonly key: string; specs(): string[]; isThere(): boolean } = {
  key: "identity",
  specs: () => Object.entries(pinned()).map(([name, version]) => `${name}@${version}`),
  isThere: () => Object.keys(pinned()).every((name) => installed("identity", join(name, "package.json")) !== undefined),
};

function pinned(): Readonly<Record<string, string>> {
  const file = fileURLToPath(new URL("../../../data/identity-libraries.json", import.meta.url));
  return JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, string>>;
}

/** Returns the path of the file `path` of an engine that `npmInstall(key, …)` has installed, or undefined. */
export function installed(key: string, path: string): string | undefined {
  const file = join(ENGINES, key, "node_modules", path);
  return existsSync(file) ? file : undefined;
}

/**
 * Installs packages of npm into their own folder, never into the workspace, because the `bin` of an engine would
 * replace `node` in every script.
 */
export function npmInstall(key: string, packages: readonly string[]): void {
  const cwd = join(ENGINES, key);
  mkdirSync(cwd, { recursive: true });
  // Without a manifest here, npm would find the workspace's in a parent folder.
  writeFileSync(join(cwd, "package.json"), JSON.stringify({ private: true }));
  const args = [
    "install",
    ...packages,
    "--no-save",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--legacy-peer-deps",
  ];
  outputOf("npm", args, { cwd, limit: 600_000 });
}

function nodeHere(): typeof NODE {
  const isWindows = process.platform === "win32";
  const name = `node-${isWindows ? "win" : process.platform}-${process.arch}`;
  return { name, program: join(name, "bin", isWindows ? "node.exe" : "node") };
}
