import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Corpora } from "./case.ts";
import { generateFiles, generateWeb } from "./generate.ts";

/** As many URLs as the real corpora have, about. */
const GENERATED = 40_000;

/**
 * Returns the real URLs in `$CORPORA_DIR`, or in `shared/corpora` beside this repository's checkout; generated ones if
 * those do not exist.
 */
export function loadCorpora(environment: Readonly<Record<string, string | undefined>> = process.env): Corpora {
  const repository = fileURLToPath(new URL("../../../", import.meta.url));
  const folder = environment.CORPORA_DIR
    ? resolve(environment.CORPORA_DIR)
    : join(repository, "..", "shared", "corpora");
  const [web, files] = ["urls-web.txt", "urls-files.txt"].map((name) => join(folder, name)) as [string, string];
  if (existsSync(web) && existsSync(files)) {
    return { source: "`urls-web.txt` and `urls-files.txt`", web: lines(web), files: lines(files) };
  }
  return {
    source: "made-up URLs of `tooling/bench/src/generate.ts`, because the real ones were not at hand",
    web: generateWeb(GENERATED),
    files: generateFiles(GENERATED),
  };
}

function lines(path: string): string[] {
  return readFileSync(path, "utf8").trimEnd().split("\n");
}
