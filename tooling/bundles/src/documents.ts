import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CutData } from "./cuts/page.ts";
import { sizesData } from "./data.ts";
import type { BundlerData } from "./jobs/measure.ts";
import { updateMarks } from "./marks.ts";
import { sizesPage } from "./pages.ts";
import { COOKBOOK, updateRecipes } from "./recipes.ts";
import type { Results } from "./results.ts";
import { ROOT } from "./weigh.ts";

/** The figures of other bundlers, which `npm run tool -- size --bundlers --write` measures. */
export const BUNDLER_DATA = "tooling/data/bundlers.json";

/** What the small build costs in time, which `npm run tool -- size --cuts --write` measures. */
export const CUT_DATA = "tooling/data/cuts.json";

/** A Markdown file that states sizes: its text, and what the text should be. */
export interface Document {
  /** From the repository's root. */
  readonly path: string;
  readonly text: string;
  readonly updated: string;
}

/** The root's README, those of the packages, the pages of `docs/` with sizes, and `tooling/data/sizes.json`. */
export function documents(results: Results): Document[] {
  const marked = ["README.md", "docs/packages.md", ...packageNames().map((name) => `packages/${name}/README.md`)];
  return [
    ...marked.map((path) => {
      const text = read(path);
      return { path, text, updated: updateMarks(text, results.figures, results.peers) };
    }),
    { path: COOKBOOK, text: read(COOKBOOK), updated: updateRecipes(read(COOKBOOK), results.recipes) },
    { path: "docs/sizes.md", text: read("docs/sizes.md"), updated: sizesPage(results, bundlerData()) },
    { path: "tooling/data/sizes.json", text: read("tooling/data/sizes.json"), updated: sizesData(results) },
  ];
}

export function bundlerData(): BundlerData {
  return JSON.parse(read(BUNDLER_DATA));
}

export function cutData(): CutData {
  return JSON.parse(read(CUT_DATA));
}

/** The folders of the packages. */
export function packageNames(): string[] {
  return readdirSync(join(ROOT, "packages"))
    .sort()
    .filter((name) => existsSync(join(ROOT, "packages", name, "package.json")));
}

function read(path: string): string {
  return existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), "utf8") : "";
}
