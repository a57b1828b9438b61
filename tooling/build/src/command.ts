import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ChunkingContext, type RolldownOutput, rolldown } from "rolldown";
import type { Manifest } from "./manifest.ts";
import { toASCII } from "./to-ascii.ts";

/**
 * Builds the commands of the package in the folder `cwd`, with the code of its dependencies. What is imported with `import()`
 * is a file of its own, in the folder `command`, so a command loads only what it needs. There are no source maps, because the
 * sources of the dependencies are not in the package. The library of the command is one of them.
 *
 * They are CommonJS modules, because those start sooner: docs/command-at-scale.md has the times. An ES module that imports from
 * `node:fs` loads `fs/promises` too, and what that needs.
 */
export async function writeCommands(cwd: string, commands: ReadonlyMap<string, string>): Promise<Output> {
  if (commands.size === 0) return [];
  const external = peersOf(cwd);
  const build = await rolldown({
    cwd,
    input: Object.fromEntries(commands),
    external: (id) => id.startsWith("node:") || external.some((name) => id === name || id.startsWith(`${name}/`)),
    platform: "node",
    // A thread runs the same file.
    transform: { define: { "import.meta.filename": "__filename" } },
    // The sources, because a bundler cannot split a built file.
    // `url edit` imports the module of its changes, `url get` only loads it.
    checks: { ineffectiveDynamicImport: false },
    resolve: { conditionNames: ["@url/source", "module-sync", "module", "default"] },
  });
  const { output } = await build.write({
    dir: "dist",
    format: "cjs",
    exports: "named",
    strict: true,
    minify: true,
    entryFileNames: "[name].cjs",
    chunkFileNames: "command/[name].cjs",
    codeSplitting: {
      groups: [
        { name: startOf, debugName: "start", priority: 1 },
        // Small modules that every command over lists needs.
        {
          name: "lists",
          test: /cli\/src\/(?:input|output)\/(?:comments|delimiter|encoding|suggest|items|lines|batches)\.ts$/,
          priority: 1,
        },
        { name: "common", minShareCount: 7 },
      ],
    },
  });
  await build.close();
  for (const { fileName } of output) toASCII(join(cwd, "dist", fileName));
  return output;
}

type Output = RolldownOutput["output"] | [];

/**
 * What a command imports before it knows what to do is in the file `start`, and what nearly all of its parts share in `common`:
 * opening a file costs more than reading what a part may not need.
 */
function startOf(id: string, context: ChunkingContext): string | null {
  const isEntry = (module: string): boolean => context.getModuleInfo(module)!.isEntry;
  if (isEntry(id)) return null;
  const importers = new Set([id]);
  // A set visits what is added while it is read.
  for (const importer of importers) {
    if (isEntry(importer)) return "start";
    for (const next of context.getModuleInfo(importer)!.importers) importers.add(next);
  }
  return null;
}

/** The optional engines of the dependencies, which a user installs. */
function peersOf(cwd: string): string[] {
  const read = (path: string): Manifest => JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
  const { dependencies, devDependencies } = read(cwd);
  return Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) =>
    Object.keys(read(join(cwd, "node_modules", name)).peerDependencies ?? {}),
  );
}
