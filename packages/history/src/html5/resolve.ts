import { type Encoder, utf8PercentEncode } from "@url/percent";
import type { Result } from "@url/result";
import { expectFunction, expectText } from "@url/result/internal";
import { resolveURI } from "@url/uri";
import { escapeQuery, NOT_IN_PATH } from "./escape.ts";
import { fail, type HTML5Failure } from "./failure.ts";
import { type HTML5URL, isLiteral, parse } from "./parse.ts";
import { isServerBased, isWithoutAuthority } from "./schemes.ts";
import { toASCII } from "./to-ascii.ts";

/**
 * Resolves a URL to an absolute one as HTML5 did: brings host, path and query into the form of RFC 3986, and resolves the
 * result by its section 5.2. `encode` encodes the query in the document's character encoding; the default is UTF-8. The
 * fragment stays as it is. Fails as {@link parse} does, and with `percent-encoding`, `ToASCII`, `authority` or `base`.
 * @throws TypeError if `input` or `base` is not a string, or `encode` not a function
 * @example resolve("a^b", "http://a/") // → { ok: true, value: "http://a/a%5Eb" }
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#resolve-a-url
 */
export function resolve(input: string, base: string, encode?: Encoder): Result<string, HTML5Failure> {
  if (encode !== undefined) expectFunction(encode, "resolve", "encode");
  expectText(input, "resolve", "input");
  expectText(base, "resolve", "base");
  return resolveText(input, base, true, encode);
}

/** `resolve` for checked arguments, which escapes path and query, or leaves them as they are. */
export function resolveText(
  url: string,
  base: string,
  isEscaped: boolean,
  encode?: Encoder,
): Result<string, HTML5Failure> {
  const parsed = parse(url);
  if (!parsed.ok) return parsed;
  const { text, path, query, ranges } = parsed.value;
  const host = resolveHost(url, parsed.value);
  if (!host.ok) return host;

  const reference =
    text.slice(0, ranges.hostStart) +
    host.value +
    text.slice(ranges.hostEnd, ranges.pathStart) +
    (isEscaped ? utf8PercentEncode(path, NOT_IN_PATH) : path) +
    (query === null ? "" : `?${isEscaped ? escapeQuery(query, encode) : query}`) +
    text.slice(ranges.fragmentStart);
  const result = resolveURI(reference, base);
  const colon = result.search(/[:/?#]/);
  if (colon <= 0 || result[colon] !== ":") return fail("base", 0, 0);
  const scheme = result.slice(0, colon);
  if (!isConforming(result, scheme)) return fail("authority", 0, url.length);
  return { ok: true, value: isServerBased(scheme) ? result.replace(/\\/g, "/") : result };
}

/** Returns the host, decoded and in ASCII; "" if there is none. An address in brackets is not a domain name, and stays. */
function resolveHost(url: string, { text, host, ranges }: HTML5URL): Result<string, HTML5Failure> {
  if (host === null || host === "" || isLiteral(host)) return { ok: true, value: host ?? "" };
  const start = url.indexOf(text) + ranges.hostStart;
  const decoded = decode(host);
  if (decoded === null) return fail("percent-encoding", start, start + host.length);
  const ascii = toASCII(decoded);
  return ascii === null ? fail("ToASCII", start, start + host.length) : { ok: true, value: ascii };
}

/** Returns `null` if the percent-encoded octets are not UTF-8. */
function decode(host: string): string | null {
  try {
    return decodeURIComponent(host);
  } catch {
    return null;
  }
}

/** Returns true if the URL has an authority with a host where its scheme needs one, and none where its scheme has none. */
function isConforming(url: string, scheme: string): boolean {
  const parsed = parse(url);
  if (!parsed.ok) return false;
  const { host } = parsed.value;
  return isServerBased(scheme) ? !!host : host === null || !isWithoutAuthority(scheme);
}
