import { fileURLToPath } from "node:url";
import { outputOf } from "@url/tooling-shared/programs";
import type { TestProject } from "vitest/node";

const SITE = fileURLToPath(new URL("../..", import.meta.url));

/** Builds the site as `npm run site:build` does, from the packages that are built, and says where it is. */
export default function buildOnce(project: TestProject): void {
  outputOf(process.execPath, ["--import", "tsx", "src/build/run.ts"], { cwd: SITE });
  project.provide("dist", `${SITE}dist`);
}

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder that the site was built into: `inject("dist")`. */
    dist: string;
  }
}
