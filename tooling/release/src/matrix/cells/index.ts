import { ESBUILD, PARCEL, ROLLUP, VITE } from "./bundlers.ts";
import type { Cell } from "./cell.ts";
import { jest, TS_JEST } from "./jest.ts";
import { METRO } from "./metro.ts";
import { NEXT } from "./next.ts";
import { NODE, otherNode } from "./node.ts";
import { README } from "./readme.ts";
import { BUN, DENO, YARN } from "./runtimes.ts";
import { TS_NODE, typescript } from "./typescript.ts";
import { WEBPACK_4, WEBPACK_5 } from "./webpack.ts";

/** Every cell, in the order of the page. */
export const CELLS: readonly Cell[] = [
  NODE,
  otherNode("node 20.19"),
  otherNode("node 22"),
  otherNode("node 24"),
  otherNode("node 26"),
  BUN,
  DENO,
  YARN,
  typescript("typescript 5.4", true),
  typescript("typescript 5.9"),
  typescript("typescript 6"),
  typescript("typescript 7"),
  TS_NODE,
  TS_JEST,
  jest("jest 29"),
  jest("jest 30"),
  ESBUILD,
  ROLLUP,
  VITE,
  WEBPACK_5,
  WEBPACK_4,
  PARCEL,
  NEXT,
  METRO,
  README,
];
