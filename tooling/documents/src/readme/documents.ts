import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
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

/**
 * A path of this repository: from the root, or in inline code from the folder of a package or a tool, or from any folder.
 * `site/` alone may begin the name of an entry of `@url/site`.
 */
const FROM_ROOT =
  /(?<![\w/@.-])(?:(?:packages|tooling|docs|examples)\/|site\/(?:src|test)\/)[\w./-]*\w(?![\w/-]*[*{…])/g;
const FROM_HERE = /(?<=`)(?:src|test)\/[\w./-]+\.(?:ts|mts|mjs|cjs)(?=`)/g;
const FROM_ANYWHERE = /(?<=`)(?!(?:packages|tooling|docs|examples|site|src|test)\/)(?:[\w-]+\/)+[\w.-]+\.tsx?(?=`)/g;

/**
 * Returns the paths of this repository that the document at `path` names and that do not exist. A path may end in front
 * of a dot, as on the command line of Vitest. Inline code with the end of a path, such as `fast/index.ts`, may be in any
 * folder. A line with "(new)" names a file to write, `@url/sample` is the package that docs/howto.md makes, and a build
 * makes `dist`.
 */
export function missingPaths(markdown: string, path: string, root: string): string[] {
  const text = markdown.replace(/^.*\(new\).*$/gm, "");
  const fromHere = /^(?:packages|tooling)\//.test(path) ? (text.match(FROM_HERE) ?? []) : [];
  const missing = [...(text.match(FROM_ROOT) ?? []), ...fromHere.map((named) => `${dirname(path)}/${named}`)].filter(
    (named) =>
      !/^packages\/sample\b|\/dist\b/.test(named) &&
      !existsSync(join(root, named)) &&
      !list(root, dirname(named)).some((name) => name.startsWith(`${basename(named)}.`)),
  );
  const fromAnywhere = text.match(FROM_ANYWHERE) ?? [];
  return [...missing, ...fromAnywhere.filter((named) => !hasFile(root, named))];
}

/** Returns true if the path of a file below `folder` ends with `ending`. */
function hasFile(folder: string, ending: string): boolean {
  if (existsSync(join(folder, ending))) return true;
  return readdirSync(folder, { withFileTypes: true }).some(
    (entry) =>
      entry.isDirectory() &&
      !/^(?:node_modules|dist|\.git)$/.test(entry.name) &&
      hasFile(join(folder, entry.name), ending),
  );
}
