import { canonicalizeURL } from "@url/parser/internal";
import { refuse } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { type LocatedURL, locate } from "@url/serializer/internal";
import { type EditResult, fail } from "./error.ts";

/** A URL: a record, its text, or any object with an `href`, such as a `URL` of `@url/api` or of the platform. */
export type URLLike = URLRecord | string | { readonly href: string };

/**
 * Calls `use` with the record of `url`, and returns what it returns; fails with the parser's error if the text is not a
 * URL. `name` is the argument of the function `where`.
 * @throws TypeError if `url` is none of the three forms
 */
export function withURL<T>(
  url: URLLike,
  where: string,
  use: (record: LocatedURL) => EditResult<T>,
  name = "url",
): EditResult<T> {
  // A record has been parsed. The `href` of any other object is parsed again: nothing says that it is canonical.
  if (typeof (url as LocatedURL | null | undefined)?.fragmentStart === "number") return use(url as LocatedURL);
  const text = typeof url === "string" ? url : (url as { href: unknown } | null | undefined)?.href;
  if (typeof text !== "string") refuse(url, where, name, "a URL record, a string, or an object with href");
  const href = canonicalizeURL(text as string);
  return typeof href === "string" ? use(locate(href)) : fail(href.code, name, href.start, href.end);
}
