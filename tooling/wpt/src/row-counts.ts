import { readFileSync } from "node:fs";
import type { WPTFile } from "./files.ts";

interface Source {
  readonly files: Readonly<Record<string, { readonly rows: number }>>;
}

const { sources }: { readonly sources: readonly Source[] } = JSON.parse(
  readFileSync(new URL("../source.json", import.meta.url), "utf8"),
);

/** How many rows each data file has: `source.json`, which `npm run wpt` writes. */
export const ROW_COUNTS: Readonly<Record<WPTFile, number>> = Object.fromEntries(
  sources.flatMap(({ files }) => Object.entries(files).map(([file, { rows }]) => [file, rows])),
) as Record<WPTFile, number>;
