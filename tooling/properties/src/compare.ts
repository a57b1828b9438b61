import type { Report, URLError } from "@url/parser";
import { hasOpaquePath, partsOf, pathSegments, type URLRecord } from "@url/serializer";
import { type OracleURL, serializeHost, serializePath } from "@url/tooling-oracle";

/** A record of ours in the form in which it is compared: parts, and the path as a list as well. */
export function ours(url: URLRecord): object {
  return { href: url.href, ...partsOf(url), isOpaque: hasOpaquePath(url), segments: pathSegments(url) };
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
 * `text` as it is given to the oracle for its errors. A lone surrogate is no URL code point, but the oracle takes scalar
 * values: U+FFFE is one that is no URL code point either. For the oracle's record a lone surrogate is U+FFFD, as always.
 */
export function judged(text: string): string {
  return Array.from(text, (c) => (/^[\ud800-\udfff]$/.test(c) ? "\uFFFE" : c)).join("");
}

/** A listener that remembers what it hears. */
export function collector(): { readonly report: Report; readonly heard: URLError[]; readonly codes: () => string[] } {
  const heard: URLError[] = [];
  return {
    report: (code, start, end) => void heard.push({ code, start, end }),
    heard,
    codes: () => heard.map(({ code }) => code),
  };
}
