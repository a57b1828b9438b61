import type { Result } from "@url/result";
import { refuse, refuseType } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { type LocatedURL, locatedOf, recordOf } from "@url/serializer/internal";
import { canonicalizeURL } from "#engine";
import { locateParsed } from "#fast";
import type { URLError } from "./error.ts";

/**
 * A URL: a record, its text, or any object with an `href`, such as a `URL` of any realm or class, a `Location` or a link
 * element.
 */
export type URLLike = URLRecord | string | { readonly href: string };

/**
 * Returns the record of a URL, which is the argument `name` of the function `where`; fails with the parser's error if its
 * text cannot be parsed without a base. The `href` of an object that is not a record is parsed again: nothing says that
 * it is canonical.
 * @throws TypeError if `url` is none of the three forms, or its `href` cannot be read; then the message says which
 */
export function readURL(url: URLLike, where: string, name = "url"): Result<LocatedURL, URLError> {
  const given = recordOrText(url, where, name);
  if (typeof given !== "string") return { ok: true, value: given };
  const href = canonicalizeURL(given);
  return typeof href === "string" ? { ok: true, value: locateParsed(href) } : { ok: false, error: href };
}

/** `readURL` for a function that returns no result. @throws RangeError if the text of the URL cannot be parsed */
export function expectURL(url: URLLike, where: string, name = "url"): LocatedURL {
  const record = readURL(url, where, name);
  return record.ok ? record.value : refuse(textOf(url, where, name), where, name, "a URL", "string");
}

/** `expectURL` for a function that returns or passes on the record: `url` itself if it is one. */
export function expectURLRecord(url: URLLike, where: string, name = "url"): URLRecord {
  return sealed(expectURL(url, where, name), url);
}

/** Returns the record of `located`: `url`, which it may have been read from, if nothing has changed. */
export function sealed(located: LocatedURL, url: unknown): URLRecord {
  return locatedOf(url) === located ? (url as URLRecord) : recordOf(located);
}

/** `readURL` for the option `base` and for arguments that are bases. Its errors say that the range is of the base. */
export function readBase(base: URLLike, where: string, name = "base"): Result<LocatedURL, URLError> {
  const record = readURL(base, where, name);
  return record.ok ? record : { ok: false, error: { ...record.error, in: "base" } };
}

/**
 * Returns the text of a URL as it was given, which may not be one. It can be the check of an option.
 * @throws TypeError if `url` is not a URL in any form
 */
export function textOf(url: unknown, where: string, name = "url"): string {
  const given = recordOrText(url, where, name);
  return typeof given === "string" ? given : given.href;
}

function recordOrText(url: unknown, where: string, name: string): LocatedURL | string {
  if (typeof url === "string") return url;
  const located = locatedOf(url);
  if (located !== undefined) return located;
  let href: unknown;
  try {
    href = (url as { readonly href?: unknown } | null | undefined)?.href;
  } catch (cause) {
    // A `Location` of another origin, or a proxy that was revoked.
    throw new TypeError(`${where}: the href of ${name} cannot be read.`, { cause });
  }
  return typeof href === "string"
    ? href
    : refuseType(url, where, name, "a URL (text, a record or an object with an href)");
}

/** Returns the `kind` of a host, a site or an origin; undefined for anything else. */
export function kindOf(value: unknown): unknown {
  try {
    return (value as { readonly kind?: unknown } | null | undefined)?.kind;
  } catch {
    // A revoked proxy. The check of its `href`, which comes next, names it.
    return undefined;
  }
}
