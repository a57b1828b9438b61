import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Cell } from "./cells/cell.ts";
import { install } from "./project.ts";
import { startRegistry } from "./registry.ts";
import { type Released, release } from "./release.ts";
import { VERSIONS } from "./root.ts";

/** The packages of one release in a local registry. */
export interface Workbench {
  readonly packages: readonly Released[];
  /** Rejects if something in the cell does not work. */
  run(cell: Cell): Promise<void>;
  close(): Promise<void>;
}

/** Publishes the packages of this repository to a registry of this process. `keep` leaves the projects for a look. */
export async function openWorkbench(keep = false): Promise<Workbench> {
  const folder = mkdtempSync(join(tmpdir(), "matrix-"));
  if (keep) console.log(`The projects are in ${folder}`);
  const registry = await startRegistry();
  const packages = await release(registry, join(folder, "release"));
  const entries = packages.flatMap((one) => one.entries);
  const portable = packages.filter(({ forNode }) => !forNode).flatMap((one) => one.entries);

  async function run(cell: Cell): Promise<void> {
    const tools = VERSIONS[cell.name];
    if (tools === undefined) throw new Error(`versions.json has no "${cell.name}"`);
    const own = join(folder, cell.name.replaceAll(" ", "-"));
    mkdirSync(own);
    await cell.run({
      registry: registry.url,
      packages,
      entries,
      portable,
      tools,
      folder: own,
      install: (manager = "npm") => install(join(own, manager), registry.url, packages, tools, manager),
    });
    if (!keep) rmSync(own, { recursive: true, force: true });
  }

  return {
    packages,
    run,
    async close() {
      await registry.close();
      if (!keep) rmSync(folder, { recursive: true, force: true });
    },
  };
}
