// npm run tool -- new-package <name> "<sentence>" [<dependency> …]
import { fileURLToPath } from "node:url";
import { newPackage } from "./new-package.mjs";

const [name, sentence, ...dependencies] = process.argv.slice(2);
const written = newPackage(fileURLToPath(new URL("../../../..", import.meta.url)), name, sentence, dependencies);
console.log(`${written.join("\n")}\n
Now run: npm run pnpm -- install && npm run tool -- manifests && npm run generate
Then write the code, its tests and the README, and set the budget in tooling/bundles/src/figures.ts.`);
