import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leaveOut } from "@url/tooling-shared/left-out";
import { outputOf } from "@url/tooling-shared/programs";
import { afterAll, beforeAll, describe, expect, type TestContext, test } from "vitest";
import { binary } from "../../src/matrix/cells/binary.ts";
import { installLine } from "../../src/matrix/cells/readme.ts";
import { type Project, projectIn, writeManifest, writeRegistry } from "../../src/matrix/project.ts";
import { type Registry, startRegistry } from "../../src/matrix/registry.ts";
import { PNPM, ROOT, VERSIONS } from "../../src/matrix/root.ts";
import { run } from "../../src/matrix/run.ts";
import { type Packed, publishable } from "../../src/pack/pack-all.ts";
import { packOnce } from "../../src/pack/pack-once.ts";

// Installs as a person does: by name, into an empty project, without a lockfile, a pin or a flag. The packages are the packed ones, in
// a registry of this process; everything else comes from npm, in whatever version it has today.
const MINUTES = 60_000;
const folder = mkdtempSync(join(tmpdir(), "installs-"));
const usual = outputOf("npm", ["config", "get", "registry"]).trim();
let registry: Registry;
let yarn: string;

beforeAll(async () => {
  registry = await startRegistry();
  writeFileSync(join(folder, ".npmrc"), `//${new URL(registry.url).host}/:_authToken=none\n`);
  for (const { tarball } of packOnce(ROOT)) {
    await run("npm", ["publish", tarball, "--registry", `${registry.url}/`], { cwd: folder });
  }
  const version = VERSIONS.yarn!["@yarnpkg/cli-dist"]!;
  yarn = join(await binary(join(folder, "yarn"), "@yarnpkg/cli-dist", version), "bin/yarn.js");
}, 10 * MINUTES);

afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});

const MANAGERS: Readonly<Record<string, (project: string, names: readonly string[]) => Promise<unknown>>> = {
  npm: (cwd, names) => run("npm", ["install", "--no-audit", "--no-fund", ...names], { cwd }),
  pnpm: (cwd, names) => run("npx", ["-y", PNPM, "add", ...names], { cwd }),
  yarn: (cwd, names) =>
    run("node", [yarn, "add", ...names.map((name) => (name === "--save-dev" ? "--dev" : name))], {
      cwd,
      env: { YARN_GLOBAL_FOLDER: join(folder, "global") },
    }),
};

const readmeOf = ({ directory }: { readonly directory: string }): string =>
  readFileSync(join(directory, "README.md"), "utf8");
const PACKAGES = publishable(ROOT);
const LINES = [...new Set(PACKAGES.map((one) => installLine(readmeOf(one)).join(" ")))].map(
  (line) => [line, line.split(" ")] as const,
);
const peersOf = ({ peerDependencies = {} }: Packed["manifest"]): [name: string, range: string][] =>
  Object.entries(peerDependencies);
const WITH_PEERS = PACKAGES.filter(({ manifest }) => peersOf(manifest).length > 0);

describe.each(Object.entries(MANAGERS))("%s", (manager, install) => {
  let count = 0;

  /** Installs in a new project, with what is added to its manifest and to the settings of pnpm. */
  async function projectWith(names: readonly string[], fields: object = {}, settings = ""): Promise<Project> {
    const project = projectIn(join(folder, `${manager}-${count++}`));
    writeManifest(project, { type: "module", ...fields });
    writeRegistry(project, registry.url, settings);
    project.write(
      ".yarnrc.yml",
      `nodeLinker: node-modules
enableTelemetry: false
npmRegistryServer: "${usual}"
npmScopes:
  url:
    npmRegistryServer: "${registry.url}"
unsafeHttpWhitelist:
  - localhost
`,
    );
    if (manager === "yarn") project.write("yarn.lock", "");
    await install(project.folder, names);
    return project;
  }

  /** The versions that are installed in a new project. */
  async function versionsOf(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const project = await projectWith(names);
    const read = (name: string): string =>
      JSON.parse(readFileSync(join(project.folder, "node_modules", name, "package.json"), "utf8")).version;
    const installed = names.filter((name) => !name.startsWith("-")).map(bare);
    return new Map(installed.map((name) => [name, read(name)]));
  }

  /** Yarn asks for the programs of all systems, of which a mirror of npm may lack some: then the row is left out. */
  async function installs(names: readonly string[], context: TestContext): Promise<void> {
    const wanted = names.filter((name) => !name.startsWith("-")).map(bare);
    try {
      expect([...(await versionsOf(names)).keys()]).toEqual(wanted);
    } catch (error) {
      const [, missing] = /YN0082: .*?(@?[^@\s]+)@npm:\S+: No candidates found/.exec((error as Error).message) ?? [];
      if (missing === undefined || missing.startsWith("@url/") || wanted.includes(missing)) throw error;
      leaveOut(context, `yarn add ${names.join(" ")}: the registry has no ${missing}`);
    }
  }

  const limit = 5 * MINUTES;
  test(
    "the override in the README of @url/whatwg-url gives it to a dependency",
    async () => {
      const readme = readmeOf({ directory: join(ROOT, "packages/whatwg-url") });
      const row = readme.split("\n").find((line) => line.toLowerCase().startsWith(`| ${manager} |`))!;
      const [, file, override] = /`(.+?)` \| `(.+)`/.exec(row)!;
      const isYAML = file === "pnpm-workspace.yaml";
      const fields = isYAML ? {} : JSON.parse(`{${override}}`);
      const { folder: project } = await projectWith(["data-urls@6"], fields, isYAML ? override : "");
      const load = createRequire(realpathSync(join(project, "node_modules/data-urls/package.json")));
      expect(load("whatwg-url/package.json").name).toBe("@url/whatwg-url");
      const { body } = load("data-urls")("data:,a%20b");
      expect(new TextDecoder().decode(body)).toBe("a b");
    },
    limit,
  );

  for (const [line, names] of LINES) test(`npm install ${line}`, (context) => installs(names, context), limit);

  for (const { manifest } of WITH_PEERS) {
    const newest = [manifest.name, ...peersOf(manifest).map(([peer]) => peer)];
    test(`the newest versions of ${newest.join(", ")}`, (context) => installs(newest, context), limit);
    // Of a range such as "^6.0.0 || ^7.0.0", each alternative is what somebody has. All peers of a package are installed at once.
    for (const peers of alternativesOf(manifest)) {
      const names = [manifest.name, ...peers];
      test(`the versions ${names.join(", ")}`, (context) => installs(names, context), limit);
    }
  }
});

/** The name of a package without its version. */
function bare(name: string): string {
  return name.replace(/(?<=.)@.*/, "");
}

/** The first alternative of the range of each peer, then the second of those that have one, and so on. */
function alternativesOf(manifest: Packed["manifest"]): string[][] {
  const ranges = peersOf(manifest).map(([peer, range]) => range.split(" || ").map((one) => `${peer}@${one}`));
  const most = ranges.reduce((count, { length }) => Math.max(count, length), 0);
  return Array.from({ length: most }, (_, i) => ranges.flatMap((one) => one.slice(i, i + 1)));
}
