import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./bundle.ts";
import { packPackage } from "./pack/index.ts";

// node ../../tooling/build/dist/run.js [--pack], in the folder of a package: builds it, or packs what was built
const { pack } = parseArgs({ options: { pack: { type: "boolean" } } }).values;
const directory = process.cwd();
if (pack) console.log(packPackage(join(directory, "../.."), directory, join(directory, ".cache")));
else await bundle(directory);
