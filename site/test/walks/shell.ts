import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rewrite } from "@url/tooling-documents/readme";
import { outputLater } from "@url/tooling-shared/programs";
import { build, transform } from "esbuild";
import type { Found } from "./browse.ts";
import type { Walk } from "./walks.ts";

const CHECKS = fileURLToPath(new URL("../../../tooling/documents/src/readme/checks.ts", import.meta.url));
const END = "the program ran to its end";

/** Runs the command that was copied, in a folder that is empty except for the settings that name the registry. */
export async function install({ install }: Found, folder: string): Promise<void> {
  const [program = "", ...args] = install.trim().split(" ");
  await outputLater(program, args, { cwd: folder, env: environment() });
}

/**
 * Saves the code that was copied, and runs it. Each comment "→" of the page is compared with what its line returns.
 * Returns how many there are.
 */
export async function run({ code, language }: Found, walk: Walk, folder: string): Promise<number> {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const checked = `${rewrite(code.trimEnd(), "./checks.mjs")}console.log(${JSON.stringify(END)});\n`;
  await build({ entryPoints: [CHECKS], outfile: join(folder, "checks.mjs"), platform: "node", format: "esm" });
  const isTypeScript = language === "ts";
  const isRead = walk.isBundled || "typescript" in process.features;
  // The page says what to do with a Node that does not read TypeScript: tsx, which does this.
  const program = isTypeScript && !isRead ? await transform(checked, { loader: "ts" }) : { code: checked };
  const file = isTypeScript && isRead ? "program.mts" : "program.mjs";
  write(file, program.code);
  for (const [name, text] of Object.entries(walk.surroundings?.files ?? {})) write(name, text);
  if (walk.isBundled) {
    await build({
      absWorkingDir: folder,
      entryPoints: [file],
      outfile: "bundle.mjs",
      bundle: true,
      format: "esm",
      conditions: ["react-native"],
      external: ["node:*"],
    });
  }
  const options = walk.surroundings?.options ?? [];
  const output = await outputLater(process.execPath, [...options, walk.isBundled ? "bundle.mjs" : file], {
    cwd: folder,
    env: environment(),
  });
  if (!output.endsWith(`${END}\n`)) throw new Error(`the program did not run to its end: ${output}`);
  return code.match(/\/\/ → /g)?.length ?? 0;
}

/** The environment of a person's shell: without what Vitest and npm set for what they run. */
function environment(): NodeJS.ProcessEnv {
  const ours = /^(?:npm_(?!config_(?:registry|cache|cafile))|NODE_OPTIONS$|NODE_ENV$|VITEST|INIT_CWD$|TURBO)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}
