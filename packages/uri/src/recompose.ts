import type { URIComponents } from "./parse.ts";

/**
 * Puts components together. What `parseURI` took apart comes back to the letter. Components of other origin
 * whose path would be read as something else get what keeps it a path: see {@link joinPath}.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.3
 */
export function recompose({ scheme, authority, path, query, fragment }: URIComponents): string {
  let head = scheme === null ? "" : `${scheme}:`;
  if (authority !== null) head += `//${authority}`;
  const tail = (query === null ? "" : `?${query}`) + (fragment === null ? "" : `#${fragment}`);
  return joinPath(head, authority !== null, path) + tail;
}

/**
 * A path behind scheme and authority. Section 5.3 only strings them together, and so makes "a://b" of the scheme
 * "a" and the path "//b", and a URI of the path "a:b" alone; neither follows section 3.3. A dot segment, which
 * resolution takes away again, keeps them apart: "a:/.//b", "./a:b".
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-4.2
 */
export function joinPath(head: string, authority: boolean, path: string): string {
  if (authority) return path === "" || path.startsWith("/") ? head + path : `${head}/${path}`;
  if (path.startsWith("//")) return `${head}/.${path}`;
  return head === "" && READ_AS_SCHEME.test(path) ? `./${path}` : head + path;
}

/** A first segment that would be taken for a scheme. */
const READ_AS_SCHEME = /^[^:/]+:/;
