import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./bundle.ts";
import { planOf } from "./entries.ts";
import { removeFolders, writeFolders } from "./folders.ts";

// node ../../tooling/build/dist/run.js [--pack | --packed], in the folder of a package
const { pack, packed } = parseArgs({ options: { pack: { type: "boolean" }, packed: { type: "boolean" } } }).values;
const directory = process.cwd();
const plan = planOf(JSON.parse(readFileSync("package.json", "utf8")));
if (packed) removeFolders(directory, plan);
else if (pack) {
  if (!isBuilt()) await bundle(directory);
  writeFolders(directory, plan);
} else await bundle(directory);

/** Returns whether `dist` is newer than the sources. Packing does not build again what others may be reading. */
function isBuilt(): boolean {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).map((file) => join("src", file));
  const built = existsSync("dist/index.js") ? statSync("dist/index.js").mtimeMs : 0;
  return ["package.json", ...sources].every((file) => statSync(file).mtimeMs <= built);
}
