import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.ts";

/** A file of the repository that is a page of the site. */
export interface RepositoryPage {
  /** The file's path from the root. */
  readonly source: string;
  readonly url: string;
}

/** The files of `docs/` that are pages, in the order of the list beside each page. */
const DOCS = [
  "docs/migrating.md",
  "docs/compatibility.md",
  "docs/runtimes.md",
  "docs/identity.md",
  "docs/conformance.md",
  "docs/standard-notes.md",
  "docs/history.md",
  "docs/spoofing.md",
  "docs/ten-tasks.md",
  "docs/edit-tasks.md",
  "docs/million-prefixes.md",
  "docs/sizes-explained.md",
  "docs/architecture.md",
  "docs/decisions/README.md",
];

/** The packages' names, without "@url/". */
export const PACKAGES: readonly string[] = list("packages").filter((name) =>
  existsSync(join(ROOT, "packages", name, "README.md")),
);

export const REPOSITORY_PAGES: readonly RepositoryPage[] = [
  ...PACKAGES.map((name) => ({ source: `packages/${name}/README.md`, url: `/packages/${name}/` })),
  { source: "docs/packages.md", url: "/packages/" },
  { source: "docs/cookbook.md", url: "/guide/cookbook/" },
  ...DOCS.map(docsPage),
  ...["docs/migrating", "docs/decisions"].flatMap((folder) =>
    list(folder)
      .filter((name) => name.endsWith(".md") && name !== "README.md")
      .map((name) => docsPage(`${folder}/${name}`)),
  ),
  { source: "SECURITY.md", url: "/security/" },
];

const URLS = new Map(REPOSITORY_PAGES.map(({ source, url }) => [source, url]));

/**
 * Returns the address of the page that is made from a file of the repository, or undefined. A folder is its README.
 */
export function pageOf(file: string): string | undefined {
  const own = /^site\/src\/((?!build|layouts|scripts|styles)[\w/-]+)\.(?:md|11ty\.ts)$/.exec(file)?.[1];
  if (own !== undefined) return `/${own}/`.replace(/\/index\/$/, "/");
  if (file === "README.md") return "/";
  return (
    URLS.get(file) ?? URLS.get(`${file}/README.md`) ?? (file === "docs/decisions" ? "/docs/decisions/" : undefined)
  );
}

function docsPage(source: string): RepositoryPage {
  return { source, url: `/${source.replace(/(?:README)?\.md$/, "").replace(/\/$/, "")}/` };
}

function list(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).sort();
}
