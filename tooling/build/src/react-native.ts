import { join } from "node:path";
import { type ChunkingContext, type RolldownOutput, rolldown } from "rolldown";
import { aliasing } from "./aliasing.ts";
import { quiet } from "./constant-parameters.ts";
import { REACT_NATIVE } from "./manifest.ts";
import { writeCommonJS } from "./standalone.ts";
import { toASCII } from "./to-ascii.ts";

/**
 * Builds the entries for React Native, whose bundler includes each file as a whole: with the small build of all
 * dependencies, of which only what is used is left, for each tier of `@url/idna`. The entries share the classes, which are
 * one more file. Nothing is minified, because Metro does that, but no parameter is left that nothing passes, such as a listener.
 */
export async function writeForReactNative(
  cwd: string,
  input: Record<string, string>,
  aliases: Readonly<Record<string, string>>,
): Promise<RolldownOutput["output"][]> {
  const outputs: RolldownOutput["output"][] = [];
  for (const [tier, suffix] of Object.entries(REACT_NATIVE.suffixes)) {
    const build = await rolldown({
      cwd,
      input,
      platform: "neutral",
      resolve: { conditionNames: [tier, "url-small", "module-sync", "module", "default"] },
      preserveEntrySignatures: "exports-only",
      plugins: [aliasing(cwd, aliases), quiet],
    });
    const { output } = await build.write({
      dir: "dist",
      format: "esm",
      entryFileNames: `[name]${suffix}.js`,
      chunkFileNames: `[name]${suffix}.js`,
      minifyInternalExports: false,
      codeSplitting: { groups: [{ name: sharedOf(input.index!), debugName: "shared" }] },
    });
    await build.close();
    outputs.push(output);
    for (const { fileName } of output) toASCII(join(cwd, "dist", fileName));
    await writeCommonJS(
      cwd,
      output.map(({ fileName }) => fileName),
      {},
    );
  }
  return outputs;
}

/** Names the file of what the entry `index` imports: other entries may share more, which its users do not load. */
function sharedOf(index: string): (id: string, context: ChunkingContext) => string | null {
  return (id, context) => {
    if (context.getModuleInfo(id)!.isEntry) return null;
    const importers = new Set([id]);
    // A set visits what is added while it is read.
    for (const importer of importers) {
      const module = context.getModuleInfo(importer)!;
      if (module.isEntry && importer.endsWith(index.slice(1))) return "shared";
      for (const next of module.importers) importers.add(next);
    }
    return null;
  };
}
