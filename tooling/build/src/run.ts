import { readFileSync } from "node:fs";
import { bundle } from "./bundle.ts";
import { planOf } from "./entries.ts";
import { removeFolders, writeFolders } from "./folders.ts";

// node ../../tooling/build/dist/run.js [--pack | --packed], in the folder of a package
const directory = process.cwd();
const plan = planOf(JSON.parse(readFileSync("package.json", "utf8")));
if (process.argv.includes("--packed")) removeFolders(directory, plan);
else {
  await bundle(directory);
  if (process.argv.includes("--pack")) writeFolders(directory, plan);
}
