import { type Encoder, utf8PercentEncode } from "@url/percent";
import { expectFunction } from "@url/result/internal";
import { resolve as resolveURI } from "@url/uri";
import { escapeQuery, NOT_IN_PATH } from "./escape.ts";
import { fail, type HTML5Failure } from "./failure.ts";
import { type HTML5URL, isLiteral, parse } from "./parse.ts";
import { isServerBased, isWithoutAuthority } from "./schemes.ts";
import { toASCII } from "./to-ascii.ts";

/**
 * Resolves a URL to an absolute one as HTML5 did: host, path and query are brought into the form of RFC 3986,
 * and what that gives is resolved by its section 5.2. `encode` is the encoder of the document's character
 * encoding, for the query; UTF-8 (and for UTF-16) without it. The fragment stays as it is.
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#resolve-a-url
 */
export function resolve(url: string, base: string, encode?: Encoder): string | HTML5Failure {
  if (encode !== undefined) expectFunction(encode, "resolve", "encode");
  const parsed = parse(url);
  if ("code" in parsed) return parsed;
  const { text, path, query, ranges } = parsed;
  const host = resolveHost(url, parsed);
  if (typeof host !== "string") return host;

  const reference =
    text.slice(0, ranges.hostStart) +
    host +
    text.slice(ranges.hostEnd, ranges.pathStart) +
    utf8PercentEncode(path, NOT_IN_PATH) +
    (query === null ? "" : `?${escapeQuery(query, encode)}`) +
    text.slice(ranges.fragmentStart);
  const result = resolveURI(reference, base);
  const colon = result.search(/[:/?#]/);
  if (colon <= 0 || result[colon] !== ":") return fail("base", 0, 0);
  const scheme = result.slice(0, colon);
  if (!isConforming(result, scheme)) return fail("authority", 0, url.length);
  return isServerBased(scheme) ? result.replace(/\\/g, "/") : result;
}

/** The host, decoded and in ASCII; "" when there is none. An address in brackets is no domain name, and stays. */
function resolveHost(url: string, { text, host, ranges }: HTML5URL): string | HTML5Failure {
  if (host === null || host === "" || isLiteral(host)) return host ?? "";
  const start = url.indexOf(text) + ranges.hostStart;
  const decoded = decode(host);
  if (decoded === null) return fail("percent-encoding", start, start + host.length);
  return toASCII(decoded) ?? fail("ToASCII", start, start + host.length);
}

/** `null` when encoded octets are no UTF-8. */
function decode(host: string): string | null {
  try {
    return decodeURIComponent(host);
  } catch {
    return null;
  }
}

/** What schemes ask of their URLs: an authority with a host, or that there is none. */
function isConforming(url: string, scheme: string): boolean {
  const parsed = parse(url);
  if ("code" in parsed) return false;
  return isServerBased(scheme) ? !!parsed.host : parsed.host === null || !isWithoutAuthority(scheme);
}
