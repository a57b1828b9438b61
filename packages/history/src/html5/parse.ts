import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import { hostRule, locateURI } from "@url/uri";
import { trimmedRange } from "../drafts/trimmed-range.ts";
import { fail, type HTML5Failure } from "./failure.ts";
import { defaultPort } from "./schemes.ts";

/** The components of a URL in HTML5: substrings of it, or `null` if their production was not matched. */
export interface HTML5URL {
  /** The URL without the space characters around it. */
  readonly text: string;
  readonly scheme: string | null;
  readonly host: string | null;
  readonly port: string | null;
  /** The host, ":" and the port; the host alone if there is no port or scheme, or the port is the scheme's default. */
  readonly hostport: string | null;
  readonly path: string;
  readonly query: string | null;
  readonly fragment: string | null;
  /** What follows the authority; the whole URL if it has none. */
  readonly hostSpecific: string;
  readonly ranges: HTML5Ranges;
}

/**
 * Where the components lie in `text`, in UTF-16 code units, with delimiters: the ":" of the scheme, the "?" and the "#"
 * are part of their components, and `hostEnd` is where the ":" of a port is.
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
 * Parses a URL as HTML5 did, by RFC 3986 with relaxed productions: nearly every character is allowed nearly everywhere,
 * so only a scheme, an authority or its port can fail. Nothing is decoded or changed. Fails with `scheme`, `userinfo`,
 * `reg-name`, `IP-literal` or `port`.
 * @throws TypeError if `input` is not a string
 * @example parse("http://a@b@c/") // → { ok: false, error: { code: "userinfo", start: 7, end: 10 } }
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#parse-a-url
 */
export function parse(input: string): Result<HTML5URL, HTML5Failure> {
  expectText(input, "parse", "input");
  const [offset, end] = trimmedRange(input);
  const text = input.slice(offset, end);
  const { schemeEnd, pathStart, queryStart, fragmentStart } = locateURI(text);
  const scheme = schemeEnd === 0 ? null : text.slice(0, schemeEnd - 1);
  // 1a:b   :b
  //   ^    ^ a first segment with a colon is not a path either
  if (scheme === null ? text.startsWith(":") : !SCHEME.test(scheme)) {
    return fail("scheme", offset, offset + Math.max(schemeEnd, 1));
  }
  const hasAuthority = pathStart > schemeEnd;
  const authority = hasAuthority
    ? splitAuthority(text, schemeEnd + 2, pathStart, offset)
    : { ok: true as const, value: [schemeEnd, schemeEnd] as const };
  if (!authority.ok) return authority;
  const [hostStart, hostEnd] = authority.value;

  const host = hasAuthority ? text.slice(hostStart, hostEnd) : null;
  const port = pathStart > hostEnd ? text.slice(hostEnd + 1, pathStart) : null;
  const isOwnPort = scheme === null || !port || Number(port) === defaultPort(scheme);
  const value = {
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
  return { ok: true, value };
}

/** Returns where the host of the authority `text[start, end)` starts and ends. `offset` is added to the range of an error. */
function splitAuthority(
  text: string,
  start: number,
  end: number,
  offset: number,
): Result<readonly [number, number], HTML5Failure> {
  const failAt = (code: HTML5Failure["code"], from: number, to: number) => fail(code, offset + from, offset + to);
  const at = text.indexOf("@", start);
  const hostStart = at === -1 || at >= end ? start : at + 1;
  const second = text.indexOf("@", hostStart);
  if (second !== -1 && second < end) return failAt("userinfo", start, second);

  // A port has no colon, so the last one is before the port. In [::1], the last one is part of the address.
  const colon = text.lastIndexOf(":", end - 1);
  const hasPort = colon >= hostStart && !text.endsWith("]", end);
  if (hasPort && /\D/.test(text.slice(colon + 1, end))) return failAt("port", colon + 1, end);
  const hostEnd = hasPort ? colon : end;
  const host = text.slice(hostStart, hostEnd);
  if (isLiteral(host)) return { ok: true, value: [hostStart, hostEnd] };
  if (host.startsWith("[") && host.includes(":")) {
    // [::1
    //   ^ not the start of a port: no bracket was closed
    return failAt("IP-literal", hostStart, host.endsWith("]") ? hostEnd : end);
  }
  const stray = host.search(/:|%(?![\da-f]{2})/i);
  if (stray === -1) return { ok: true, value: [hostStart, hostEnd] };
  return failAt("reg-name", hostStart + stray, hostStart + stray + 1);
}

/**
 * Returns true for an address in brackets. `[a]` is not one: the relaxed reg-name matches it.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2
 */
export function isLiteral(host: string): boolean {
  return hostRule(host) === "IPv6address" || /^\[v[\da-f]+\.[^%]+\]$/i.test(host);
}

const SCHEME = /^[a-z][a-z\d+.-]*$/i;
