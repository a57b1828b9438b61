import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { withoutComments } from "./comments.ts";
import type { Expectation, WPTFile, WPTFiles } from "./files.ts";
import { ROW_COUNTS } from "./row-counts.ts";

/** Why the rows of a file are not available. `fatal` is true unless it was accepted to run without them. */
export interface Missing {
  readonly missing: string;
  readonly fatal: boolean;
}

/**
 * Returns the rows of one of WPT's data files, without its comments. The folder is `$WPT_DIR`, or `shared/wpt` beside
 * this repository's checkout.
 */
export function readWPT<File extends WPTFile>(
  file: File,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): WPTFiles[File] | Missing {
  const path = join(wptDirectory(environment), file);
  if (!existsSync(path)) {
    return {
      missing: `${ROW_COUNTS[file]} rows of ${file} did not run: ${path} does not exist. ${REMEDY}`,
      fatal: environment.ALLOW_MISSING_DATA !== "1",
    };
  }
  const data: unknown = JSON.parse(readFileSync(path, "utf8"));
  return withoutComments(data) as WPTFiles[File];
}

export function isMissing(data: object): data is Missing {
  return "missing" in data;
}

const REMEDY =
  'Run "node tooling/wpt/src/download.mjs <folder>" and set WPT_DIR=<folder>, or set ALLOW_MISSING_DATA=1 to accept it.';

/** The rows that are known to differ: `expectations.json`. */
export function readExpectations(): readonly Expectation[] {
  return JSON.parse(readFileSync(new URL("../expectations.json", import.meta.url), "utf8"));
}

function wptDirectory(environment: Readonly<Record<string, string | undefined>>): string {
  const repository = fileURLToPath(new URL("../../../", import.meta.url));
  return environment.WPT_DIR ? resolve(environment.WPT_DIR) : join(repository, "..", "shared", "wpt");
}
