import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Project, projectIn, writeManifest } from "../matrix/project.ts";
import { ROOT } from "../matrix/root.ts";
import { run } from "../matrix/run.ts";
import { type Packed, withDependencies } from "../pack/pack-all.ts";
import { frameworkOf } from "./built.ts";
import type { Server } from "./servers.ts";

const SOURCES = join(ROOT, "examples/forms/servers");

/** What every server needs beside its framework. */
const ALWAYS: readonly string[] = ["zod", "@fastify/busboy", "typescript", "@types/node"];

/** Installs a server into an empty folder, with the packed packages that `@url/form` needs and its framework. */
export async function installServer(server: Server, packed: readonly Packed[], folder: string): Promise<Project> {
  const project = projectIn(folder);
  const ours = withDependencies(packed, "@url/form");
  const tarballs = Object.fromEntries(ours.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const tools = [...ALWAYS, ...server.tools].map((tool) => [tool.replace(/(?<=.)@\d+$/, ""), versionOf(tool)] as const);
  writeManifest(project, {
    type: "module",
    dependencies: { "@url/form": tarballs["@url/form"], ...Object.fromEntries(tools) },
    // None of them is published.
    overrides: Object.fromEntries(Object.entries(tarballs).filter(([name]) => name !== "@url/form")),
  });
  await run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"], { cwd: folder });
  const framework = frameworkOf(server);
  if (framework) {
    cpSync(join(SOURCES, server.file), folder, { recursive: true });
    cpSync(join(SOURCES, "person.ts"), join(folder, "person.ts"));
  } else {
    for (const file of readdirSync(SOURCES).filter((name) => name.endsWith(".ts"))) {
      cpSync(join(SOURCES, file), join(folder, "src", file));
    }
  }
  const { compilerOptions, ...others } = framework ? framework.config : configOf(server);
  const config = { compilerOptions: { ...STRICT, ...compilerOptions }, ...others };
  project.write("tsconfig.json", JSON.stringify(config, null, 2));
  return project;
}

/** The versions of the tools: the one place where they stand. */
export const TOOLS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(ROOT, "tooling/data/server-versions.json"), "utf8"),
);

/** Returns the version of a tool, such as "express@4" or "hono". */
export function versionOf(tool: string): string {
  const version = TOOLS[tool];
  if (version === undefined) throw new Error(`server-versions.json has no version of "${tool}"`);
  return version;
}

const STRICT = { target: "es2022", strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };

function configOf({ file, runtime }: Server): { readonly compilerOptions: object; readonly files: readonly string[] } {
  const types = ["node", ...(runtime === "node" ? [] : [runtime])];
  const compilerOptions = {
    module: "nodenext",
    rewriteRelativeImportExtensions: true,
    // What Nest reads: the decorators of TypeScript 4.
    experimentalDecorators: true,
    emitDecoratorMetadata: true,
    // The frameworks' own declarations are not ours to judge.
    skipLibCheck: true,
    rootDir: "src",
    outDir: "out",
    types,
  };
  return { compilerOptions, files: [`src/${file}.ts`] };
}
