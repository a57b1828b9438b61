import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes the changeset. It replaces an older one of the same kind that is not released yet. */
export function changeset(root, kind, bump, packages, text) {
  const head = packages.map((name) => `"@url/${name}": ${bump}\n`).join("");
  writeFileSync(join(root, `.changeset/update-${kind}.md`), `---\n${head}---\n\n${text}\n`);
}

function readPins(root) {
  return JSON.parse(readFileSync(join(root, "tooling/data/pins.json"), "utf8"));
}

/** @throws Error if `pins.json` has no row of that name */
export function pinOf(root, name) {
  const row = readPins(root).find((one) => one.name === name);
  if (row === undefined) throw new Error(`pins.json has no "${name}"`);
  return row;
}

/** Changes fields of one row of `pins.json`. */
export function pin(root, name, fields) {
  const pins = readPins(root);
  const row = pins.find((one) => one.name === name);
  if (row === undefined) throw new Error(`pins.json has no "${name}"`);
  Object.assign(row, fields);
  writeFileSync(join(root, "tooling/data/pins.json"), `${JSON.stringify(pins, null, 2)}\n`);
}

/** Throws if the pattern is not in the file. */
export function replaceIn(root, path, pattern, replacement) {
  const text = readFileSync(join(root, path), "utf8");
  if (text.search(pattern) === -1) throw new Error(`${path} has nothing like ${pattern}`);
  writeFileSync(join(root, path), text.replace(pattern, replacement));
}

/** What the registry of npm says about a version; undefined if it has none. */
export function view(spec) {
  const shell = process.platform === "win32";
  const { status, stdout, stderr } = spawnSync("npm", ["view", spec, "version", "time", "unicodeVersion", "--json"], {
    encoding: "utf8",
    shell,
    timeout: 120_000,
  });
  if (status === 0 && stdout !== "") return JSON.parse(stdout);
  if (status === 0 || /\bE404\b|\bETARGET\b/.test(stderr)) return undefined;
  throw new Error(`npm view ${spec}: ${stderr.trim()}`);
}
