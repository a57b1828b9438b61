import type { EverydayRow } from "../row.ts";
import { changeRows } from "./changes.ts";
import { mendedRows } from "./mended.ts";
import { noURLRows } from "./no-url.ts";
import { paramsRows } from "./params.ts";
import { referenceRows } from "./references.ts";
import { schemeRows } from "./schemes.ts";
import { textRows } from "./texts.ts";
import { webRows } from "./web.ts";

/** Every everyday row, in the order of the tables. */
export const EVERYDAY: readonly EverydayRow[] = [
  ...webRows,
  ...schemeRows,
  ...mendedRows,
  ...noURLRows,
  ...referenceRows,
  ...changeRows,
  ...paramsRows,
  ...textRows,
] as EverydayRow[];
