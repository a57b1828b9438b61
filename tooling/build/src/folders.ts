import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plan } from "./entries.ts";

/**
 * Writes a folder for each entry but the root, for tools that do not read `exports`: webpack 4, Metro without package
 * exports, TypeScript's `node10` resolution. They look for `@url/ip/set` in a folder of that name, whose
 * `package.json` sends them to `dist`. The folders exist only while a package is packed.
 */
export function writeFolders(directory: string, { entries }: Plan): void {
  for (const { path, choices } of entries) {
    if (path === ".") continue;
    const folder = join(directory, path);
    mkdirSync(folder, { recursive: true });
    const file = `${relative(folder, join(directory, "dist")).replaceAll("\\", "/")}/${choices.at(-1)![1]}`;
    const manifest = { main: `${file}.cjs`, module: `${file}.js`, types: `${file}.d.cts` };
    writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

/**
 * Removes what {@link writeFolders} wrote, and nothing else: an entry may have the name of a folder that the package has
 * anyway, such as `test`.
 */
export function removeFolders(directory: string, { entries }: Plan): void {
  for (const { path } of entries) {
    if (path === ".") continue;
    rmSync(join(directory, path, "package.json"), { force: true });
    for (let folder = path; folder !== "."; folder = dirname(folder)) {
      const place = join(directory, folder);
      if (existsSync(place) && readdirSync(place).length === 0) rmdirSync(place);
    }
  }
}
