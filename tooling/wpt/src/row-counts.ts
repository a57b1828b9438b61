import type { WPTFile } from "./files.ts";

/** How many rows each data file has, in the versions that `download.mjs` pins. */
export const ROW_COUNTS: Readonly<Record<WPTFile, number>> = {
  "urltestdata.json": 891,
  "urltestdata-javascript-only.json": 1,
  "setters_tests.json": 278,
  "toascii.json": 87,
  "IdnaTestV2.json": 2671,
  "IdnaTestV2-removed.json": 20,
  "percent-encoding.json": 7,
  "urlencoded-parser-data.json": 35,
};
