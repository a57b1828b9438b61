import type { URLLike } from "@url/parser";
import { scalarValuesOf } from "@url/percent/internal";
import { propertyOf, refuseType } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { indexOfBefore, type LocatedURL, locatedOf, recordAfter } from "@url/serializer/internal";

/** The form of a changed URL: a record if a record was given, and otherwise text. */
export type Edited<T extends URLLike> = T extends URLRecord
  ? URLRecord
  : URLRecord extends T
    ? URLRecord | string
    : string;

/**
 * Returns the text of a URL or a reference.
 * @throws TypeError if `url` is neither a record, nor text, nor an object with `href`
 */
export function textOf(url: unknown, where: string, name = "url"): string {
  const text = typeof url === "string" ? url : propertyOf(url, "href");
  if (typeof text !== "string") refuseType(url, where, name, "a URL (text, a record or an object with an href)");
  return text as string;
}

/** A text, and where the path and the query of it end, in UTF-16 code units. A record knows. */
export type Ends = Pick<LocatedURL, "href" | "queryStart" | "fragmentStart">;

/** Returns the text of a URL or a reference, without what the parser ignores in it, and its ends. */
export function readEnds(url: unknown, where: string, name?: string): Ends {
  return locatedOf(url) ?? endsOf(clean(textOf(url, where, name)));
}

/** Where the path and the query of a text end: the first "#" starts the fragment, and the first "?" before it the query. */
export function endsOf(href: string): Ends {
  const fragmentStart = indexOfBefore(href, "#", 0, href.length);
  return { href, queryStart: indexOfBefore(href, "?", 0, fragmentStart), fragmentStart };
}

/**
 * Returns `text` without what the parser removes before it reads anything: C0 controls and spaces around it, tabs and
 * newlines anywhere. A lone surrogate becomes U+FFFD.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function clean(text: string): string {
  // Most texts need nothing, which one search and two units tell.
  if (!TO_CLEAN.test(text) && text.charCodeAt(0) > SPACE && text.charCodeAt(text.length - 1) > SPACE) return text;
  // Before anything is removed: two halves of a pair with a tab between them are not a pair.
  return scalarValuesOf(/[^\0- ](?:[\s\S]*[^\0- ])?/.exec(text)?.[0] ?? "").replace(/[\t\n\r]+/g, "");
}

/**
 * Returns a changed text in the form of `url`: the same record if nothing changed. The offsets are those of the changed
 * text, so that nothing has to be located in it; all before `pathStart` stay as they are.
 */
export function keepForm<T extends URLLike>(
  url: T,
  href: string,
  queryStart: number,
  fragmentStart: number,
  pathStart?: number,
): Edited<T> {
  const located = locatedOf(url);
  if (located === undefined) return protectEnds(href) as Edited<T>;
  if (href === located.href) return url as Edited<T>;
  const { scheme, usernameEnd, hostStart, hostEnd } = located;
  // Written out, because spreading `located` took 20 ns longer.
  return recordAfter({
    href,
    scheme,
    usernameEnd,
    hostStart,
    hostEnd,
    pathStart: pathStart ?? located.pathStart,
    queryStart,
    fragmentStart,
  }) as Edited<T>;
}

/** The parser would remove a space at an end. There may be one where something was cut off, as "?b" of "/a ?b". */
function protectEnds(text: string): string {
  return text.charCodeAt(0) <= SPACE || text.charCodeAt(text.length - 1) <= SPACE
    ? text.replace(/^[\0- ]|[\0- ]$/g, encodeURIComponent)
    : text;
}

const TO_CLEAN = /[\t\n\r\ud800-\udfff]/;
const SPACE = 0x20;
