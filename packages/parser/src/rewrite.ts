import { type LocatedURL, locate } from "@url/serializer/internal";

/**
 * Returns `url` with `text` instead of `href[start, end)`, or `url` itself if that changes nothing. All offsets are
 * searched again.
 */
export function rewrite(url: LocatedURL, start: number, end: number, text: string): LocatedURL {
  const href = url.href.slice(0, start) + text + url.href.slice(end);
  return href === url.href ? url : locate(href);
}
