import { join } from "node:path";
import { type OutputOptions, rolldown } from "rolldown";
import { aliasing } from "./aliasing.ts";
import { STANDALONE } from "./manifest.ts";
import { toASCII } from "./to-ascii.ts";

/** The output's name. */
export const standalone: string = STANDALONE.slice("./".length);

/**
 * Builds the entry into one file of each format, with the small build of all dependencies, minified: the less there is to
 * read and to compile, the sooner it starts. There is no source map, because the sources of the dependencies are not in
 * the package.
 */
export async function writeStandalone(
  cwd: string,
  source: string,
  aliases: Readonly<Record<string, string>>,
): Promise<void> {
  const build = await rolldown({
    cwd,
    input: { [standalone]: source },
    platform: "neutral",
    resolve: { conditionNames: ["url-small", "module-sync", "module", "default"] },
    plugins: [aliasing(cwd, aliases)],
  });
  const common: OutputOptions = { dir: "dist", minify: true };
  await build.write({ ...common, format: "esm", entryFileNames: "[name].js" });
  await build.write({ ...common, format: "cjs", entryFileNames: "[name].cjs", exports: "named", strict: true });
  await build.close();
  for (const extension of ["js", "cjs"]) toASCII(join(cwd, "dist", `${standalone}.${extension}`));
}
