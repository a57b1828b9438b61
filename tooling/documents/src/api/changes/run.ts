import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { outputOf, runProgram } from "@url/tooling-shared/programs";
import { type Change, changesBetween } from "./compare.ts";
import { bumpsIn, shortfalls } from "./required.ts";

// npm run tool -- api:changes [--since <tag or commit>]: compares docs/api with that of the last release, and ends with 1 if the
// changesets say less than the changes need. In a workflow it also writes the differences into the summary of the run.
const root = fileURLToPath(new URL("../../../../..", import.meta.url));
const { since = lastRelease() } = parseArgs({ options: { since: { type: "string" } } }).values;

if (since === undefined) console.log("There is no release yet, so there is nothing to compare.");
else {
  const version = JSON.parse(git("show", `${since}:packages/api/package.json`)).version;
  const changes = changesBetween(reportsAt(since), reportsHere());
  const problems = shortfalls(changes, bumpsIn(filesIn(".changeset", ".md")), version);
  const page = `## API since ${since}\n\n${changes.length === 0 ? "No export has changed." : changes.map(show).join("\n")}\n`;
  console.log(page);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, page);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function lastRelease(): string | undefined {
  const { status, stdout } = runProgram("git", ["describe", "--tags", "--match=v*", "--abbrev=0"], { cwd: root });
  return status === 0 ? stdout.trim() : undefined;
}

function reportsAt(commit: string): Map<string, string> {
  const paths = git("ls-tree", "--name-only", commit, "docs/api/").trim().split("\n");
  return new Map(paths.map((path) => [path, git("show", `${commit}:${path}`)]));
}

function reportsHere(): Map<string, string> {
  const names = readdirSync(join(root, "docs/api"));
  return new Map(names.map((name) => [`docs/api/${name}`, readFileSync(join(root, "docs/api", name), "utf8")]));
}

function filesIn(folder: string, ending: string): string[] {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith(ending));
  return names.map((name) => readFileSync(join(root, folder, name), "utf8"));
}

function show({ entry, name, kind, before, after }: Change): string {
  const lines = [...marked("-", before), ...marked("+", after)];
  return `- **${kind}**: \`${name}\` of \`${entry}\`\n\n  \`\`\`diff\n${lines.map((line) => `  ${line}`).join("\n")}\n  \`\`\`\n`;
}

function marked(mark: string, text: string): string[] {
  return text === "" ? [] : text.split("\n").map((line) => `${mark} ${line}`);
}

function git(...args: readonly string[]): string {
  return outputOf("git", args, { cwd: root });
}
