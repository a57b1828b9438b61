import type { ServersResult } from "../result.ts";
import { PAIRINGS } from "./pairings.ts";

/** Returns results in which the rows of `found` replace those of the same Node and the same comparison. */
export function addServers(before: readonly ServersResult[], found: readonly ServersResult[]): ServersResult[] {
  const versions = new Set([...before, ...found].map(({ node }) => node));
  const rowsOf = (results: readonly ServersResult[], version: string) =>
    results.filter(({ node }) => node === version).flatMap(({ rows }) => rows);
  return [...versions].sort(byVersion).map((node) => {
    const [now, old] = [rowsOf(found, node), rowsOf(before, node)];
    const rows = PAIRINGS.flatMap(({ title, pairs }) => {
      const row = [...now, ...old].find((one) => one.title === title && one.pairs === pairs);
      return row === undefined ? [] : [row];
    });
    return { node, rows };
  });
}

function byVersion(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
