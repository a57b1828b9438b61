import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

/** A fault in one file of the repository, and the test that must find it. */
interface Fault {
  readonly check: string;
  readonly file: string;
  readonly plant: (text: string) => string;
  /** The test file, part of the name of the test, and what its message must name if it looks for several. */
  readonly foundBy: readonly [file: string, name: string, message?: string];
}

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
const append = (text: string) => (before: string) => `${before}\n${text}\n`;

const HOUSE = "tooling/structure/test/layers/house.test.ts";
const READMES = "tooling/documents/test/readme/documents.isolated.test.ts";
const TOOLS = "tooling/documents/test/readme/tools.test.ts";
const LANGUAGE = "tooling/documents/test/language/language.test.ts";
const OPTIONS = "tooling/documents/test/api/options.test.ts";
const SIZES = "tooling/bundles/test/sizes.long.test.ts";
const MANIFESTS = "tooling/build/test/manifests.test.ts";
const API = "tooling/documents/test/api/api.isolated.test.ts";

const FAULTS: readonly Fault[] = [
  {
    check: "layers: an import of a higher floor",
    file: "packages/percent/src/index.ts",
    plant: append('import type {} from "@url/host";'),
    foundBy: [HOUSE, "the packages import only lower floors", "percent"],
  },
  {
    check: "layers: an import of the same floor",
    file: "packages/ipv4/src/index.ts",
    plant: append('import type {} from "@url/ipv6";'),
    foundBy: [HOUSE, "the packages import only lower floors", "ipv4"],
  },
  {
    check: "layers: a relative import that leaves its package",
    file: "packages/serializer/src/index.ts",
    plant: append('import type {} from "../../result/src/index.ts";'),
    foundBy: [HOUSE, "the packages import only lower floors", "../../result/src/index.ts"],
  },
  {
    check: "documents: a package in the picture of the floors that does not exist",
    file: "docs/architecture.md",
    plant: replace(/^ 0 {3}percent/m, " 0   percent    nonsense"),
    foundBy: [HOUSE, "docs/architecture.md has every package"],
  },
  {
    check: "documents: a wrong number of installed packages",
    file: "docs/packages.md",
    plant: replace(/(?<=^\| `@url\/host` \| )\d+(?= \| idna)/m, "99"),
    foundBy: [HOUSE, "docs/packages.md says of every package"],
  },
  {
    check: "documents: a package with dependencies that claims to have none",
    file: "packages/host/README.md",
    plant: append("It has no dependencies."),
    foundBy: [HOUSE, "has no dependencies only if it has none"],
  },
  {
    check: "documents: a long test that docs/testing.md does not name",
    file: "docs/testing.md",
    plant: replace(/`[\w/-]+\.long\.test\.ts`/, ""),
    foundBy: [HOUSE, "docs/testing.md names each long"],
  },
  {
    check: "documents: a file that does not exist",
    file: "docs/decisions/tr46.md",
    plant: append("`tooling/unicode` reads them."),
    foundBy: [TOOLS, "docs/decisions/tr46.md names only files and folders", "tooling/unicode"],
  },
  {
    check: "documents: the end of a path that no file has",
    file: "docs/decisions/normal-form.md",
    plant: append("`fast/nowhere.ts` is faster."),
    foundBy: [TOOLS, "docs/decisions/normal-form.md names only files and folders", "fast/nowhere.ts"],
  },
  {
    check: "documents: a package without a row in SECURITY.md",
    file: "SECURITY.md",
    plant: replace(/^\| `@url\/idna` \|.*\n/m, ""),
    foundBy: [HOUSE, "SECURITY.md says for each package", "idna"],
  },
  {
    check: "documents: a package of the small build that vitest.config.ts does not have",
    file: "docs/testing.md",
    plant: replace("`packages/{api,", "`packages/{api,cli,"),
    foundBy: [HOUSE, "docs/testing.md names the packages of a project", "cli"],
  },
  {
    check: "documents: an entry without a reason",
    file: "docs/decisions/entries.md",
    plant: replace("`ip/arpa`, ", ""),
    foundBy: [TOOLS, "docs/decisions/entries.md has a reason for each entry", "ip/arpa"],
  },
  {
    check: "expectations: a test of the short tier that replaces modules",
    file: "packages/ipv4/test/parse.test.ts",
    plant: append("// vi.resetModules();"),
    foundBy: [HOUSE, "a test that replaces modules"],
  },
  {
    check: "language: a phrase that is hard to understand",
    file: "packages/ipv6/src/index.ts",
    // In two parts, because that check reads this file too.
    plant: append(`// ${["For", "who needs it."].join(" ")}`),
    foundBy: [LANGUAGE, "the files have none of the phrases", "packages/ipv6/src/index.ts"],
  },
  {
    check: "language: such a phrase in a README",
    file: "packages/ip/README.md",
    plant: append(["The tables stay", "folded up."].join(" ")),
    foundBy: [LANGUAGE, "the files have none of the phrases", "packages/ip/README.md"],
  },
  {
    check: "language: such a phrase in a changeset",
    file: ".changeset/ipv4.md",
    plant: append(["Empty, where it is", "none."].join(" ")),
    foundBy: [LANGUAGE, "the files have none of the phrases", ".changeset/ipv4.md"],
  },
  {
    check: "readme: a link to a file that does not exist",
    file: "docs/howto.md",
    plant: append("[a page](nowhere.md)"),
    foundBy: [READMES, "docs/howto.md > its links to files exist"],
  },
  {
    check: "readme: a result that is not what the code returns",
    file: "packages/ipv4/README.md",
    plant: replace("// → { ok: true, value: 3232235528 }", "// → { ok: true, value: 3232235529 }"),
    foundBy: [READMES, "packages/ipv4/README.md > line"],
  },
  {
    check: "readme: a command that installs a package that does not exist",
    file: "packages/ipv6/README.md",
    plant: replace("npm install @url/ipv6", "npm install @url/ipv66"),
    foundBy: [READMES, "sh norun"],
  },
  {
    check: "readme: a block in a language that nothing runs",
    file: "packages/percent/README.md",
    plant: append("```rust\nfn main() {}\n```"),
    foundBy: [READMES, "packages/percent/README.md", "rust"],
  },
  {
    check: "readme: a flag that a tool does not have",
    file: "tooling/laws/README.md",
    plant: replace("--minutes 1", "--hours 1"),
    foundBy: [TOOLS, "names only flags that its tools have", "--hours"],
  },
  {
    check: "layers: a room without a row in the table of rooms",
    file: "tooling/README.md",
    plant: replace(/^\| \[structure\].*\n/m, ""),
    foundBy: [HOUSE, "tooling/README.md has every room"],
  },
  {
    check: "api: an export that the report lacks",
    file: "packages/ipv4/src/index.ts",
    plant: append("/** Is planted. */\nexport const PLANTED = 1;"),
    foundBy: [API, "equals the committed one"],
  },
  {
    check: "api: an exported function without a doc comment",
    file: "packages/ipv6/src/index.ts",
    plant: append("export function planted(text: string): string {\n  return text;\n}"),
    foundBy: [API, "are documented, and have one form"],
  },
  {
    check: "api: a function that returns an error beside a value, and no result",
    file: "packages/percent/src/index.ts",
    plant: append(
      '/**\n * Reads a text.\n * @example readPlanted("a") // → 1\n * @see https://url.spec.whatwg.org/\n */\nexport function readPlanted(text: string): number | { code: string; start: number; end: number } {\n  return text.length;\n}',
    ),
    foundBy: [API, "are documented, and have one form", "readPlanted"],
  },
  {
    check: "options: an option that is not checked",
    file: "packages/ip/src/prefix/parse.ts",
    plant: replace(/(?<=^export interface PrefixOptions \{\n)/m, "  readonly planted?: boolean;\n"),
    foundBy: [OPTIONS, "parsePrefix: planted"],
  },
  {
    check: "options: a parameter that is not checked",
    file: "packages/uri/src/resolve.ts",
    plant: replace(/(?<=^export function resolveURI\([^)]*)\)/m, ", isPlanted = false)"),
    foundBy: [OPTIONS, "resolveURI: isPlanted"],
  },
  {
    check: "options: a choice that is not checked",
    file: "packages/serializer/src/serialize.ts",
    plant: replace(/(?<=^export interface SerializeOptions \{\n)/m, '  readonly planted?: "a" | "b";\n'),
    foundBy: [OPTIONS, "serializeURL: planted"],
  },
  {
    check: "side effects: code that runs when a file is imported",
    file: "packages/percent/dist/index.js",
    plant: append("globalThis.planted = 1;"),
    foundBy: ["tooling/bundles/test/dropped.test.ts", "nothing is left of index.js"],
  },
  {
    check: "side effects: an object that is made when a file is imported",
    file: "packages/ipv6/dist/index.js",
    plant: append("const planted = new Map(); planted.set(planted, globalThis.x);"),
    foundBy: ["tooling/bundles/test/dropped.test.ts", "ipv6"],
  },
  {
    check: "side effects: a manifest that does not say that there are none",
    file: "packages/host/package.json",
    plant: replace('"sideEffects": false', '"sideEffects": true'),
    foundBy: [MANIFESTS, "host > has a complete manifest"],
  },
  {
    check: "sizes: a bundle above its budget",
    file: "tooling/bundles/src/figures.ts",
    plant: replace(/(?<=whole\("ip\/endpoint", )[\d.]+/, "0.1"),
    foundBy: [SIZES, "weighs no more than 0.1 KB"],
  },
  {
    check: "sizes: a README that shows another size",
    file: "packages/ipv6/README.md",
    plant: replace(/(?<=<!-- size ipv6 -->)[\d.]+/, "9.9"),
    foundBy: [SIZES, "show the measured sizes", "packages/ipv6/README.md"],
  },
  {
    check: "sizes: a part in a bundle that must be without it",
    file: "tooling/bundles/src/figures.ts",
    plant: replace(/(?<=whole\("urlencoded\/legacy", [\d.]+, \[)/, '"percent-decoder", '),
    foundBy: [SIZES, "is without percent-decoder"],
  },
  {
    check: "manifests: a licence that differs from the workspace's",
    file: "packages/ipv4/package.json",
    plant: replace('"license": "MIT"', '"license": "ISC"'),
    foundBy: [MANIFESTS, "ipv4 > has a complete manifest"],
  },
  {
    check: "workflows: an action that is not pinned by hash",
    file: ".github/workflows/ci.yml",
    plant: replace(/actions\/checkout@\w+/, "actions/checkout@v7"),
    foundBy: ["tooling/release/test/workflows/workflows.test.ts", "pins actions by hash"],
  },
  {
    check: "web-platform-tests: a row that fails",
    file: "tooling/data/wpt/rows/percent-encoding.json",
    plant: replace('"utf-8":"%E2%80%A0"', '"utf-8":"%E2%80%A1"'),
    foundBy: ["tooling/conformance/test/wpt/percent-encoding.test.ts", ""],
  },
  {
    check: "expectations: one for a row that does not exist",
    file: "tooling/data/wpt/expectations.json",
    plant: replace("[", '[{ "file": "toascii.json", "key": "a row that is gone", "reason": "planted" },'),
    foundBy: ["tooling/conformance/test/wpt/toascii.test.ts", "fit together"],
  },
];

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const FILES = [...new Set(FAULTS.map(({ foundBy: [file] }) => file))];
let copy: string;

beforeAll(() => {
  // A copy, because other tests read the repository at the same time. Its packages import each other, not the originals.
  copy = mkdtempSync(join(tmpdir(), "planted-"));
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8", timeout: 60_000 })
    .split("\0")
    .filter(Boolean);
  for (const path of tracked.filter((path) => existsSync(join(ROOT, path)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(ROOT, path), join(copy, path));
  }
  // A message has the whole of a list, because a fault is found by what it names.
  const config = readFileSync(join(copy, "vitest.config.ts"), "utf8");
  const whole = config.replace(
    /(?<=defineConfig\([\s\S]*?\n {2}test: \{)/,
    "\n    chaiConfig: { truncateThreshold: 0 },",
  );
  expect(whole).not.toBe(config);
  writeFileSync(join(copy, "vitest.config.ts"), whole);
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"), "junction");
  const folders = ["packages", "tooling", "examples"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [`${folder}/${entry.name}`] : [],
    ),
  );
  for (const folder of [...folders, "site"]) {
    for (const name of ["node_modules", "dist"]) {
      const from = join(ROOT, folder, name);
      if (existsSync(from)) cpSync(from, join(copy, folder, name), { recursive: true, verbatimSymlinks: true });
    }
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** How long the tests in the copy may take, in milliseconds. */
const LIMIT = 1_800_000;

/**
 * Runs the tests that look for faults, and returns the names of those that fail, each behind its file. In each file, some
 * must pass: in a copy that does not work at all, each check would find something.
 */
function failures(): string[] {
  const results = join(copy, "results.json");
  const vitest = join(copy, "node_modules/vitest/vitest.mjs");
  const flags = [
    "run",
    "--root",
    copy,
    "--reporter=json",
    `--outputFile=${results}`,
    "--project=short",
    "--project=short-isolated",
    "--project=long",
    "--project=long-laws",
  ];
  const { stdout, stderr } = spawnSync(process.execPath, [vitest, ...flags, ...FILES], {
    cwd: copy,
    encoding: "utf8",
    timeout: LIMIT,
    killSignal: "SIGKILL",
  });
  expect(existsSync(results), `${stdout}\n${stderr}`).toBe(true);
  const { testResults } = JSON.parse(readFileSync(results, "utf8")) as { testResults: readonly FileResult[] };
  expect(testResults.map(({ name }) => name).sort()).toEqual(FILES.map((file) => join(copy, file)).sort());
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = name.slice(copy.length + 1);
    // A file that cannot be loaded has a message and no tests.
    if (status === "failed" && assertionResults.length === 0) return [`${file}: ${message}`];
    const failed = assertionResults.filter((one) => one.status === "failed");
    expect(failed.length, `every test of ${file}`).toBeLessThan(assertionResults.length);
    return failed.map((one) => {
      return `${file}: ${[...one.ancestorTitles, one.title].join(" > ")}\n${one.failureMessages.join("\n")}`;
    });
  });
}

interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly title: string;
    readonly failureMessages: readonly string[];
    readonly ancestorTitles: readonly string[];
  }[];
}

test(
  "in a copy with one fault for each check, each check finds its own",
  () => {
    for (const { file, plant, check } of FAULTS) {
      const text = readFileSync(join(copy, file), "utf8");
      const planted = plant(text);
      expect(planted, `${check}: there is nothing to change in ${file}`).not.toBe(text);
      writeFileSync(join(copy, file), planted);
    }
    const found = failures();
    const missed = FAULTS.filter(
      ({ foundBy: [file, name, message = ""] }) =>
        !found.some((one) => {
          const [title = "", ...messages] = one.split("\n");
          return title.startsWith(`${file}: `) && title.includes(name) && messages.join("\n").includes(message);
        }),
    );
    expect(
      missed.map(({ check }) => check),
      found.join("\n"),
    ).toEqual([]);
    // Half a minute; a machine that does something else as well took eleven.
  },
  LIMIT + 60_000,
);
