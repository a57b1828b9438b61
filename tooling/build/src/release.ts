import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { House } from "./complete.ts";
import { obstaclesTo } from "./obstacles.ts";

// node tooling/build/dist/release.js: ends with 1, and says why, if the package in this folder must not be published.
// In the root of the repository, it looks at all packages.
const root = fileURLToPath(new URL("../../..", import.meta.url));
const house: House = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const here = JSON.parse(readFileSync("package.json", "utf8"));
const folders = readdirSync(join(root, "packages")).map((name) => join(root, "packages", name));
const manifests = folders
  .filter((folder) => existsSync(join(folder, "package.json")))
  .map((folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));

const obstacles = obstaclesTo(house, here.private === true ? manifests : [here]);
for (const obstacle of obstacles) console.error(`release: ${obstacle}`);
process.exitCode = obstacles.length === 0 ? 0 : 1;
