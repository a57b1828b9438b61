import { hasHost, pathOf } from "./components.ts";
import type { URLRecord } from "./record.ts";

/**
 * Is the path opaque, one string that nothing is resolved against (`mailto:user@example.org`)?
 * @see https://url.spec.whatwg.org/#url-opaque-path
 */
export function hasOpaquePath(url: URLRecord): boolean {
  // Without a host a path that is a list starts with "/" always: the parser gives it at least one segment.
  return !hasHost(url) && !url.href.startsWith("/", url.pathStart);
}

/**
 * The path as the Standard's list of segments, percent-encoded as they are. An opaque path has no
 * segments: it comes back as the one item of the list.
 * @see https://url.spec.whatwg.org/#url-path-segment
 */
export function pathSegments(url: URLRecord): string[] {
  const path = pathOf(url);
  if (hasOpaquePath(url)) return [path];
  return path === "" ? [] : path.slice(1).split("/");
}
