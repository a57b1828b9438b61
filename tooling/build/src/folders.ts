import { posix } from "node:path";
import type { Plan } from "./entries.ts";

/**
 * Returns the manifests of folders that stand for the entries but the root, by their path in the package, for tools that do not
 * read `exports`: webpack 4, Metro without package exports, TypeScript's `node10` resolution. They look for `@url/ip/set` in a
 * folder of that name, whose `package.json` sends them to `dist`.
 */
export function foldersOf({ entries }: Plan): Map<string, string> {
  const folders = new Map<string, string>();
  for (const { path, choices } of entries) {
    if (path === ".") continue;
    const folder = posix.join(path);
    const file = `${posix.relative(folder, "dist")}/${choices.at(-1)![1]}`;
    const manifest = { main: `${file}.cjs`, module: `${file}.js`, types: `${file}.d.cts` };
    folders.set(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  }
  return folders;
}
