import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ReferenceEntry, readReference } from "@url/tooling-documents/api";
import { ROOT } from "../build/root.ts";

const CACHE = join(ROOT, "site/.cache");

/** Reads the reference, which takes the compiler some seconds, or what was read before if no source has changed. */
export function readEntries(): ReferenceEntry[] {
  const path = join(CACHE, `reference-${digestOfSources()}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, "utf8")) as ReferenceEntry[];
  const entries = readReference(ROOT);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(path, JSON.stringify(entries));
  return entries;
}

/** Returns a digest of what the reference is made of: the sources, and the tool that reads them. */
function digestOfSources(): string {
  const hash = createHash("sha256");
  for (const file of sources()) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex").slice(0, 16);
}

/**
 * Lists the files by folders that only an editor writes: a package's own folder has others, which a test or an install
 * makes and removes meanwhile.
 */
function sources(): string[] {
  const packages = readdirSync(join(ROOT, "packages")).sort();
  const manifests = packages.map((name) => `packages/${name}/package.json`);
  const folders = [...packages.map((name) => `packages/${name}/src`), "tooling/documents/src/api"];
  return [...manifests, ...folders.flatMap(filesIn)].filter((file) => existsSync(join(ROOT, file)));
}

function filesIn(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".ts"))
    .sort()
    .map((name) => `${folder}/${name}`);
}
