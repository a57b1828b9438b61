import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { codeBlocks } from "../../src/readme/blocks.ts";
import { ROOT } from "../../src/readme/documents.ts";
import { missingInstalls } from "../../src/readme/installs.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const pagesOf = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`);

describe("missingInstalls", () => {
  const block = 'import { a } from "@url/a/b";\nimport b from "b";\nimport "@url/c/auto";\nimport "node:fs";';

  test("names each package that no command above the block installs", () => {
    const below = "```sh norun\nnpm install @url/a\n```";
    expect(missingInstalls(`\`\`\`ts\n${block}\n\`\`\`\n\n${below}`)).toEqual([
      "line 2: @url/a",
      "line 2: b",
      "line 2: @url/c",
    ]);
    expect(missingInstalls(`${below}\n\n\`\`\`js\n${block}\n\`\`\``)).toEqual(["line 6: b", "line 6: @url/c"]);
  });

  test("accepts what one command or several install", () => {
    const commands = "```sh norun\nnpm install @url/a b\nnpm install @url/c\n```";
    expect(missingInstalls(`${commands}\n\n\`\`\`tsx\n${block}\n\`\`\``)).toEqual([]);
    expect(missingInstalls(`\`\`\`ts\nimport "b";\n\`\`\``, (name) => name === "b")).toEqual([]);
  });
});

test.each(["README.md", ...pagesOf("docs"), ...pagesOf("site/src/guide")])("%s installs what it imports", (path) => {
  expect(missingInstalls(read(path))).toEqual([]);
});

test.each(pagesOf("docs/migrating"))("%s installs what it imports of ours: its readers have the other", (path) => {
  expect(missingInstalls(read(path), (name) => !name.startsWith("@url/"))).toEqual([]);
});

test("the README is one screen: at most 700 words", () => {
  expect(read("README.md").trim().split(/\s+/).length).toBeLessThanOrEqual(700);
});

describe("docs/cookbook.md", () => {
  const jobs = read("docs/cookbook.md")
    .split(/^(?=## )/m)
    .slice(1);

  test("has thirty jobs", () => {
    expect(jobs.length).toBeGreaterThanOrEqual(30);
  });

  test.each(jobs.map((job) => [/^## (.*)/.exec(job)![1]!, job]))("%s", (_, job) => {
    expect(job).toMatch(/^Searched for as: .+\. Size: <!-- weight(?: node)? -->\d+\.\d KB<!-- \/weight -->$/m);
    expect(job).toMatch(/^\*\*What goes wrong:\*\* /m);
    // The command of the job itself has all that its code needs, and nothing else.
    expect(missingInstalls(job)).toEqual([]);
    const blocks = codeBlocks(job);
    expect(blocks.map(({ language }) => language)).toEqual(["sh", expect.stringMatching(/^[jt]s$/)]);
    const { code } = blocks[1]!;
    expect(code.split("\n").length).toBeLessThanOrEqual(15);
    const unused = blocks[0]!.code.replace("npm install ", "").split(" ");
    expect(unused.filter((name) => !code.includes(`"${name}`))).toEqual([]);
  });
});
