import { createRequire } from "node:module";

/** What UTS #46 says of every code point, non-transitional: deviations are valid. */
export interface Statuses {
  /** Code points to what they map to; an ignored one to "". */
  readonly mappings: ReadonlyMap<number, string>;
  /** One byte a code point, 1 where it is disallowed. */
  readonly disallowed: Uint8Array;
}

/** The mapping table of tr46, whose version is the version of Unicode that it is of. */
export function readStatuses(): Statuses {
  const table = require("tr46/lib/mappingTable.json") as Row[];
  const mappings = new Map<number, string>();
  const disallowed = new Uint8Array(0x110000);
  for (const [range, status, mapping] of table) {
    const [first, last] = typeof range === "number" ? [range, range] : range;
    if (status === DISALLOWED) disallowed.fill(1, first, last + 1);
    if (status !== MAPPED && status !== IGNORED) continue;
    for (let c = first; c <= last; c++) mappings.set(c, status === MAPPED ? (mapping as string) : "");
  }
  return { mappings, disallowed };
}

/** The version of tr46, for the head of the generated file. */
export function tr46Version(): string {
  return (require("tr46/package.json") as { version: string }).version;
}

type Row = [range: number | [number, number], status: number, mapping?: string];

const require: NodeJS.Require = createRequire(import.meta.url);
const MAPPED = 1;
const DISALLOWED = 3;
const IGNORED = 7;
