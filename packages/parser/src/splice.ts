import { locate, type URLRecord } from "@url/serializer";

/**
 * `url` with `text` in the place of `href[start, end)`; `url` itself when that changes nothing.
 *
 * The offsets are found anew. To move those behind the edit took as long: what an edit costs is to make one string
 * of its parts, and the search runs over that.
 */
export function splice(url: URLRecord, start: number, end: number, text: string): URLRecord {
  if (text.length === end - start && url.href.startsWith(text, start)) return url;
  return locate(url.href.slice(0, start) + text + url.href.slice(end));
}
