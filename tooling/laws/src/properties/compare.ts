import { createListener, type Listener, type URLError } from "@url/parser";
import { hasOpaquePath, partsOf, pathSegments, type URLRecord } from "@url/serializer";
import { locatedOf } from "@url/serializer/internal";
import { type OracleURL, serializeHost, serializePath } from "@url/tooling-conformance/oracle";

/** A record of ours in the form in which it is compared: parts, and the path as a list as well. */
export function ours(url: URLRecord): object {
  return { href: url.href, ...partsOf(url), isOpaque: hasOpaquePath(url), segments: pathSegments(url) };
}

/** A result with the offsets of its record: test runners see no more of a record than its href. */
export function located(result: { readonly ok: boolean; readonly value?: URLRecord }): object {
  return result.ok ? { ...result, value: locatedOf(result.value) } : result;
}

/** The oracle's record in the same form. `href` is its own serialization. */
export function theirs(url: OracleURL, href: string): object {
  return {
    href,
    scheme: url.scheme,
    username: url.username,
    password: url.password,
    host: url.host === null ? null : serializeHost(url.host),
    port: url.port,
    path: serializePath(url),
    query: url.query,
    fragment: url.fragment,
    isOpaque: typeof url.path === "string",
    segments: typeof url.path === "string" ? [url.path] : url.path,
  };
}

/**
 * Returns `text` as the oracle receives it for its errors. A lone surrogate is not a URL code point, but the oracle
 * takes scalar values, so U+FFFE replaces it, which is not a URL code point either. For the oracle's record, U+FFFD
 * replaces a lone surrogate.
 */
export function judged(text: string): string {
  return Array.from(text, (c) => (/^[\ud800-\udfff]$/.test(c) ? "\uFFFE" : c)).join("");
}

/** Creates a listener that collects every error. */
export function collector(): { readonly report: Listener; readonly heard: URLError[]; readonly codes: () => string[] } {
  const heard: URLError[] = [];
  return {
    report: createListener((code, start, end) => void heard.push({ code, start, end })),
    heard,
    codes: () => heard.map(({ code }) => code),
  };
}
