import type { URLLike } from "@url/parser";
import { expectURL } from "@url/parser/internal";
import { expectBoolean, expectOptions, type OptionChecks } from "@url/result/internal";
import {
  authorityEndOf,
  hasHost,
  hasOpaquePath,
  isSpecialScheme,
  type LocatedURL,
  locate,
  pathOf,
  queryOf,
  schemeOf,
} from "@url/serializer/internal";
import { type EditResult, succeed } from "./error.ts";
import { formatRecord } from "./format.ts";
import { sortPieces } from "./pieces.ts";
import { withURL } from "./url-like.ts";

/** Which differences count. Each is true by default, so that only URLs with the same `href` are the same. */
export interface CompareOptions {
  readonly fragment?: boolean | undefined;
  /** The order of parameters with different names. That of values of the same name always counts. */
  readonly queryOrder?: boolean | undefined;
  /** Slashes at the end of the path. */
  readonly trailingSlash?: boolean | undefined;
  readonly credentials?: boolean | undefined;
}

/**
 * Returns true if two URLs are the same, apart from the differences that do not count. Use {@link compareKey} for text that
 * may not be a URL: no answer would be true of it.
 * @throws TypeError if `a` or `b` is not a URL in any form, RangeError for text that is not a URL, or for a wrong option
 * @see https://url.spec.whatwg.org/#url-equivalence
 * @example sameURL("https://a/b?c&d#e", "https://A/b/?d&c", { fragment: false, queryOrder: false, trailingSlash: false }) // → true
 */
export function sameURL(a: URLLike, b: URLLike, options?: CompareOptions): boolean {
  expectOptions(options, "sameURL", OPTIONS);
  return keyOf(expectURL(a, "sameURL", "a"), options) === keyOf(expectURL(b, "sameURL", "b"), options);
}

/**
 * Returns a text that two URLs have in common exactly if {@link sameURL} is true of them: a key for a Map, a Set or a
 * cache. It is a URL, but not always one that names the same thing. Fails with the parser's error.
 * @throws TypeError if `url` is neither a record, nor text, nor an object with `href`, or for a wrong option
 * @see https://url.spec.whatwg.org/#url-equivalence
 * @example compareKey("https://a/b/?d&c#e", { fragment: false, queryOrder: false }) // → { ok: true, value: "https://a/b/?c&d" }
 */
export function compareKey(url: URLLike, options?: CompareOptions): EditResult<string> {
  expectOptions(options, "compareKey", OPTIONS);
  return withURL(url, "compareKey", (record) => succeed(keyOf(record, options)));
}

const OPTIONS: OptionChecks<CompareOptions> = {
  fragment: expectBoolean,
  queryOrder: expectBoolean,
  trailingSlash: expectBoolean,
  credentials: expectBoolean,
};

function keyOf(record: LocatedURL, options: CompareOptions = {}): string {
  const { credentials, fragment } = options;
  return formatRecord(reduced(record, options), { credentials, fragment });
}

/** Without what does not count in the path and in the query. */
function reduced(url: LocatedURL, { trailingSlash, queryOrder }: CompareOptions): LocatedURL {
  if (trailingSlash !== false && queryOrder !== false) return url;
  const path = trailingSlash === false && !hasOpaquePath(url) ? stripSlashes(url) : pathOf(url);
  const given = queryOf(url);
  const pairs = given && queryOrder === false ? sortPieces(given) : given;
  const query =
    pairs === null || pairs === given ? url.href.slice(url.queryStart, url.fragmentStart) : pairs && `?${pairs}`;
  const dots = !hasHost(url) && path.startsWith("//") ? "/." : "";
  return locate(`${url.href.slice(0, authorityEndOf(url))}${dots}${path}${query}${url.href.slice(url.fragmentStart)}`);
}

function stripSlashes(url: LocatedURL): string {
  const path = pathOf(url);
  let end = path.length;
  while (path[end - 1] === "/") end--;
  return end > 0 || (hasHost(url) && !isSpecialScheme(schemeOf(url))) ? path.slice(0, end) : "/";
}
