import type { MemoryRow, ServerRow, ServersResult } from "../result.ts";
import { MEMORY_PAIRINGS, PAIRINGS } from "./pairings.ts";

/** Returns results in which the rows of `found` replace those of the same Node and the same comparison. */
export function addServers(before: readonly ServersResult[], found: readonly ServersResult[]): ServersResult[] {
  const versions = new Set([...before, ...found].map(({ node }) => node));
  return [...versions].sort(byVersion).map((node) => {
    const results = [...found, ...before].filter((result) => result.node === node);
    const rows = results.flatMap((result) => result.rows);
    const memory = results.flatMap((result) => result.memory);
    return { node, rows: inOrder<ServerRow>(PAIRINGS, rows), memory: inOrder<MemoryRow>(MEMORY_PAIRINGS, memory) };
  });
}

/** The first row of each pairing, in the order of the pairings. */
function inOrder<Row extends { readonly title: string; readonly pairs?: number }>(
  pairings: typeof PAIRINGS,
  rows: readonly Row[],
): Row[] {
  return pairings.flatMap(({ title, pairs }) => {
    const row = rows.find((one) => one.title === title && (one.pairs ?? pairs) === pairs);
    return row === undefined ? [] : [row];
  });
}

function byVersion(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
