import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Block, codeBlocks } from "../../src/readme/blocks.ts";
import { bundle } from "../../src/readme/bundle.ts";
import { deadLinks, documents, ROOT, wrongFiles } from "../../src/readme/documents.ts";
import { type Known, problemsOfUnrun } from "../../src/readme/norun.ts";
import { rewrite } from "../../src/readme/rewrite.ts";
import { compareSession } from "../../src/readme/session.ts";
import { commandRunner } from "../../src/readme/shell.ts";
import { typeErrors } from "../../src/readme/types.ts";

// Beside this package's node_modules, from which all packages can be resolved.
const CACHE = join(ROOT, "tooling/documents/.cache/blocks");
const TYPES = join(ROOT, "tooling/documents/.cache/types");
const CHECKS = join(ROOT, "tooling/documents/src/readme/checks.ts");
/** A reader of these pages installs packages. Scripts of this repository are run, or stand on the pages of the tools. */
const KNOWN: Known = {
  packages: new Set(readdirSync(join(ROOT, "packages")).map((name) => `@url/${name}`)),
  scripts: new Set(),
};

const RUN = new Set(["js", "ts", "tsx"]);
let bundled: (module: string) => string;

beforeAll(async () => {
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const modules = documents(ROOT).flatMap((path) =>
    codeBlocks(readFileSync(join(ROOT, path), "utf8"))
      .filter(({ language, tags }) => RUN.has(language) && tags.length === 0)
      .map((block) => {
        const module = moduleOf(block, path);
        writeFileSync(module, rewrite(block.code, CHECKS, block.line));
        return module;
      }),
  );
  bundled = await bundle(modules, "blocks");
});

describe.each(documents(ROOT))("%s", (path) => {
  const markdown = readFileSync(join(ROOT, path), "utf8");

  test("its links to files exist", () => {
    const dead = deadLinks(markdown, path, ROOT);
    // The guide links to pages that have no file of their own; the site's tests follow each link of each page.
    expect(path.startsWith("site/") ? dead.filter((target) => !target.startsWith("/")) : dead).toEqual([]);
  });

  for (const block of codeBlocks(markdown)) {
    const name = `line ${block.line}: ${[block.language || "no language", ...block.tags].join(" ")}`;
    test(name, () => check(block, path));
  }
});

test("the files of the tables of docs/howto.md exist", () => {
  const markdown = readFileSync(join(ROOT, "docs/howto.md"), "utf8");
  expect(wrongFiles(markdown, ROOT)).toEqual([]);
});

test("the TypeScript of all blocks compiles", () => {
  const blocks = documents(ROOT).flatMap((path) =>
    codeBlocks(readFileSync(join(ROOT, path), "utf8"))
      .filter(({ language, tags }) => language === "ts" && fileOf(tags) === undefined)
      .map(({ code, line }) => ({ code, name: nameOf(path, line) })),
  );
  expect(blocks.length).toBeGreaterThan(0);
  expect(typeErrors(blocks, ROOT, TYPES)).toBe("");
});

function nameOf(path: string, line: number): string {
  return `${path.replace(/\W+/g, "-")}-${line}`;
}

function moduleOf({ language, line }: Block, path: string): string {
  return join(CACHE, `${nameOf(path, line)}.${language}`);
}

/** The file that a block shows whole: the servers of `examples/`, which their own command installs and runs. */
function fileOf(tags: readonly string[]): string | undefined {
  return tags.find((tag) => tag.startsWith("of=examples/"))?.slice(3);
}

async function check(block: Block, path: string): Promise<void> {
  const unrun = block.tags.includes("norun");
  switch (block.language) {
    case "js":
    case "ts":
    case "tsx": {
      const file = fileOf(block.tags);
      if (file !== undefined) return expect(`${block.code}\n`).toBe(readFileSync(join(ROOT, file), "utf8"));
      expect(block.tags, "code has no excuse for not running").toEqual([]);
      await import(/* @vite-ignore */ bundled(moduleOf(block, path)));
      return;
    }
    case "sh":
    case "console":
      if (unrun) expect(problemsOfUnrun(block.code, KNOWN)).toEqual([]);
      else compareSession(block.code, block.line, commandRunner(ROOT, CACHE));
      return;
    case "json":
      JSON.parse(block.code);
      return;
    default:
      // Only the languages above can be run, so that no block is skipped under another name.
      expect(["", "text", "html", "yaml", "diff"], "a language that is run, or none").toContain(block.language);
  }
}
