import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const ROOT: string = fileURLToPath(new URL("../../..", import.meta.url));

/** Where the source is, from the root's package.json. */
export const REPOSITORY: string = (
  JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { repository: string }
).repository;

/** Returns the address of a file or folder of the repository; `line` counts from 1. */
export function sourceAddress(path: string, line?: number): string {
  return `${REPOSITORY}/blob/main/${path}${line === undefined ? "" : `#L${line}`}`;
}
