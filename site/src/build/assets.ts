import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { buildIndex } from "../search/build-index.ts";
import { bundleScripts, bundleStyles } from "./bundle.ts";
import type { BuiltEvent } from "./eleventy.ts";
import { headersFile } from "./headers.ts";
import { writeMarkdown } from "./markdown-pages.ts";
import { sitemap } from "./sitemap.ts";
import { writePictures } from "./social-picture.ts";

/** Writes what is not a page: scripts, style sheets, the index of the search, the file of headers, the list of pages, pages as Markdown, and pictures for social networks. */
export async function writeAssets({ directories, results }: BuiltEvent): Promise<void> {
  const out = directories.output;
  await Promise.all([bundleScripts(out), bundleStyles(out)]);
  writeFileSync(join(out, "_headers"), headersFile());
  writeFileSync(join(out, "search.json"), buildIndex(results));
  writeFileSync(join(out, "sitemap.xml"), sitemap(results.map(({ url }) => url)));
  writeMarkdown(out);
  await writePictures(
    out,
    results.filter(({ url }) => /(?:\/|\.html)$/.test(url)).map(({ url, content }) => ({ url, ...headOf(content) })),
  );
}

/** The title and the description in the head of a page. */
function headOf(content: string): { title: string; description: string } {
  const head = parse(content.slice(0, content.indexOf("</head>")));
  const read = (name: string) => head.querySelector(`meta[property="og:${name}"]`)?.getAttribute("content") ?? "";
  return { title: read("title"), description: read("description") };
}
