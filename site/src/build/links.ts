import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { pageOf } from "./pages.ts";
import { REPOSITORY, ROOT, sourceAddress } from "./root.ts";

/**
 * Returns where a link in the file `source` leads on the site. A relative link to a file that has a page leads to the
 * page, to any other file of the repository to its source; other links stay as they are. Throws an Error for a file that
 * does not exist.
 */
export function rewriteLink(target: string, source: string): string {
  // A README links to other packages by their address: on a registry a relative link would be dead.
  const own = OWN.find((prefix) => target.startsWith(prefix));
  if (own !== undefined) return pageOr(target, target.slice(own.length).replace(/#readme$/, ""));
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\/)/i.test(target)) return target;
  const [, path = "", anchor = ""] = /^([^?#]*)(.*)$/.exec(target)!;
  const file = posix.normalize(posix.join(posix.dirname(source), decodeURI(path))).replace(/\/$/, "");
  if (!existsSync(join(ROOT, file))) throw new Error(`${source}: the link "${target}" leads to no file`);
  return pageOr(sourceAddress(file) + anchor, file + anchor);
}

const OWN = [`${REPOSITORY}/tree/main/`, `${REPOSITORY}/blob/main/`];

/** Returns the address of the page of `path`, which may have an anchor, or else `otherwise`. */
function pageOr(otherwise: string, path: string): string {
  const [, file = "", anchor = ""] = /^([^?#]*)(.*)$/.exec(path)!;
  const page = pageOf(file);
  return page === undefined ? otherwise : page + anchor;
}
