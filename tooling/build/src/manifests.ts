import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { complete, type House } from "./complete.ts";

// node tooling/build/dist/manifests.js: completes the manifest of each package
const root = fileURLToPath(new URL("../../..", import.meta.url));
const house: House = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
for (const name of readdirSync(join(root, "packages"))) {
  const file = join(root, "packages", name, "package.json");
  writeFileSync(file, `${JSON.stringify(complete(JSON.parse(readFileSync(file, "utf8")), house), null, 2)}\n`);
}
