import { fileURLToPath } from "node:url";
import { outputOf } from "@url/tooling-shared/programs";
import type { TestProject } from "vitest/node";

const SITE = fileURLToPath(new URL("../..", import.meta.url));

/** Builds the site for all files of a run, and says where it is. */
export default function buildOnce(project: TestProject): void {
  project.provide("dist", buildSite());
}

/** Builds the site as `npm run site:build` does, from the packages that are built, and returns its folder. */
export function buildSite(): string {
  outputOf(process.execPath, ["--import", "tsx", "src/build/run.ts"], { cwd: SITE });
  return `${SITE}dist`;
}

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder that the site was built into: `inject("dist")`. */
    dist: string;
  }
}
