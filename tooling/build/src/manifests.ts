import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { complete, type House } from "./complete.ts";
import type { Manifest } from "./manifest.ts";
import { withToolScripts } from "./scripts.ts";

// node tooling/build/dist/manifests.js: completes the manifests of the packages, and the scripts of the tools
const root = fileURLToPath(new URL("../../..", import.meta.url));
const house: House = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

for (const name of readdirSync(join(root, "packages"))) {
  rewrite(`packages/${name}`, (manifest) => complete(manifest, house));
}
for (const name of readdirSync(join(root, "tooling"))) {
  const directory = `tooling/${name}`;
  if (existsSync(join(root, directory, "test"))) rewrite(directory, (manifest) => withToolScripts(manifest, directory));
}

function rewrite(directory: string, change: (manifest: Manifest) => Manifest): void {
  const file = join(root, directory, "package.json");
  if (!existsSync(file)) return;
  const text = readFileSync(file, "utf8");
  const changed = `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`;
  if (changed !== text) writeFileSync(file, changed);
}
