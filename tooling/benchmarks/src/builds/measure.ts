import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runIn } from "../engines.ts";
import type { BuildComparison, BuildsResult } from "../result.ts";
import { ACCELERATORS, type Accelerator } from "./accelerators.ts";
import { FAST, makeBuilds, SMALL } from "./make.ts";

/** A row to run with the fast build and another one. */
export interface BuildTask {
  readonly row: string;
  readonly build: string;
}

/** The rows that are run with both builds: parsing, references, setters and parameters, results read. */
const ROWS = [
  ...["href", "href-files", "getters", "can-parse", "relative-read", "relative-new-base-read"],
  ...["protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash"].map(
    (name) => `set-${name}-read`,
  ),
  ...["default-port", "credentials", "dot-segments", "spaces", "capital-host", "odd-ipv4", "ipv6"].map(
    (name) => `work-${name}`,
  ),
  ...[
    "work-non-ascii-path",
    "work-non-ascii-host",
    "params-parse-5",
    "params-iterate",
    "params-iterate-percent",
    "params-stringify-5",
  ],
];

/**
 * Measures the fast and the small build of `@url/api`, and what each accelerator takes and gives: the fast build without
 * it is so much smaller, and so much slower in the row that it is for.
 */
export function measureBuilds(): Promise<BuildsResult> {
  const folder = mkdtempSync(join(tmpdir(), "bench-builds-"));
  return measureIn(folder).finally(() => rmSync(folder, { recursive: true }));
}

async function measureIn(folder: string): Promise<BuildsResult> {
  const accelerators = ACCELERATORS.filter(
    (one): one is Accelerator & { readonly row: string } => one.row !== undefined,
  );
  const builds = await makeBuilds(folder, accelerators);
  const sizeOf = (name: string): number => builds.find((build) => build.name === name)!.gzip;
  const files = builds.map(({ name, file }) => [name, file]);
  const tasks: BuildTask[] = [
    ...ROWS.map((row) => ({ row, build: SMALL })),
    ...accelerators.map(({ row, title }) => ({ row, build: title })),
  ];
  const args = [JSON.stringify(files), JSON.stringify(tasks)];
  const compared = runIn<BuildComparison[]>(process.execPath, "builds/process.js", args);
  return {
    node: process.versions.node,
    fast: sizeOf(FAST),
    small: sizeOf(SMALL),
    rows: compared.slice(0, ROWS.length),
    accelerators: accelerators.map(({ title, package: of }, index) => ({
      title,
      package: of,
      bytes: sizeOf(FAST) - sizeOf(title),
      ...compared[ROWS.length + index]!,
    })),
  };
}
