import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rewriteLink } from "./links.ts";
import { REPOSITORY_PAGES } from "./pages.ts";
import { descriptionOf } from "./repository-pages.ts";
import { addressOf, ROOT } from "./root.ts";

/** A page that is written in Markdown. */
export interface MarkdownPage {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Its Markdown, with the addresses of the site. */
  readonly text: string;
}

/** Writes each page that is written in Markdown as `index.md` beside its `index.html`, and `llms.txt`, which lists them. */
export function writeMarkdown(out: string): void {
  const pages = markdownPages();
  for (const { url, text } of pages) {
    mkdirSync(join(out, url), { recursive: true });
    writeFileSync(join(out, url, "index.md"), text);
  }
  writeFileSync(join(out, "llms.txt"), llmsText(pages));
}

/** The pages that are written in Markdown: the guide, then what is made of the repository's files. */
export function markdownPages(): MarkdownPage[] {
  const guide = readdirSync(join(ROOT, "site/src/guide")).map((name) => {
    const source = `site/src/guide/${name}`;
    return { source, url: `/guide/${name.replace(/(?:index)?\.md$/, "")}/`.replace("//", "/") };
  });
  return [...guide, ...REPOSITORY_PAGES].map(({ source, url }) => {
    const markdown = readFileSync(join(ROOT, source), "utf8").replace(/^---\n[\s\S]*?\n---\n/, "");
    return {
      url,
      title: /^# (.+)$/m.exec(markdown)![1]!.replace(/[`*_]/g, ""),
      description: descriptionOf(markdown),
      text: withAddresses(markdown, source),
    };
  });
}

/** Returns `llms.txt`: what the packages are, and a list of the pages as Markdown (https://llmstxt.org/). */
export function llmsText(pages: readonly Omit<MarkdownPage, "text">[]): string {
  const line = ({ url, title, description }: Omit<MarkdownPage, "text">) =>
    `- [${title}](${addressOf(url)}index.md): ${description}\n`;
  const section = (name: string, has: (url: string) => boolean) =>
    `## ${name}\n\n${pages
      .filter(({ url }) => has(url))
      .map(line)
      .join("")}`;
  const isGuide = (url: string) => url.startsWith("/guide/");
  const isPackage = (url: string) => url.startsWith("/packages/");
  return [
    "# @url\n\n> The URL Standard as small TypeScript packages: the same answer on every engine, and errors that say what is wrong with a URL, and where.\n",
    section("Guide", isGuide),
    section("Packages", isPackage),
    section("More", (url) => !isGuide(url) && !isPackage(url)),
  ].join("\n");
}

/** Makes the links of Markdown whole addresses of the site; what is in code stays. */
function withAddresses(markdown: string, source: string): string {
  return markdown
    .split(/^(?=```)/m)
    .map((part, index) => {
      // Between an opening fence and a closing one is code.
      if (index % 2 === 1) return part;
      return part.replace(
        /(\]\()([^()\s]+(?:\([^()\s]*\))?)(\))/g,
        (_, open: string, target: string, close: string) => {
          const page = rewriteLink(target, source);
          return open + (page.startsWith("/") ? addressOf(page) : page) + close;
        },
      );
    })
    .join("");
}
