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
      description: descriptionOf(markdown),
      permalink: `${url}index.html`,
      source,
    });
  }
}

/** Returns the sentences with which the first paragraph begins, without markup: as many as a list of results shows. */
export function descriptionOf(markdown: string): string {
  const text = (/^[^\s#|<>~-][^\n]*/m.exec(markdown)?.[0] ?? "")
    .replace(/<!--.*?-->/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*_]/g, "");
  const [first = "", ...more] = text.match(/.+?(?:[.:](?= |$)|$)/g) ?? [];
  let description = first;
  for (const sentence of more) {
    if (description.length + sentence.length > LONGEST) break;
    description += sentence;
  }
  return description;
}

const LONGEST = 200;

/** Returns the text of the first heading, without its markup. */
function titleOf(markdown: string, source: string): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1];
  if (title === undefined) throw new Error(`${source} has no heading`);
  return title.replace(/[`*_]/g, "");
}
