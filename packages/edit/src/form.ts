import type { URLLike } from "@url/parser";
import { scalarValuesOf } from "@url/percent/internal";
import { propertyOf, refuseType } from "@url/result/internal";
import { isRecord, type URLRecord } from "@url/serializer";
import { locate, locatedOf, recordOf } from "@url/serializer/internal";

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

/** Returns the text of a URL or a reference, without what the parser ignores in it. */
export function readText(url: unknown, where: string): string {
  const located = locatedOf(url);
  return located === undefined ? clean(textOf(url, where)) : located.href;
}

/**
 * Returns `text` without what the parser removes before it reads anything: C0 controls and spaces around it, tabs and
 * newlines anywhere. A lone surrogate becomes U+FFFD.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function clean(text: string): string {
  // Most texts need nothing, which one search and two units tell.
  if (!TO_CLEAN.test(text) && text.charCodeAt(0) > SPACE && text.charCodeAt(text.length - 1) > SPACE) return text;
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= SPACE) start++;
  while (end > start && text.charCodeAt(end - 1) <= SPACE) end--;
  // Before anything is removed: two halves of a pair with a tab between them are not a pair.
  return scalarValuesOf(text.slice(start, end)).replace(/[\t\n\r]+/g, "");
}

/** Returns a changed text in the form of `url`: the same record if nothing changed. */
export function keepForm<T extends URLLike>(url: T, text: string): Edited<T> {
  return (isRecord(url) ? (text === url.href ? url : recordOf(locate(text))) : protectEnds(text)) as Edited<T>;
}

/**
 * {@link keepForm} for a text in which only the query or the fragment changed, so that nothing else has to be located:
 * `start` is everything before the fragment, and `fragment` has its "#".
 */
export function keepTail<T extends URLLike>(url: T, start: string, fragment: string): Edited<T> {
  const href = start + fragment;
  const located = locatedOf(url);
  if (located === undefined) return protectEnds(href) as Edited<T>;
  return (href === located.href ? url : recordOf({ ...located, href, fragmentStart: start.length })) as Edited<T>;
}

/** The parser would remove a space at an end. There may be one where something was cut off, as "?b" of "/a ?b". */
function protectEnds(text: string): string {
  return text.charCodeAt(0) <= SPACE || text.charCodeAt(text.length - 1) <= SPACE
    ? text.replace(/^[\0- ]|[\0- ]$/g, encodeURIComponent)
    : text;
}

const TO_CLEAN = /[\t\n\r\ud800-\udfff]/;
const SPACE = 0x20;
