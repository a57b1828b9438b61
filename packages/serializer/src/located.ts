import type { LocatedURL } from "./located-url.ts";

// The components of a record that is known to be one. `components.ts` has the same functions with the check.

export function schemeOf(url: LocatedURL): string {
  return url.scheme;
}

export function usernameOf(url: LocatedURL): string {
  // Without credentials the range is empty or ends before it starts. Most URLs have none, and a call of `slice` for an
  // empty range takes 5 ns, here and below.
  return includesCredentials(url) ? url.href.slice(url.scheme.length + 3, url.usernameEnd) : "";
}

export function passwordOf(url: LocatedURL): string {
  return includesCredentials(url) ? url.href.slice(url.usernameEnd + 1, url.hostStart - 1) : "";
}

/**
 * Only with credentials is there an "@" between the end of the username and the host.
 * @example includesCredentials(orThrow(parseURL("https://user@a/"))) // → true
 */
export function includesCredentials(url: LocatedURL): boolean {
  return url.hostStart > url.usernameEnd;
}

/** Returns true if the host is not null. The empty host of `file:///` is a host. */
export function hasHost(url: LocatedURL): boolean {
  return url.hostStart > url.scheme.length + 1;
}

/** Returns where credentials, host and port end: behind the ":" of the scheme if there is no host, and never after "/.". */
export function authorityEndOf(url: LocatedURL): number {
  return hasHost(url) ? url.pathStart : url.hostEnd;
}

export function hostTextOf(url: LocatedURL): string | null {
  return hasHost(url) ? url.href.slice(url.hostStart, url.hostEnd) : null;
}

export function portOf(url: LocatedURL): number | null {
  const text = url.href.slice(url.hostEnd + 1, authorityEndOf(url));
  return text === "" ? null : Number(text);
}

export function pathOf(url: LocatedURL): string {
  return url.href.slice(url.pathStart, url.queryStart);
}

export function queryOf(url: LocatedURL): string | null {
  return url.queryStart === url.fragmentStart ? null : url.href.slice(url.queryStart + 1, url.fragmentStart);
}

export function fragmentOf(url: LocatedURL): string | null {
  return url.fragmentStart === url.href.length ? null : url.href.slice(url.fragmentStart + 1);
}

export function hasOpaquePath(url: LocatedURL): boolean {
  // Without a host, a path that is a list always starts with "/": the parser gives it at least one segment.
  return !hasHost(url) && !url.href.startsWith("/", url.pathStart);
}
