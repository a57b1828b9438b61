import { kilobytes } from "../kilobytes.ts";
import { table } from "../table.ts";
import type { BundlerData } from "./measure.ts";

/** The table of `docs/sizes.md` with a column for each bundler: gzip and brotli, in KB. */
export function jobsTable({ bundlers, jobs }: BundlerData): string {
  const rows = jobs.flatMap(({ job, rows }) =>
    rows.map(({ what, sizes, note }, index) => [
      index === 0 ? job : "",
      what,
      ...sizes.map(([gzip, brotli]) => `${kilobytes(gzip)} / ${kilobytes(brotli)}`),
      note,
    ]),
  );
  return table(["job", "import", ...bundlers.map(({ name }) => name), ""], rows);
}
