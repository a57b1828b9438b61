import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { BUN, ENGINES, installed, LIBRARIES, NODE, npmInstall } from "@url/tooling-shared/engines";
import { outputOf } from "@url/tooling-shared/programs";
import { HERE, ROOT } from "../root.ts";
import type { Entry } from "./entry.ts";

/** The folder in which the libraries are installed, outside of the workspace. */
export const FOLDER: string = join(ENGINES, LIBRARIES.key);

/** What one library makes of what it is given. */
export interface Use {
  readonly library: string;
  readonly given: string;
  readonly answer: string;
  readonly works: boolean;
}

/** For each class, whether two of its objects are equal to a library, by the name of the comparison. */
export interface Equality {
  readonly name: string;
  readonly URL: Readonly<Record<string, boolean>>;
  readonly URLSearchParams: Readonly<Record<string, boolean>>;
}

/** Installs the libraries and the programs that run them, if they are missing and `install` is set. True if all are there. */
export function prepare(install: boolean): boolean {
  if (install && !LIBRARIES.isThere()) npmInstall(LIBRARIES.key, LIBRARIES.specs());
  if (install && program() === undefined) npmInstall("node-24", [`${NODE.name}@24`]);
  if (!LIBRARIES.isThere() || program() === undefined) return false;
  const scripts = join(HERE, "src", "identity", "libraries");
  for (const file of readdirSync(scripts)) copyFileSync(join(scripts, file), join(FOLDER, file));
  linkPackage("api");
  return true;
}

/** Links a package of the workspace, as it is built, into the folder of the libraries. */
function linkPackage(name: string): void {
  const scope = join(FOLDER, "node_modules", "@url");
  mkdirSync(scope, { recursive: true });
  rmSync(join(scope, name), { recursive: true, force: true });
  symlinkSync(join(ROOT, "packages", name), join(scope, name), "junction");
}

/** A Node that every library supports. */
function program(): string | undefined {
  return process.versions.node.startsWith("24.") ? process.execPath : installed("node-24", NODE.program);
}

/** Gives the objects of an entry to every library, or to those alone that start no browser. */
export function usesOf(entry: Entry, browsers: "with-browsers" | "without-browsers" = "with-browsers"): Use[] {
  const words = ["consumers.mjs", entry, browsers];
  return JSON.parse(outputOf(program()!, words, { cwd: FOLDER, limit: 300_000 })) as Use[];
}

/** Compares the objects of an entry with every library, on Node, and on Bun and Deno if they are there. */
export function equalityOf(entry: Entry): Equality[] {
  const bun = installed("bun", BUN.program);
  const deno = installed("deno", "@deno/linux-x64-glibc/deno");
  const runs: readonly (readonly [program: string | undefined, words: readonly string[]])[] = [
    [program(), ["equality.mjs", entry, "vitest"]],
    [program(), ["equality.mjs", entry, "others"]],
    [bun, ["test", "./equality.test.mjs"]],
    [deno, ["run", "--allow-all", "equality-deno.mjs", entry]],
  ];
  return runs.flatMap(([command, words]) => (command === undefined ? [] : equality(command, words, entry)));
}

/** The last line that is JSON: a test runner prints others. */
function equality(command: string, words: readonly string[], entry: Entry): Equality[] {
  const output = outputOf(command, words, { cwd: FOLDER, env: { ...process.env, ENTRY: entry } });
  const line = output.split("\n").find((one) => one.startsWith("[{"));
  if (line === undefined) throw new Error(`${command} printed no rows:\n${output}`);
  return JSON.parse(line) as Equality[];
}

/** The versions of the libraries that are pinned, by name. */
export function versions(): Readonly<Record<string, string>> {
  const pins = JSON.parse(readFileSync(join(ROOT, "tooling", "data", "identity-libraries.json"), "utf8"));
  return Object.fromEntries(
    Object.keys(pins)
      .filter((name) => existsSync(join(FOLDER, "node_modules", name)))
      .map((name) => [
        name,
        JSON.parse(readFileSync(join(FOLDER, "node_modules", name, "package.json"), "utf8")).version,
      ]),
  );
}
