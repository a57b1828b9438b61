import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import MarkdownIt from "markdown-it";

/** The root of the repository. */
export const ROOT: string = fileURLToPath(new URL("../../../..", import.meta.url));

/** The Markdown files whose blocks are run, as paths from the root: its README, the packages', `docs/`, and the guide of the site. */
export function documents(root: string): string[] {
  const packages = list(root, "packages").map((name) => join("packages", name, "README.md"));
  const docs = ["docs", "docs/migrating", "site/src/guide"].flatMap((folder) =>
    list(root, folder)
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(folder, name)),
  );
  return ["README.md", ...packages, ...docs].filter((path) => existsSync(join(root, path)));
}

function list(root: string, folder: string): string[] {
  const path = join(root, folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
}

/**
 * Returns the targets of links and images in `markdown` to files that do not exist, also of links to this repository on its
 * host, which the READMEs of packages have. Links to other sites and anchors are ignored.
 */
export function deadLinks(markdown: string, path: string, root: string): string[] {
  return new MarkdownIt()
    .parse(markdown, {})
    .flatMap((token) => token.children ?? [])
    .map((token) => token.attrGet("href") ?? token.attrGet("src"))
    .filter((target) => typeof target === "string")
    .filter((target) => {
      const [, own] = OWN.exec(target) ?? [];
      if (own === undefined && /^[a-z][a-z0-9+.-]*:|^#/i.test(target)) return false;
      const file = decodeURI((own ?? target).replace(/[?#].*$/, ""));
      return !existsSync(own === undefined ? join(root, dirname(path), file) : join(root, file));
    });
}

/** A file or folder of this repository on its host. */
const OWN = /^https:\/\/github\.com\/[^/]+\/url\/(?:blob|tree)\/main\/(.+)$/;

/**
 * Returns what is wrong with the files that the tables of `markdown` name: the inline code in the first column. A file that
 * does not exist is wrong, unless "(new)" stands after it. A path with "…" stands for any file.
 */
export function wrongFiles(markdown: string, root: string): string[] {
  const tokens = new MarkdownIt().parse(markdown, {});
  return tokens
    .filter((_, at) => tokens[at - 1]?.type === "td_open" && tokens[at - 2]?.type === "tr_open")
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }, at, cell) => type === "code_inline" && !cell[at + 1]?.content.startsWith(" (new)"))
    .map(({ content }) => content)
    .filter((path) => !path.includes("…") && !existsSync(join(root, path)));
}
