import { hostRule, locateURI } from "@url/uri";
import { fail, type HTML5Failure } from "./failure.ts";
import { defaultPort } from "./schemes.ts";

/** The components of a URL by HTML5: substrings of it, `null` when their production was not matched. */
export interface HTML5URL {
  /** The URL without the spaces around it. */
  readonly text: string;
  readonly scheme: string | null;
  readonly host: string | null;
  readonly port: string | null;
  /** Host, ":" and port, unless the port is the scheme's own; then, and without a port or a scheme, the host. */
  readonly hostport: string | null;
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
  /** What follows the authority; without one the whole URL. */
  readonly hostSpecific: string;
  readonly ranges: HTML5Ranges;
}

/**
 * Where the components lie in `text`, in UTF-16 code units, delimiters included as in `URIRanges` of
 * `@url/uri`: the scheme's ":", the "?" and the "#" belong to theirs, `hostEnd` is where a port's ":" is.
 */
export interface HTML5Ranges {
  readonly schemeEnd: number;
  readonly hostStart: number;
  readonly hostEnd: number;
  readonly pathStart: number;
  readonly queryStart: number;
  readonly fragmentStart: number;
}

/**
 * Parses a URL as HTML5 did, by RFC 3986 with relaxed productions: nearly every character may stand nearly
 * everywhere, so what fails is a scheme, an authority or its port. Nothing is decoded or changed.
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#parse-a-url
 */
export function parse(url: string): HTML5URL | HTML5Failure {
  const [offset, end] = trimmedRange(url);
  const text = url.slice(offset, end);
  const { schemeEnd, pathStart, queryStart, fragmentStart } = locateURI(text);
  const scheme = schemeEnd === 0 ? null : text.slice(0, schemeEnd - 1);
  // 1a:b   :b
  //   ^    ^ a first segment with a colon is no path either
  if (scheme === null ? text.startsWith(":") : !SCHEME.test(scheme)) {
    return fail("scheme", offset, offset + Math.max(schemeEnd, 1));
  }
  const hasAuthority = pathStart > schemeEnd;
  const authority = hasAuthority ? splitAuthority(text, schemeEnd + 2, pathStart) : [schemeEnd, schemeEnd];
  if ("code" in authority) return fail(authority.code, offset + authority.start, offset + authority.end);
  const [hostStart, hostEnd] = authority as [number, number];

  const host = hasAuthority ? text.slice(hostStart, hostEnd) : null;
  const port = pathStart > hostEnd ? text.slice(hostEnd + 1, pathStart) : null;
  const isOwnPort = scheme === null || !port || Number(port) === defaultPort(scheme);
  return {
    text,
    scheme,
    host,
    port,
    hostport: isOwnPort ? host : `${host}:${port}`,
    path: text.slice(pathStart, queryStart),
    query: fragmentStart > queryStart ? text.slice(queryStart + 1, fragmentStart) : null,
    fragment: text.length > fragmentStart ? text.slice(fragmentStart + 1) : null,
    hostSpecific: hasAuthority ? text.slice(pathStart) : text,
    ranges: { schemeEnd, hostStart, hostEnd, pathStart, queryStart, fragmentStart },
  };
}

/** Start and end of the host in an authority. */
function splitAuthority(text: string, start: number, end: number): [number, number] | HTML5Failure {
  const at = text.indexOf("@", start);
  const hostStart = at === -1 || at >= end ? start : at + 1;
  const second = text.indexOf("@", hostStart);
  if (second !== -1 && second < end) return fail("userinfo", start, second);

  // No port has a colon, so the last one before digits starts it; [::1] has none such.
  const colon = text.lastIndexOf(":", end - 1);
  const hasPort = colon >= hostStart && !text.endsWith("]", end);
  if (hasPort && /\D/.test(text.slice(colon + 1, end))) return fail("port", colon + 1, end);
  const hostEnd = hasPort ? colon : end;
  const host = text.slice(hostStart, hostEnd);
  if (isLiteral(host)) return [hostStart, hostEnd];
  if (host.startsWith("[") && host.includes(":")) {
    // [::1
    //   ^ no port starts where no bracket has closed
    return fail("IP-literal", hostStart, host.endsWith("]") ? hostEnd : end);
  }
  const stray = host.search(/:|%(?![\da-f]{2})/i);
  return stray === -1 ? [hostStart, hostEnd] : fail("reg-name", hostStart + stray, hostStart + stray + 1);
}

/**
 * Is the host an address in brackets? `[a]` is none; the relaxed reg-name takes it.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2
 */
export function isLiteral(host: string): boolean {
  return hostRule(host) === "IPv6address" || /^\[v[\da-f]+\.[^%]+\]$/i.test(host);
}

/** Start and end of the text between HTML's space characters. Two loops: a pattern for the end is quadratic. */
export function trimmedRange(text: string): [number, number] {
  let start = 0;
  let end = text.length;
  while (start < end && SPACE_CHARACTERS.includes(text.charAt(start))) start++;
  while (end > start && SPACE_CHARACTERS.includes(text.charAt(end - 1))) end--;
  return [start, end];
}

const SPACE_CHARACTERS = " \t\n\f\r";
const SCHEME = /^[a-z][a-z\d+.-]*$/i;
