/**
 * Joins a path to the scheme and the authority before it. Section 5.3 only concatenates them, so that the scheme "a"
 * and the path "//b" give "a://b", and the path "a:b" alone gives a URI; section 3.3 allows neither. A dot segment,
 * which resolution removes again, keeps them apart: "a:/.//b", "./a:b".
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.3
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-4.2
 */
export function joinPath(head: string, authority: boolean, path: string): string {
  if (authority) return path === "" || path.startsWith("/") ? head + path : `${head}/${path}`;
  if (path.startsWith("//")) return `${head}/.${path}`;
  return head === "" && READ_AS_SCHEME.test(path) ? `./${path}` : head + path;
}

/** A first segment that would be read as a scheme. */
const READ_AS_SCHEME = /^[^:/]+:/;
