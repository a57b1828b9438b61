import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { pageOf } from "./pages.ts";
import { ROOT, sourceAddress } from "./root.ts";

/**
 * Returns where a link in the file `source` leads on the site. A relative link to a file that has a page leads to the
 * page, to any other file of the repository to its source; other links stay as they are. Throws an Error for a file that
 * does not exist.
 */
export function rewriteLink(target: string, source: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\/)/i.test(target)) return target;
  const [, path = "", anchor = ""] = /^([^?#]*)(.*)$/.exec(target)!;
  const file = posix.normalize(posix.join(posix.dirname(source), decodeURI(path))).replace(/\/$/, "");
  if (!existsSync(join(ROOT, file))) throw new Error(`${source}: the link "${target}" leads to no file`);
  const page = pageOf(file);
  return page === undefined ? sourceAddress(file) + anchor : page + anchor;
}
