// npm run tool -- rehearse: releases a clone of the last commit to a registry of this process: a first version, a patch, a minor and a
// breaking change. Ends with an error where a release is not what docs/releasing.md says.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { outputLater } from "@url/tooling-shared/programs";
import { projectIn, writeManifest, writeRegistry } from "../matrix/project.ts";
import { startRegistry } from "../matrix/registry.ts";
import { ROOT } from "../matrix/root.ts";
import { run } from "../matrix/run.ts";
import { cloneOf } from "./clone.ts";
import { tamper } from "./tamper.ts";

const folder = mkdtempSync(join(tmpdir(), "rehearsal-"));
const registry = await startRegistry();
try {
  await rehearse();
} finally {
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
}

async function rehearse(): Promise<void> {
  const clone = await cloneOf(ROOT, join(folder, "clone"));

  const first = await clone.release(registry.url);
  tell(`the first release: ${registry.names().length} packages are ${first}`);
  await verify(first, "Every package is");
  const mend = await tamper(registry.url, "@url/percent", first);
  await verify(first, "1 packages are not");
  await mend();
  check(await readingsWith(first), "parser true, api true, standalone true, command true", "how a host is read");

  // A fix of the host parser: "~" is forbidden. And an inner export of the serializer gets another name.
  clone.edit(/_`a-z\{\}~\]\+\$\//, "_`a-z{}]+$/", "host/src");
  clone.edit(/\[\\0-\\x20#%/, "[\\0-\\x20~#%", "host/src");
  clone.edit(/\bexpectRecord\b/g, "expectRecordRenamed");
  clone.changeset("@url/host", "patch");
  check(clone.refusedByAPI(), "", "what the API refuses of a patch");
  const patch = await clone.release(registry.url);
  tell(`a patch of @url/host, with changed internals: ${registry.names().length} packages are ${patch}`);
  check(await readingsWith(patch), "parser false, api false, standalone false, command false", "how a host is read");
  tell(`two versions in one tree: ${await twoVersions(first, patch)}`);

  clone.edit(/$/, "\n/** Added in a rehearsal. */\nexport const ADDED: number = 1;\n", "result/src/index.ts");
  clone.changeset("@url/result", "patch");
  tell(`a new export as a patch is rejected: ${refused(clone.refusedByAPI())}`);
  clone.changeset("@url/result", "minor");
  check(clone.refusedByAPI(), "", "what the API refuses of a new export as a minor change");
  tell(`a new export: the packages are ${await clone.release(registry.url)}`);

  clone.edit(/\n\/\*\* Added in a rehearsal\. \*\/\nexport const ADDED: number = 1;\n/, "", "result/src/index.ts");
  clone.changeset("@url/result", "patch");
  tell(`a removed export as a patch is rejected: ${refused(clone.refusedByAPI())}`);
  clone.changeset("@url/result", "minor");
  check(clone.refusedByAPI(), "", "what the API refuses of a removed export as a minor change before 1.0.0");
  tell(`a removed export: the packages are ${await clone.release(registry.url)}`);

  /** Rebuilds a release from its tag and compares it with the registry. */
  async function verify(version: string, expected: string): Promise<void> {
    const script = join(clone.folder, "tooling/release/dist/publish/verify.js");
    const env = { ...process.env, "npm_config_@url:registry": `${registry.url}/` };
    const options = { cwd: clone.folder, env, limit: 1_800_000 };
    const says = await outputLater(process.execPath, [script, version, "--repository", clone.folder], options).catch(
      (error: Error) => error.message,
    );
    const lines = says.split("\n").filter((line) => /^DIFFERS|^Every package|^\d+ packages/.test(line));
    for (const line of lines) tell(`  verify-release ${version}: ${line}`);
    if (!lines.some((line) => line.startsWith(expected))) throw new Error(`verify-release: ${says}`);
  }
}

/** Whether each of four ways reads a host with "~", in a new project with one version of the packages. */
async function readingsWith(version: string): Promise<string> {
  const project = await projectWith({ "@url/api": version, "@url/cli": version, "@url/parser": version }, version);
  const script = `
    import { URL } from "@url/api";
    import { URL as Standalone } from "@url/api/standalone";
    import { parseURL } from "@url/parser";
    import { spawnSync } from "node:child_process";
    const input = "https://a%7Eb.example/";
    const parser = parseURL(input).ok;
    const api = URL.canParse(input);
    const standalone = Standalone.canParse(input);
    const command = spawnSync(process.execPath, ["node_modules/@url/cli/dist/bin.cjs", "get", "{host}", input], { timeout: 60_000 }).status === 0;
    console.log(Object.entries({ parser, api, standalone, command }).map((one) => one.join(" ")).join(", "));`;
  return (await project.node(["--input-type=module", "--eval", script])).trim();
}

/** What a project gets that asks for a parser and for a newer serializer with other inner exports. */
async function twoVersions(older: string, newer: string): Promise<string> {
  const project = await projectWith({ "@url/parser": older, "@url/serializer": newer }, "two");
  const nested = join(project.folder, "node_modules/@url/parser/node_modules/@url/serializer/package.json");
  check(String(existsSync(nested)), "true", "a serializer of its own for the parser");
  const script = `
    import { parseURL } from "@url/parser";
    import { passwordOf } from "@url/serializer";
    try { console.log(passwordOf(parseURL("https://user:secret@example.com/").value)); }
    catch (error) { console.log(error.name + ": " + error.message); }`;
  const answer = (await project.node(["--input-type=module", "--eval", script])).trim();
  if (!/^TypeError: .*same copy/.test(answer)) throw new Error(`the record of the other copy: ${answer}`);
  return answer;
}

async function projectWith(dependencies: Readonly<Record<string, string>>, name: string) {
  const project = projectIn(join(folder, `project-${name}`));
  writeManifest(project, { type: "module", dependencies });
  writeRegistry(project, registry.url);
  await run("npm", ["install", "--no-audit", "--no-fund"], { cwd: project.folder });
  return project;
}

function refused(problems: string): string {
  if (problems === "") throw new Error("it was not refused");
  return problems;
}

function check(found: string, expected: string, what: string): void {
  if (found !== expected) throw new Error(`${what}: ${found}; expected: ${expected}`);
  tell(`  ${what}: ${found === "" ? "nothing" : found}`);
}

function tell(line: string): void {
  console.log(line);
}
