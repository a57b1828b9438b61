import { table } from "@url/tooling-shared/markdown";
import type { ServersResult } from "../result.ts";
import { MEMORY_PAIRINGS, PAIRINGS } from "../servers/pairings.ts";
import { count } from "./numbers.ts";

/** Our CPU time of a request divided by theirs, by comparison and by Node. One above its target is bold. */
export function serversTable(servers: readonly ServersResult[]): string {
  const rows = PAIRINGS.map(({ title, pairs, target }) => {
    const ratios = servers.map(({ rows }) => {
      const ratio = rows.find((row) => row.title === title && row.pairs === pairs)?.ratio;
      if (ratio === undefined) return "";
      // As it is shown, so that 1.004 is within 1.
      const shown = ratio.toFixed(2);
      return Number(shown) > target ? `**${shown}**` : shown;
    });
    return [title, count(pairs), target.toFixed(1), ...ratios];
  });
  return table(["compared with", "pairs", "at most", ...servers.map(({ node }) => `Node ${node}`)], rows);
}

/** The memory that unfinished forms take, in megabytes: ours and theirs, by comparison and by Node. */
export function unfinishedTable(servers: readonly ServersResult[]): string {
  const rows = MEMORY_PAIRINGS.map(({ title }) => [
    title,
    ...servers.map(({ memory }) => {
      const row = memory.find((one) => one.title === title);
      return row === undefined ? "" : `${megabytes(row.ours)} / ${megabytes(row.theirs)}`;
    }),
  ]);
  return table(["ours / theirs, MB", ...servers.map(({ node }) => `Node ${node}`)], rows);
}

/** Bytes as text, in millions. */
export function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

/** The times themselves, in microseconds. */
export function serverTimesTable(servers: readonly ServersResult[]): string {
  const rows = servers.flatMap(({ node, rows }) =>
    rows.map(({ title, pairs, ours, theirs, date }, index) => [
      index === 0 ? `Node ${node}` : "",
      title,
      count(pairs),
      count(ours),
      count(theirs),
      date,
    ]),
  );
  return table(["", "compared with", "pairs", "ours, µs", "theirs, µs", "day"], rows, ["", "compared with"]);
}
