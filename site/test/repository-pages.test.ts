import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REPOSITORY_PAGES } from "../src/build/pages.ts";
import { descriptionOf } from "../src/build/repository-pages.ts";
import { ROOT } from "../src/build/root.ts";

test("the description is the beginning of the first paragraph, without markup", () => {
  expect(descriptionOf("# T\n\nFinds [all](a.md) `mistakes`: <!-- size x -->1 KB<!-- /size -->. More.\n")).toBe(
    "Finds all mistakes: 1 KB. More.",
  );
  expect(descriptionOf(`# T\n\n## Next\n\nA sentence. ${"Long ".repeat(50)}.`)).toBe("A sentence.");
  expect(descriptionOf("# T\n")).toBe("");
});

test("every page from the repository has a description of twenty to three hundred characters", () => {
  const short = REPOSITORY_PAGES.map(({ source }) => ({
    source,
    description: descriptionOf(readFileSync(join(ROOT, source), "utf8")),
  })).filter(({ description }) => description.length < 20 || description.length > 300);
  expect(short).toEqual([]);
});
