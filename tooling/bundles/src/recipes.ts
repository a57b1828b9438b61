import { kilobytes } from "./kilobytes.ts";
import { type WeighOptions, type Weight, weigh } from "./weigh.ts";

/** The page of jobs with code, from the repository's root. */
export const COOKBOOK = "docs/cookbook.md";

/** A job of the cookbook: what its first block of code imports from our packages, and how that is bundled. */
interface Recipe {
  readonly title: string;
  readonly source: string;
  readonly platform: NonNullable<WeighOptions["platform"]>;
}

/**
 * Returns the recipes of a page in their order: one for each mark `<!-- weight -->`, or `<!-- weight node -->` for a job
 * that needs Node. Throws for a mark without code that imports one of our packages.
 */
export function recipesIn(markdown: string): Recipe[] {
  return markdown.split(/^(?=## )/m).flatMap((section) => {
    const mark = new RegExp(WEIGHT.source).exec(section);
    if (mark === null) return [];
    const title = /^## (.*)$/m.exec(section)?.[1] ?? "";
    const code = /^```(?:js|ts)\n([\s\S]*?)^```$/m.exec(section)?.[1] ?? "";
    const imports = Array.from(code.matchAll(/^import ((?:\{ .+ \} from )?"@url\/.+";)$/gm), ([line, rest = ""]) =>
      // What a line imports by name has to be exported, or the bundler drops it.
      rest.startsWith("{") ? `export ${rest}` : line,
    );
    if (imports.length === 0) throw new Error(`"${title}" imports nothing of ours`);
    return [{ title, source: imports.join("\n"), platform: mark[2] === " node" ? "node" : "browser" }];
  });
}

/** Weighs the recipes of a page, in their order, without the packages of others. */
export function weighRecipes(markdown: string): Promise<Weight[]> {
  return Promise.all(
    recipesIn(markdown).map(({ source, platform }) => weigh(source, { platform, external: ["react"] })),
  );
}

/** Writes the gzip sizes into the marks of a page. */
export function updateRecipes(markdown: string, weights: readonly Weight[]): string {
  let index = 0;
  return markdown.replace(WEIGHT, (_, open: string, _node: string, close: string) => {
    return `${open}${kilobytes(weights[index++]!.gzip)} KB${close}`;
  });
}

const WEIGHT = /(<!-- weight( node)? -->)[^<]*(<!-- \/weight -->)/g;
