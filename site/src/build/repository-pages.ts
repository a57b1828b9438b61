import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EleventyConfig } from "./eleventy.ts";
import { REPOSITORY_PAGES } from "./pages.ts";
import { ROOT } from "./root.ts";

/** Adds a page for each file of the repository that is one. */
export function addRepositoryPages(config: EleventyConfig): void {
  for (const { source, url } of REPOSITORY_PAGES) {
    const markdown = readFileSync(join(ROOT, source), "utf8");
    // The path is only a name: the template need not exist.
    config.addTemplate(`repository/${source}`, markdown, {
      title: titleOf(markdown, source),
      permalink: `${url}index.html`,
      source,
    });
  }
}

/** Returns the text of the first heading, without its markup. */
function titleOf(markdown: string, source: string): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1];
  if (title === undefined) throw new Error(`${source} has no heading`);
  return title.replace(/[`*_]/g, "");
}
