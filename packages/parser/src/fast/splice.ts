import type { LocatedURL } from "@url/serializer/internal";
import { FRAGMENT_START, HOST_END, HOST_START, PATH_START, QUERY_START, SCHEME_END } from "../offsets.ts";

/**
 * `rewrite` without a search: the offsets from `first` on move with the text; for `END` none does. `border` is the new
 * value of the offset before them, if that is inside the text. Law: the record equals `locate(href)`.
 */
export function splice(
  url: LocatedURL,
  start: number,
  end: number,
  text: string,
  first: number,
  border?: number,
): LocatedURL {
  if (text.length === end - start && url.href.startsWith(text, start)) return url;
  const href = headOf(url, start) + text + url.href.slice(end);
  const by = text.length - (end - start);
  return {
    href,
    scheme: first === SCHEME_END ? text : url.scheme,
    usernameEnd: first === HOST_START ? (border ?? url.usernameEnd) : url.usernameEnd + (first < HOST_START ? by : 0),
    hostStart: url.hostStart + (first <= HOST_START ? by : 0),
    hostEnd: first === PATH_START ? (border ?? url.hostEnd) : url.hostEnd + (first <= HOST_END ? by : 0),
    pathStart: url.pathStart + (first <= PATH_START ? by : 0),
    queryStart: url.queryStart + (first <= QUERY_START ? by : 0),
    fragmentStart: url.fragmentStart + (first <= FRAGMENT_START ? by : 0),
  } as LocatedURL;
}

/** Returns `href[0, end)`. Most hosts start behind "https://"; as a constant that takes 8 ns less than as a slice. */
function headOf({ href, scheme }: LocatedURL, end: number): string {
  return end === HTTPS.length && scheme === "https" ? HTTPS : href.slice(0, end);
}

const HTTPS = "https://";
