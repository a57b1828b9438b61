import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const ROOT: string = fileURLToPath(new URL("../../..", import.meta.url));

/** Where the source is, from the root's package.json. */
export const REPOSITORY: string = (
  JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { repository: string }
).repository;

/** Where the site is published: `SITE_ADDRESS`, or GitHub's pages of the repository. It ends with "/". */
const SITE_ADDRESS: string =
  process.env.SITE_ADDRESS ??
  REPOSITORY.replace(/^https:\/\/github\.com\/([^/]+)\/([^/]+)$/, "https://$1.github.io/$2/");

/** Returns the whole address of a page, whose own begins with "/". */
export function addressOf(url: string): string {
  return SITE_ADDRESS + url.slice(1);
}

/** Returns the address of a file or folder of the repository; `line` counts from 1. */
export function sourceAddress(path: string, line?: number): string {
  return `${REPOSITORY}/blob/main/${path}${line === undefined ? "" : `#L${line}`}`;
}
