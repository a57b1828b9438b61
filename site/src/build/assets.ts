import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildIndex } from "../search/build-index.ts";
import { bundleScripts, bundleStyles } from "./bundle.ts";
import type { BuiltEvent } from "./eleventy.ts";
import { headersFile } from "./headers.ts";
import { writeMarkdown } from "./markdown-pages.ts";
import { sitemap } from "./sitemap.ts";

/** Writes what is not a page: scripts, style sheets, the index of the search, the file of headers, the list of pages, and pages as Markdown. */
export async function writeAssets({ directories, results }: BuiltEvent): Promise<void> {
  const out = directories.output;
  await Promise.all([bundleScripts(out), bundleStyles(out)]);
  writeFileSync(join(out, "_headers"), headersFile());
  writeFileSync(join(out, "search.json"), buildIndex(results));
  writeFileSync(join(out, "sitemap.xml"), sitemap(results.map(({ url }) => url)));
  writeMarkdown(out);
}
