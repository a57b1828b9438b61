import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ReferenceEntry, readReference } from "@url/tooling-api";
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
  for (const folder of ["packages", "tooling/api/src"]) {
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
    for (const file of files.filter(isSource).sort()) {
      hash.update(`${file}\0`).update(readFileSync(join(ROOT, folder, file)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

function isSource(file: string): boolean {
  return /(?:^|\/)package\.json$|\.ts$/.test(file) && !/(?:^|\/)(?:node_modules|dist|test|\.cache)\//.test(file);
}
