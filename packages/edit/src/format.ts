import { domainToUnicode } from "@url/host";
import type { URLLike } from "@url/parser";
import { expectBoolean, expectOptions, type OptionChecks } from "@url/result/internal";
import { hasHost, isSpecialScheme, type LocatedURL, schemeOf } from "@url/serializer/internal";
import { type EditResult, succeed } from "./error.ts";
import { withURL } from "./url-like.ts";

/** What {@link format} writes. */
export interface FormatOptions {
  /** The username and the password. The default is true. */
  readonly credentials?: boolean | undefined;
  /** The fragment. The default is true. */
  readonly fragment?: boolean | undefined;
  /** The query. The default is true. */
  readonly query?: boolean | undefined;
  /** The domain in Unicode, for people to read. The default is false: in ASCII. */
  readonly unicodeHost?: boolean | undefined;
}

/**
 * Returns the text of a URL without some of its parts, as Node's `url.format(URL, options)` does. Fails with the parser's
 * error for text that is not a URL.
 * @throws TypeError if `url` is neither a record, nor text, nor an object with `href`, or for a wrong option
 * @see https://url.spec.whatwg.org/#url-rendering-simplification
 * @example format("https://user:pass@a/?b#c", { credentials: false, fragment: false }) // → { ok: true, value: "https://a/?b" }
 */
export function format(url: URLLike, options?: FormatOptions): EditResult<string> {
  expectOptions(options, "format", OPTIONS);
  return withURL(url, "format", (record) => succeed(formatRecord(record, options ?? {})));
}

const OPTIONS: OptionChecks<FormatOptions> = {
  credentials: expectBoolean,
  fragment: expectBoolean,
  query: expectBoolean,
  unicodeHost: expectBoolean,
};

export function formatRecord(url: LocatedURL, { credentials, fragment, query, unicodeHost }: FormatOptions): string {
  const { href, scheme, hostStart, hostEnd, queryStart, fragmentStart } = url;
  // Joined again, it would be a copy of the whole text as soon as it is compared.
  if (credentials !== false && fragment !== false && query !== false && !unicodeHost) return href;
  const userinfoStart = hasHost(url) && credentials === false ? scheme.length + 3 : hostStart;
  const host = href.slice(hostStart, hostEnd);
  const unicode = unicodeHost && isSpecialScheme(schemeOf(url)) ? domainToUnicode(host) : undefined;
  return (
    href.slice(0, userinfoStart) +
    (unicode?.ok ? unicode.value : host) +
    href.slice(hostEnd, queryStart) +
    (query === false ? "" : href.slice(queryStart, fragmentStart)) +
    (fragment === false ? "" : href.slice(fragmentStart))
  );
}
