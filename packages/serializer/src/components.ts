import type { URLParts, URLRecord } from "./record.ts";
import { schemeAt } from "./special-scheme.ts";

/** The scheme, without ":". */
export function schemeOf(url: URLRecord): string {
  return schemeAt(url.href, url.schemeEnd);
}

/** The username, percent-encoded; "" when there is none. */
export function usernameOf(url: URLRecord): string {
  // Without credentials the range ends before it begins, or where it begins: here and below that is the empty text.
  return url.href.slice(url.schemeEnd + 3, url.usernameEnd);
}

/** The password, percent-encoded; "" when there is none. */
export function passwordOf(url: URLRecord): string {
  return url.href.slice(url.usernameEnd + 1, url.hostStart - 1);
}

/** Is there a username or a password? Only then an "@" stands between the username's end and the host. */
export function hasCredentials(url: URLRecord): boolean {
  return url.hostStart > url.usernameEnd;
}

/** Is the host non-null? The empty host of `file:///` is one. */
export function hasHost(url: URLRecord): boolean {
  return url.hostStart > url.schemeEnd + 1;
}

/** Where credentials, host and port end: at `schemeEnd + 1` when there is no host, and never behind "/.". */
export function authorityEndOf(url: URLRecord): number {
  return hasHost(url) ? url.pathStart : url.hostEnd;
}

/** The host, serialized; `null` when it is null. */
export function hostTextOf(url: URLRecord): string | null {
  return hasHost(url) ? url.href.slice(url.hostStart, url.hostEnd) : null;
}

/** The port; `null` when there is none or it is the scheme's default. */
export function portOf(url: URLRecord): number | null {
  const text = url.href.slice(url.hostEnd + 1, authorityEndOf(url));
  return text === "" ? null : Number(text);
}

/** The path, serialized. */
export function pathOf(url: URLRecord): string {
  return url.href.slice(url.pathStart, url.queryStart);
}

/** The query without "?"; `null` when there is none. */
export function queryOf(url: URLRecord): string | null {
  return url.queryStart === url.fragmentStart ? null : url.href.slice(url.queryStart + 1, url.fragmentStart);
}

/** The fragment without "#"; `null` when there is none. */
export function fragmentOf(url: URLRecord): string | null {
  return url.fragmentStart === url.href.length ? null : url.href.slice(url.fragmentStart + 1);
}

/** A draft of `url`'s components; nothing in it is shared with the record. */
export function partsOf(url: URLRecord): URLParts {
  return {
    scheme: schemeOf(url),
    username: usernameOf(url),
    password: passwordOf(url),
    host: hostTextOf(url),
    port: portOf(url),
    path: pathOf(url),
    query: queryOf(url),
    fragment: fragmentOf(url),
  };
}
