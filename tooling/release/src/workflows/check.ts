import type { Job, Workflow } from "./read-workflows.ts";

/** What the repository has that a workflow can call. */
export interface Repository {
  /** The names of the scripts in the root `package.json`, and of the tools, such as `tool -- bench`. */
  readonly scripts: readonly string[];
  /** Returns true if the repository has a file at this path. */
  readonly hasFile: (path: string) => boolean;
}

/** Checks the rules of this repository that a linter does not know. Returns a sentence for each violation. */
export function checkWorkflow(workflow: Workflow, repository: Repository): string[] {
  return [
    ...checkActions(workflow.text),
    ...checkContainers(workflow.text),
    ...checkPermissions(workflow.permissions),
    ...Object.entries(workflow.jobs).flatMap(([name, job]) =>
      checkJob(job, repository).map((problem) => `job ${name}: ${problem}`),
    ),
  ].map((problem) => `${workflow.path}: ${problem}`);
}

// A tag can be moved to other code, and a hash cannot.
const PINNED = /^[\w.-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;

function checkActions(text: string): string[] {
  const used = [...text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map((match) => match[1] as string);
  return used
    .filter((action) => !PINNED.test(action))
    .map((action) => `"${action}" is not pinned: write owner/name@<40 hex digits> # v1.2.3.`);
}

const HASHED = /^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/;

function checkContainers(text: string): string[] {
  const used = [...text.matchAll(/^\s*(?:container|image): (\S+)$/gm)].map((match) => match[1] as string);
  return used
    .filter((image) => !HASHED.test(image))
    .map((image) => `"${image}" is not pinned: write name:tag@sha256:<64 hex digits>.`);
}

/** A job asks for what it writes. The workflow itself gives no more than reading. */
function checkPermissions(permissions: unknown): string[] {
  const isObject = typeof permissions === "object" && permissions !== null;
  const isLeast = isObject && Object.entries(permissions).every((entry) => String(entry) === "contents,read");
  return isLeast ? [] : ["`permissions` of the workflow must be {} or contents: read."];
}

function checkJob(job: Job, repository: Repository): string[] {
  const problems: string[] = [];
  if (job["timeout-minutes"] === undefined) problems.push("it has no timeout-minutes.");
  if (runsOurs(job) && MIGHTY.some((right) => job.permissions?.[right] === "write"))
    problems.push("it may write or publish, and runs npm: do what installs or tests in a job without rights.");
  const writes = job.permissions?.contents === "write";
  for (const { uses = "", run = "", with: inputs } of job.steps ?? []) {
    if (uses.startsWith("actions/checkout@") && !writes && inputs?.["persist-credentials"] !== false)
      problems.push("it checks out with credentials, and does not push: set persist-credentials: false.");
    for (const command of [run, ...Object.values(inputs ?? {})])
      for (const problem of checkCommand(command, repository)) problems.push(problem);
  }
  return problems;
}

/** With these, code that an installed package brings could change the repository or publish. */
const MIGHTY: readonly string[] = ["contents", "id-token", "packages", "actions"];

/** Whether a job runs what it installs: a script of the repository, or a package. */
function runsOurs({ steps = [] }: Job): boolean {
  return steps.some(({ run = "" }) => /\bnpm (?:run|ci|install|test|exec)\b|\bnpx\b|\.ci\/run/.test(run));
}

/** Whatever a workflow runs, a contributor can run: a script of the repository, or a file in it. */
function checkCommand(command: unknown, { scripts, hasFile }: Repository): string[] {
  if (typeof command !== "string") return [];
  const problems: string[] = [];
  for (const [, name] of command.matchAll(/\bnpm run (tool -- [\w:-]+|[\w:-]+)/g))
    if (!scripts.includes(name as string))
      problems.push(`there is no script "${name}" in package.json or tooling/tools.json.`);
  for (const [path] of command.matchAll(/(?<![\w/.-])(?:\.ci|\.github|tooling|packages)\/[\w./-]+/g))
    if (!hasFile(path)) problems.push(`there is no file ${path}.`);
  return problems;
}
