import { expect, test } from "vitest";
import { recipesIn, updateRecipes } from "../src/recipes.ts";

const PAGE = `# Page

## One
Size: <!-- weight -->0.0 KB<!-- /weight -->

\`\`\`ts
import { a, b } from "@url/a/b";
import { orThrow } from "@url/result";
import { createElement as h } from "react";
\`\`\`

## Without a size
\`\`\`ts
import { c } from "@url/c";
\`\`\`

## Two
<!-- weight node -->0.0 KB<!-- /weight -->

\`\`\`js
import { d } from "@url/d";
import "@url/d/auto";
\`\`\`
`;

const weight = { minified: 4000, gzip: 1740, brotli: 1600, files: [], text: "", map: "" };

test("a recipe is what the first block of a job imports of ours", () => {
  expect(recipesIn(PAGE)).toEqual([
    {
      title: "One",
      source: 'export { a, b } from "@url/a/b";\nexport { orThrow } from "@url/result";',
      platform: "browser",
    },
    { title: "Two", source: 'export { d } from "@url/d";\nimport "@url/d/auto";', platform: "node" },
  ]);
});

test("a size without code of ours is an error", () => {
  expect(() => recipesIn(PAGE.replaceAll(/^import .*"@url\/d.*$/gm, "1;"))).toThrow('"Two" imports nothing of ours');
});

test("the sizes are written in their order", () => {
  const updated = updateRecipes(PAGE, [weight, { ...weight, gzip: 14_700 }]);
  expect(updated.match(/-->[\d.]+ KB/g)).toEqual(["-->1.7 KB", "-->14.4 KB"]);
});
