import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const ROOT: string = fileURLToPath(new URL("../../..", import.meta.url));

/** The Markdown files whose blocks are run, as paths from the root: its README, the packages', and `docs/`. */
export function documents(root: string): string[] {
  const packages = list(root, "packages").map((name) => join("packages", name, "README.md"));
  const docs = list(root, "docs").filter((name) => name.endsWith(".md"));
  return ["README.md", ...packages, ...docs.map((name) => join("docs", name))].filter((path) =>
    existsSync(join(root, path)),
  );
}

function list(root: string, folder: string): string[] {
  const path = join(root, folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
}

/**
 * Returns the targets of links in `markdown` to files that do not exist. Links to other sites and anchors are ignored.
 */
export function deadLinks(markdown: string, path: string, root: string): string[] {
  const prose = markdown.replace(/^(\s*)(`{3,}|~{3,})[\s\S]*?^\s*\2\s*$/gm, "").replace(/`[^`\n]*`/g, "");
  return Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, target = ""]) => target)
    .filter((target) => !/^[a-z][a-z0-9+.-]*:|^#/i.test(target))
    .filter((target) => !existsSync(join(root, dirname(path), target.replace(/[?#].*$/, ""))));
}
