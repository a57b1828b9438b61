/**
 * Resolves the path of a `file:` URL as today's Standard does: no ".." removes a drive letter, and a reference keeps that
 * of the base. `basePath` is null for a URL that takes no path of a base.
 * @see https://url.spec.whatwg.org/#file-state
 * @see https://url.spec.whatwg.org/#path-state
 */
export function filePath(own: string, basePath: string | null): string {
  if (own === "") return "";
  const path = start(own, basePath);
  const segments = own.replace(/^\//, "").split("/");
  for (const [i, segment] of segments.entries()) {
    const isLast = i === segments.length - 1;
    if (segment === "..") shorten(path);
    if (segment === "." || segment === "..") {
      if (isLast) path.push("");
    } else {
      path.push(path.length === 0 && /^[a-z][:|]$/i.test(segment) ? `${segment[0]}:` : segment);
    }
  }
  return `/${path.join("/")}`;
}

/** The segments of the base that stay in front of a path. */
function start(own: string, basePath: string | null): string[] {
  if (basePath === null) return [];
  const segments = basePath.slice(1).split("/");
  const isAbsolute = own.startsWith("/");
  if (STARTS_WITH_DRIVE_LETTER.test(isAbsolute ? own.slice(1) : own)) return [];
  if (isAbsolute) return segments.slice(0, 1).filter((segment) => DRIVE_LETTER.test(segment));
  shorten(segments);
  return segments;
}

/** @see https://url.spec.whatwg.org/#shorten-a-urls-path */
function shorten(path: string[]): void {
  if (path.length !== 1 || !DRIVE_LETTER.test(path[0]!)) path.pop();
}

const DRIVE_LETTER = /^[a-z]:$/i;
const STARTS_WITH_DRIVE_LETTER = /^[a-z][:|](?:[/\\]|$)/i;
