import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The files that are read, as paths from the root. */
export function filesIn(root: string): string[] {
  const top = readdirSync(root, { withFileTypes: true });
  const pages = top.filter((entry) => entry.isFile() && READ.test(entry.name)).map(({ name }) => name);
  return [...pages, ...FOLDERS.flatMap((folder) => under(root, folder))].sort();
}

const FOLDERS = ["packages", "tooling", "site", "examples", "docs", ".changeset"];
const READ = /(?:\.(?:[cm]?[jt]s|md)|^package\.json)$/;
/** Not ours, or not written by hand. */
const SKIPPED = new Set(["node_modules", "dist", ".cache"]);

function under(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : under(root, path);
    return READ.test(entry.name) ? [path] : [];
  });
}
