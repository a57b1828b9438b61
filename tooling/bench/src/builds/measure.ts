import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runIn } from "../engines.ts";
import type { BuildsResult, BuildTimes } from "../result.ts";
import { FAST, findAccelerators, makeBuilds, nameOf, SMALL } from "./make.ts";

/**
 * Measures the fast and the small build of `@url/api`, and what each accelerator takes and gives: the fast build without
 * it is so much smaller, and so much slower in some rows.
 */
export async function measureBuilds(): Promise<BuildsResult> {
  const folder = mkdtempSync(join(tmpdir(), "bench-builds-"));
  try {
    const accelerators = await findAccelerators();
    const builds = await makeBuilds(folder, accelerators);
    const sizeOf = (name: string): number => builds.find((build) => build.name === name)!.gzip;
    const files = builds.map(({ name, file }) => [name, file]);
    const rows = runIn<BuildTimes[]>(process.execPath, "builds/process.js", [JSON.stringify(files)]);
    return {
      node: process.versions.node,
      fast: sizeOf(FAST),
      small: sizeOf(SMALL),
      accelerators: accelerators.map((one) => ({ ...one, bytes: sizeOf(FAST) - sizeOf(nameOf(one)) })),
      rows,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
