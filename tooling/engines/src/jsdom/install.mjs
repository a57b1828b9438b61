import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packPackage } from "@url/tooling-build/pack";
import { outputOf } from "@url/tooling-shared/programs";

/** The newest version that runs on Node 20.19. */
const JSDOM = "29";

/**
 * Installs jsdom twice under `folder`, outside the workspace: unchanged, and with its `whatwg-url` replaced by ours,
 * from tarballs that are packed now.
 * @param {string} root the workspace
 * @param {string} folder
 * @returns {{ stock: string, ours: string }} the two projects
 */
export function installBoth(root, folder) {
  rmSync(folder, { recursive: true, force: true });
  const tarballs = pack(root, join(folder, "tarballs"));
  const dependencies = { jsdom: JSDOM };
  const stock = project(join(folder, "stock"), { dependencies });
  const ours = project(join(folder, "ours"), {
    dependencies: { ...dependencies, ...tarballs, "whatwg-url": tarballs["@url/whatwg-url"] },
    overrides: {
      ...Object.fromEntries(Object.keys(tarballs).map((name) => [name, `$${name}`])),
      "whatwg-url": "$whatwg-url",
    },
  });
  return { stock, ours };
}

/** Packs every package, and returns the path of each tarball, as a dependency. */
function pack(root, into) {
  const names = readdirSync(join(root, "packages"));
  const tarballs = names.map((name) => packPackage(root, join(root, "packages", name), into));
  return Object.fromEntries(names.map((name, i) => [`@url/${name}`, `file:${tarballs[i]}`]));
}

function project(directory, manifest) {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, "package.json"), JSON.stringify({ private: true, ...manifest }, null, 2));
  outputOf("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"], { cwd: directory });
  return directory;
}
