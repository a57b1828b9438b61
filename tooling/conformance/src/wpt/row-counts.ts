import { readRowCounts } from "./data.ts";
import type { WPTFile } from "./files.ts";

/** How many rows each data file has: `source.json`, which `npm run tool -- wpt` writes. */
export const ROW_COUNTS: Readonly<Record<WPTFile, number>> = readRowCounts();
