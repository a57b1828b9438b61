import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { filesWithAddress, replaceAddress } from "./addresses.ts";
import { complete, type House } from "./complete.ts";
import type { Manifest } from "./manifest.ts";
import { withToolScripts } from "./scripts.ts";

// node tooling/build/dist/manifests.js: completes the manifests of the packages, and the scripts of the tools; writes
// the address of the repository wherever it stands
const root = fileURLToPath(new URL("../../..", import.meta.url));
const house: House = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const addresses = new Set<string>();

for (const name of readdirSync(join(root, "packages"))) {
  rewrite(`packages/${name}`, (manifest) => {
    if (typeof manifest.bugs === "string") addresses.add(manifest.bugs.slice(0, -"/issues".length));
    return complete(manifest, house);
  });
}
for (const name of readdirSync(join(root, "tooling"))) {
  const directory = `tooling/${name}`;
  if (existsSync(join(root, directory, "test"))) rewrite(directory, (manifest) => withToolScripts(manifest, directory));
}

addresses.delete(house.repository);
for (const path of addresses.size === 0 ? [] : filesWithAddress(root)) {
  const before = readFileSync(join(root, path), "utf8");
  const after = [...addresses].reduce((text, address) => replaceAddress(text, address, house.repository), before);
  if (after !== before) writeFileSync(join(root, path), after);
}

function rewrite(directory: string, change: (manifest: Manifest) => Manifest): void {
  const file = join(root, directory, "package.json");
  if (!existsSync(file)) return;
  const text = readFileSync(file, "utf8");
  const changed = `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`;
  if (changed !== text) writeFileSync(file, changed);
}
