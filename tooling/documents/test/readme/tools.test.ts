import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEntries } from "../../src/api/entries.ts";
import { codeBlocks } from "../../src/readme/blocks.ts";
import { deadLinks, documents, missingPaths, ROOT } from "../../src/readme/documents.ts";
import { problemsOfUnrun } from "../../src/readme/norun.ts";

const ROOMS = readdirSync(join(ROOT, "tooling"))
  .sort()
  .filter((name) => existsSync(join(ROOT, "tooling", name, "package.json")));

test.each(["tooling/README.md", ...[...ROOMS, "data"].map((name) => `tooling/${name}/README.md`)])(
  "%s: its links to files exist",
  (path) => {
    expect(deadLinks(readFileSync(join(ROOT, path), "utf8"), path, ROOT)).toEqual([]);
  },
);

const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: object };
const tools = JSON.parse(readFileSync(join(ROOT, "tooling/tools.json"), "utf8")) as { name: string; room: string }[];
const KNOWN = {
  packages: new Set<string>(),
  scripts: new Set([...Object.keys(scripts), ...tools.map(({ name }) => `tool -- ${name}`)]),
};

test("the commands on the pages of the tools exist", () => {
  const blocks = ROOMS.flatMap((name) => codeBlocks(readFileSync(join(ROOT, `tooling/${name}/README.md`), "utf8")));
  const commands = blocks.filter(({ language }) => language === "sh");
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.flatMap(({ code }) => problemsOfUnrun(code, KNOWN))).toEqual([]);
});

const PAGES = [
  ...["README.md", "tooling/README.md"],
  ...readdirSync(join(ROOT, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
  ...[...ROOMS, "data"].map((name) => `tooling/${name}/README.md`),
];

test.each(PAGES)("%s names only scripts and tools that exist", (path) => {
  const named = readFileSync(join(ROOT, path), "utf8").matchAll(/\bnpm run (?:--silent )?(tool -- [\w:-]+|[\w:-]+)/g);
  expect(Array.from(named, ([, name]) => name!).filter((name) => !KNOWN.scripts.has(name))).toEqual([]);
});

/** The flags that the tools of a room read, which are arguments of `parseArgs`. */
const flagsOf = (room: string): string[] => {
  const files = readdirSync(join(ROOT, "tooling", room, "src"), { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /\.m?[jt]s$/.test(file));
  return sources.flatMap((file) => {
    const text = readFileSync(join(ROOT, "tooling", room, "src", file), "utf8");
    return Array.from(text.matchAll(/\b([\w-]+)"?: \{ type: "(?:string|boolean)"/g), ([, flag]) => `--${flag}`);
  });
};
const FLAGS = new Map(tools.map(({ name, room }) => [name, flagsOf(room)]));

test.each(PAGES)("%s names only flags that its tools have", (path) => {
  const named = readFileSync(join(ROOT, path), "utf8").matchAll(/\bnpm run tool -- ([\w:-]+)([^`#|\n]*)/g);
  const wrong = Array.from(named, ([, tool = "", rest = ""]) => {
    const flags = rest.match(/(?<= )--[a-z][\w-]*/g) ?? [];
    return flags.filter((flag) => !FLAGS.get(tool)?.includes(flag)).map((flag) => `${tool} ${flag}`);
  });
  expect(wrong.flat()).toEqual([]);
});

const DECISIONS = readdirSync(join(ROOT, "docs/decisions")).map((name) => `docs/decisions/${name}`);
// docs/wrong-urls.md is about files of other repositories.
const OTHERS = ["SECURITY.md", "MAINTAINERS.md", "site/README.md"];
const NAMING = [...new Set([...PAGES, ...documents(ROOT), ...DECISIONS, ...OTHERS])].filter(
  (path) => !path.endsWith("wrong-urls.md"),
);

test.each(NAMING)("%s names only files and folders that exist", (path) => {
  expect(missingPaths(readFileSync(join(ROOT, path), "utf8"), path, ROOT)).toEqual([]);
});

test("docs/decisions/entries.md has a reason for each entry beside the first of its package, and for no other", () => {
  const text = readFileSync(join(ROOT, "docs/decisions/entries.md"), "utf8");
  const [reasons = ""] = /^\| an entry \|[\s\S]*?\n\n/m.exec(text) ?? [];
  const entries = readEntries(ROOT).map(({ name }) => name.slice("@url/".length));
  expect(Array.from(reasons.matchAll(/`([\w-]+\/[\w-]+)`/g), ([, name]) => name).sort()).toEqual(
    entries.filter((name) => name.includes("/")).sort(),
  );
});
