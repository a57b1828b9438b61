import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

/** The repository's root. */
export const ROOT: string = fileURLToPath(new URL("../../../..", import.meta.url));

/** A workflow: its text, and what the text says. */
export interface Workflow {
  readonly path: string;
  readonly text: string;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

export interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly "timeout-minutes"?: number;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly unknown[]>> };
  readonly steps?: readonly Step[];
}

export interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** Reads one workflow. Throws if the text is not YAML. */
export function readWorkflow(path: string, text: string): Workflow {
  const { permissions, jobs } = parse(text) as Pick<Workflow, "permissions" | "jobs">;
  return { path, text, permissions, jobs };
}

/** Reads the workflows of `.github/workflows`. */
export function readWorkflows(): Workflow[] {
  const folder = ".github/workflows";
  return readdirSync(join(ROOT, folder))
    .sort()
    .map((name) => readWorkflow(`${folder}/${name}`, readFileSync(join(ROOT, folder, name), "utf8")));
}
