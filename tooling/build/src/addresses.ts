import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Replaces the address of the repository in a text, and the owner in a line of CODEOWNERS, such as `* @owner`, or in a
 * table, such as `| @owner |`. Other repositories, and names that only start alike, stay as they are.
 */
export function replaceAddress(text: string, before: string, after: string): string {
  return text
    .replace(new RegExp(`${escaped(before)}(?![\\w-])`, "g"), () => after)
    .replace(new RegExp(`^(\\S+ @)${escaped(ownerOf(before))}(?=$| \\|)`, "gm"), (_, start) => start + ownerOf(after));
}

/** The files besides the manifests in which the address of the repository can stand. */
export function filesWithAddress(root: string): string[] {
  const folders = [".", ".github", ".github/ISSUE_TEMPLATE", "docs", "docs/decisions"];
  const packages = readdirSync(join(root, "packages")).map((name) => join("packages", name));
  const pages = [...folders, ...packages]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
    .filter((path) => /(?:\.md|\.yml|CODEOWNERS)$/.test(path));
  const sources = packages
    .map((folder) => join(folder, "src"))
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((path) => path.endsWith(".ts"));
  return [...pages, ...sources];
}

/** The owner in `https://github.com/owner/name`. */
function ownerOf(address: string): string {
  return address.split("/")[3]!;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
