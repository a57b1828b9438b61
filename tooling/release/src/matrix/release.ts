import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeRelease } from "../publish/make-release.ts";
import type { Registry } from "./registry.ts";
import { PNPM, ROOT } from "./root.ts";
import { run } from "./run.ts";

/** A package as it was published. */
export interface Released {
  readonly name: string;
  readonly version: string;
  /** The import paths that its manifest exports, such as `@url/ip` and `@url/ip/set`. */
  readonly entries: readonly string[];
  /** Whether it runs only in Node. */
  readonly forNode: boolean;
  /** Whether it is a command, whose README shows a session. */
  readonly command: boolean;
  readonly readme: string;
  readonly changelog: string;
}

/**
 * Makes the next release from a copy of the repository, which must be built, in the empty folder `copy`: writes versions
 * and changelogs from the changesets, packs, and publishes to `registry`. A real release builds first, as `rehearse` does,
 * and signs.
 */
export async function release(registry: Registry, copy: string): Promise<Released[]> {
  copyRepository(copy);
  const only = [".", "./packages/*"].flatMap((path) => ["--filter", path]);
  await run("npx", ["-y", PNPM, "install", ...only, "--frozen-lockfile", "--prefer-offline"], { cwd: copy });
  await run("npx", ["changeset", "version"], { cwd: copy });
  const { host } = new URL(registry.url);
  writeFileSync(join(copy, ".npmrc"), `//${host}/:_authToken=none\n`);
  const tarballs = join(copy, "tarballs");
  for (const file of makeRelease(copy, tarballs).filter((name) => name.endsWith(".tgz"))) {
    await run("npm", ["publish", join(tarballs, file), "--registry", `${registry.url}/`], { cwd: copy });
  }
  return packagesOf(copy).map((name) => released(join(copy, "packages", name)));
}

/** Copies the sources and what is built of them. */
function copyRepository(copy: string): void {
  const made = new Set(["node_modules", ".git", ".turbo", ".cache", "docs"]);
  const parts = [
    "package.json",
    "pnpm-workspace.yaml",
    "pnpm-lock.yaml",
    "tsconfig.base.json",
    "LICENSE",
    "packages",
    "tooling",
  ];
  for (const part of [...parts, ".changeset"]) {
    cpSync(join(ROOT, part), join(copy, part), {
      recursive: true,
      filter: (path) =>
        !path
          .slice(ROOT.length)
          .split(/[\\/]/)
          .some((name) => made.has(name)),
    });
  }
}

function packagesOf(copy: string): string[] {
  return readdirSync(join(copy, "packages")).sort();
}

/**
 * Entries that not every tool can take: what an optional peer reads for, what has the types of a page, and a program, which
 * nobody bundles. The tests of their packages use them.
 */
const NOT_EVERYWHERE: ReadonlyMap<string, readonly string[]> = new Map([
  ["@url/links", ["html", "markdown"]],
  ["@url/field", [""]],
  ["@url/cli", [""]],
]);

function released(directory: string): Released {
  const {
    name,
    version,
    exports,
    bin,
    keywords,
    peerDependencies = {},
  } = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
  // An entry with the name or the scope of an optional peer needs that beside it; the tests of its package install it.
  const peers = Object.keys(peerDependencies).flatMap((peer) => [peer, peer.replace(/^@(.*)\/.*/, "$1")]);
  const needs = [...peers, ...(NOT_EVERYWHERE.get(name) ?? [])];
  const paths = Object.keys(exports).filter((path) => path !== "./package.json" && !needs.includes(path.slice(2)));
  return {
    name,
    version,
    entries: paths.map((path) => name + path.slice(1)),
    command: bin !== undefined,
    forNode: bin !== undefined || keywords.includes("node"),
    readme: readFileSync(join(directory, "README.md"), "utf8"),
    changelog: readFileSync(join(directory, "CHANGELOG.md"), "utf8"),
  };
}
