import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Released } from "./release.ts";
import { PNPM } from "./root.ts";
import { run } from "./run.ts";

export type Manager = "npm" | "pnpm";

/** A project outside the repository that depends on our packages as any other project does. */
export interface Project {
  readonly folder: string;
  /** Writes a file, with its folders. */
  write(file: string, text: string): void;
  /** Adds fields to its package.json. */
  configure(fields: object): void;
  /** Runs the command of an installed package and returns what it writes to its standard output. */
  bin(name: string, args: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>;
  /** Runs Node. */
  node(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>;
}

/** Returns the project in a folder that is created if it does not exist. Nothing is installed. */
export function projectIn(folder: string): Project {
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    write(file, text) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    configure(fields) {
      const file = join(folder, "package.json");
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...fields }, null, 2));
    },
    bin: (name, args, env = {}) => run(join(folder, "node_modules/.bin", name), args, { cwd: folder, env }),
    node: (args, env = {}) => run("node", args, { cwd: folder, env }),
  };
}

/** Installs `packages` and the tools in a new project with npm or pnpm, both with their defaults. */
export async function install(
  folder: string,
  registry: string,
  packages: readonly Released[],
  tools: Readonly<Record<string, string>>,
  manager: Manager,
): Promise<Project> {
  const project = projectIn(folder);
  const dependencies = Object.fromEntries(packages.map(({ name, version }) => [name, version]));
  writeManifest(project, { dependencies: { ...dependencies, ...tools } });
  writeRegistry(project, registry);
  if (manager === "npm") await run("npm", ["install", ...NPM], { cwd: folder });
  else await run("npx", ["-y", PNPM, "install", "--prefer-offline"], { cwd: folder });
  return project;
}

/** Versions of peers that a tool has not yet allowed are its own affair. Scripts are not needed by what is used here. */
const NPM = ["--no-audit", "--no-fund", "--ignore-scripts", "--legacy-peer-deps", "--prefer-offline"];

export function writeManifest(project: Project, fields: object): void {
  project.write(
    "package.json",
    JSON.stringify({ name: "consumer", version: "1.0.0", private: true, ...fields }, null, 2),
  );
}

/** Sends the scope `@url` to `registry`, and leaves all other packages where they are. `settings` are others of pnpm. */
export function writeRegistry(project: Project, registry: string, settings = ""): void {
  project.write(".npmrc", `@url:registry=${registry}/\n`);
  // pnpm would fail if a dependency has a script that nobody has allowed or forbidden.
  project.write("pnpm-workspace.yaml", `packages: ["."]\nstrictDepBuilds: false\n${settings}`);
}
