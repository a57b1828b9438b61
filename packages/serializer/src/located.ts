import type { LocatedURL } from "./record.ts";
import { schemeAt } from "./special-scheme.ts";

// The components of a record that is known to be one. `components.ts` has the same functions with the check.

/** The scheme without ":". */
export function schemeOf(url: LocatedURL): string {
  return schemeAt(url.href, url.schemeEnd);
}

/** The username, percent-encoded; "" when there is none. */
export function usernameOf(url: LocatedURL): string {
  // Without credentials the range ends before it begins, or where it begins: here and below that is the empty text.
  return url.href.slice(url.schemeEnd + 3, url.usernameEnd);
}

/** The password, percent-encoded; "" when there is none. */
export function passwordOf(url: LocatedURL): string {
  return url.href.slice(url.usernameEnd + 1, url.hostStart - 1);
}

/** Is there a username or a password? Only then an "@" stands between the username's end and the host. */
export function includesCredentials(url: LocatedURL): boolean {
  return url.hostStart > url.usernameEnd;
}

/** Is the host non-null? The empty host of `file:///` is one. */
export function hasHost(url: LocatedURL): boolean {
  return url.hostStart > url.schemeEnd + 1;
}

/** Where credentials, host and port end: at `schemeEnd + 1` when there is no host, and never behind "/.". */
export function authorityEndOf(url: LocatedURL): number {
  return hasHost(url) ? url.pathStart : url.hostEnd;
}

/** The host, serialized; `null` when it is null. */
export function hostTextOf(url: LocatedURL): string | null {
  return hasHost(url) ? url.href.slice(url.hostStart, url.hostEnd) : null;
}

/** The port; `null` when there is none or it is the scheme's default. */
export function portOf(url: LocatedURL): number | null {
  const text = url.href.slice(url.hostEnd + 1, authorityEndOf(url));
  return text === "" ? null : Number(text);
}

/** The path, serialized. */
export function pathOf(url: LocatedURL): string {
  return url.href.slice(url.pathStart, url.queryStart);
}

/** The query without "?"; `null` when there is none. */
export function queryOf(url: LocatedURL): string | null {
  return url.queryStart === url.fragmentStart ? null : url.href.slice(url.queryStart + 1, url.fragmentStart);
}

/** The fragment without "#"; `null` when there is none. */
export function fragmentOf(url: LocatedURL): string | null {
  return url.fragmentStart === url.href.length ? null : url.href.slice(url.fragmentStart + 1);
}

/**
 * @see https://url.spec.whatwg.org/#url-opaque-path
 */
export function hasOpaquePath(url: LocatedURL): boolean {
  // Without a host, a path that is a list always starts with "/": the parser gives it at least one segment.
  return !hasHost(url) && !url.href.startsWith("/", url.pathStart);
}
