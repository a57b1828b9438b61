import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const ROOT: string = fileURLToPath(new URL("../../../..", import.meta.url));

/** The versions of the tools, by cell: the one place where they stand. */
export const VERSIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(join(ROOT, "tooling/data/matrix-versions.json"), "utf8"),
);

/** The package manager of the repository, such as `pnpm@12.21.0`. */
export const PNPM: string = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).packageManager;
