import { basename, join } from "node:path";
import { type OutputOptions, type RolldownOutput, rolldown } from "rolldown";
import { aliasing } from "./aliasing.ts";
import { quiet } from "./constant-parameters.ts";
import { STANDALONE } from "./manifest.ts";
import { toASCII } from "./to-ascii.ts";

/** The output's name. */
export const standalone: string = STANDALONE.slice("./".length);

/**
 * Builds the entry into one file of each format, with the small build of all dependencies, minified: the less there is to
 * read and to compile, the sooner it starts. No parameter is left that nothing passes, such as a listener. There is no source map, because the sources of the dependencies are not in
 * the package.
 */
export async function writeStandalone(
  cwd: string,
  source: string,
  aliases: Readonly<Record<string, string>>,
): Promise<RolldownOutput["output"]> {
  const build = await rolldown({
    cwd,
    input: { [standalone]: source },
    platform: "neutral",
    resolve: { conditionNames: ["url-small", "module-sync", "module", "default"] },
    plugins: [aliasing(cwd, aliases), quiet],
  });
  const common: OutputOptions = { dir: "dist", minify: true };
  const { output } = await build.write({ ...common, format: "esm", entryFileNames: "[name].js" });
  await build.close();
  await writeCommonJS(cwd, [`${standalone}.js`], common);
  for (const extension of ["js", "cjs"]) toASCII(join(cwd, "dist", `${standalone}.${extension}`));
  return output;
}

/** Writes the CommonJS form of built modules beside them. They must import nothing but each other. */
export async function writeCommonJS(cwd: string, files: readonly string[], options: OutputOptions): Promise<void> {
  for (const file of files) {
    const build = await rolldown({
      cwd: join(cwd, "dist"),
      input: `./${file}`,
      platform: "neutral",
      treeshake: false,
      external: (id, importer) => importer !== undefined && id.startsWith("./"),
    });
    await build.write({
      ...options,
      dir: ".",
      format: "cjs",
      entryFileNames: file.replace(/js$/, "cjs"),
      paths: (id) => `./${basename(id, ".js")}.cjs`,
      exports: "named",
      strict: true,
    });
    await build.close();
  }
}
