import * as located from "./located.ts";
import type { URLParts } from "./parts.ts";
import { expectRecord, type URLRecord } from "./record.ts";

// Each function throws a TypeError if `url` is not a record.

/**
 * Returns the scheme, in lower case and without ":".
 * @example schemeOf(orThrow(parseURL("https://example.com/"))) // → "https"
 * @see https://url.spec.whatwg.org/#concept-url-scheme
 */
export function schemeOf(url: URLRecord): string {
  return located.schemeOf(expectRecord(url, "schemeOf"));
}

/**
 * Returns the username, percent-encoded; "" if there is none.
 * @example usernameOf(orThrow(parseURL("https://user@a/"))) // → "user"
 * @see https://url.spec.whatwg.org/#concept-url-username
 */
export function usernameOf(url: URLRecord): string {
  return located.usernameOf(expectRecord(url, "usernameOf"));
}

/**
 * Returns the password, percent-encoded; "" if there is none.
 * @example passwordOf(orThrow(parseURL("https://user:pass@a/"))) // → "pass"
 * @see https://url.spec.whatwg.org/#concept-url-password
 */
export function passwordOf(url: URLRecord): string {
  return located.passwordOf(expectRecord(url, "passwordOf"));
}

/**
 * Returns true if the URL has a username or a password.
 * @example includesCredentials(orThrow(parseURL("https://user@a/"))) // → true
 * @see https://url.spec.whatwg.org/#include-credentials
 */
export function includesCredentials(url: URLRecord): boolean {
  return located.includesCredentials(expectRecord(url, "includesCredentials"));
}

/**
 * Returns the host as it is serialized, an IPv6 address in brackets; `null` if the host is null.
 * The empty host of `file:///` is "".
 * @example hostTextOf(orThrow(parseURL("https://[::1]:80/"))) // → "[::1]"
 * @see https://url.spec.whatwg.org/#concept-url-host
 */
export function hostTextOf(url: URLRecord): string | null {
  return located.hostTextOf(expectRecord(url, "hostTextOf"));
}

/**
 * Returns the port; `null` if there is none or it is the scheme's default.
 * @example portOf(orThrow(parseURL("https://a:8080/"))) // → 8080
 * @see https://url.spec.whatwg.org/#concept-url-port
 */
export function portOf(url: URLRecord): number | null {
  return located.portOf(expectRecord(url, "portOf"));
}

/**
 * Returns the path as it is serialized.
 * @example pathOf(orThrow(parseURL("https://a/b/../c"))) // → "/c"
 * @see https://url.spec.whatwg.org/#url-path-serializer
 */
export function pathOf(url: URLRecord): string {
  return located.pathOf(expectRecord(url, "pathOf"));
}

/**
 * Returns the path as the Standard's list of segments, percent-encoded as they are. An opaque path has no
 * segments: it is returned as the only item.
 * @example pathSegments(orThrow(parseURL("https://a/b/c"))) // → ["b", "c"]
 * @see https://url.spec.whatwg.org/#url-path-segment
 */
export function pathSegments(url: URLRecord): string[] {
  const record = expectRecord(url, "pathSegments");
  const path = located.pathOf(record);
  if (located.hasOpaquePath(record)) return [path];
  return path === "" ? [] : path.slice(1).split("/");
}

/**
 * Returns true if the path is opaque: one string that nothing can be resolved against, as in
 * `mailto:user@example.org`.
 * @example hasOpaquePath(orThrow(parseURL("mailto:user@example.org"))) // → true
 * @see https://url.spec.whatwg.org/#url-opaque-path
 */
export function hasOpaquePath(url: URLRecord): boolean {
  return located.hasOpaquePath(expectRecord(url, "hasOpaquePath"));
}

/**
 * Returns the query without "?"; `null` if there is none.
 * @example queryOf(orThrow(parseURL("https://a/"))) // → null
 * @see https://url.spec.whatwg.org/#concept-url-query
 */
export function queryOf(url: URLRecord): string | null {
  return located.queryOf(expectRecord(url, "queryOf"));
}

/**
 * Returns the fragment without "#"; `null` if there is none.
 * @example fragmentOf(orThrow(parseURL("https://a/#b"))) // → "b"
 * @see https://url.spec.whatwg.org/#concept-url-fragment
 */
export function fragmentOf(url: URLRecord): string | null {
  return located.fragmentOf(expectRecord(url, "fragmentOf"));
}

/**
 * Returns the components of `url` as a new object, which you may change.
 * @example partsOf(orThrow(parseURL("https://a/b"))).path // → "/b"
 * @see https://url.spec.whatwg.org/#concept-url
 */
export function partsOf(url: URLRecord): URLParts {
  const record = expectRecord(url, "partsOf");
  return {
    scheme: located.schemeOf(record),
    username: located.usernameOf(record),
    password: located.passwordOf(record),
    host: located.hostTextOf(record),
    port: located.portOf(record),
    path: located.pathOf(record),
    query: located.queryOf(record),
    fragment: located.fragmentOf(record),
  };
}
