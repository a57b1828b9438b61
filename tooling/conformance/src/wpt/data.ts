import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Expectation, WPTFile, WPTFiles } from "./files.ts";

/** Why the rows of a file are not available. `fatal` is true unless it was accepted to run without them. */
export interface Missing {
  readonly missing: string;
  readonly fatal: boolean;
}

/** Where the rows are, and the environment that can accept to run without them. Tests pass others. */
export interface Place {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const DATA: Place = {
  folder: fileURLToPath(new URL("../../../data/wpt/rows", import.meta.url)),
  environment: process.env,
};

/** Returns the rows of one of WPT's data files, which are in `data/`. */
export function readWPT<File extends WPTFile>(
  file: File,
  { folder, environment }: Place = DATA,
): WPTFiles[File] | Missing {
  const path = join(folder, file);
  if (!existsSync(path)) {
    return {
      missing: `${readRowCounts()[file]} rows of ${file} did not run: the file is missing in ${folder}. ${REMEDY}`,
      fatal: environment.ALLOW_MISSING_DATA !== "1",
    };
  }
  return JSON.parse(readFileSync(path, "utf8"));
}

export function isMissing(data: object): data is Missing {
  return "missing" in data;
}

const REMEDY =
  'Restore it with git, make it again with "npm run tool -- wpt", or set ALLOW_MISSING_DATA=1 to run without it.';

/** The rows that are known to differ: `expectations.json`. */
export function readExpectations(): readonly Expectation[] {
  return JSON.parse(readFileSync(new URL("../../../data/wpt/expectations.json", import.meta.url), "utf8"));
}

/** How many rows each data file has: `source.json`, which `npm run tool -- wpt` writes. */
export function readRowCounts(): Readonly<Record<WPTFile, number>> {
  const { sources } = JSON.parse(readFileSync(new URL("../../../data/wpt/source.json", import.meta.url), "utf8")) as {
    sources: { files: Record<string, { rows: number }> }[];
  };
  const files = sources.flatMap((source) => Object.entries(source.files));
  return Object.fromEntries(files.map(([file, { rows }]) => [file, rows])) as Record<WPTFile, number>;
}
