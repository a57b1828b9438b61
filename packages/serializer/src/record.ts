/**
 * A URL record as it is kept: the serialization, and where each component lies in it. Immutable.
 *
 * ```
 * https://user:pass@example.com:1234/foo/bar?baz#quux
 *      |      |     |          |    |       |   |
 * schemeEnd   |     hostStart  |    |       |   fragmentStart
 *         usernameEnd    hostEnd    |       queryStart
 *                                   pathStart
 * ```
 *
 * Offsets are UTF-16 code units, ascending. An absent component is an empty range; a component that is
 * present and empty has a range that holds its delimiter alone ("?" or "#").
 * - No host: `usernameEnd`, `hostStart` and `hostEnd` are all `schemeEnd + 1`.
 * - With a host: the username is `[schemeEnd + 3, usernameEnd)`; a password lies between the ":" at
 *   `usernameEnd` and the "@" before `hostStart`; a port between the ":" at `hostEnd` and `pathStart`.
 * - Between `hostEnd` and `pathStart` a URL without a host can have "/.", which is no part of the path.
 * @see https://url.spec.whatwg.org/#concept-url
 */
export interface URLRecord {
  readonly href: string;
  readonly schemeEnd: number;
  readonly usernameEnd: number;
  readonly hostStart: number;
  readonly hostEnd: number;
  readonly pathStart: number;
  readonly queryStart: number;
  readonly fragmentStart: number;
}

/**
 * A URL record as it is worked on: the Standard's components, host and path serialized. `null` is absence.
 *
 * The path is a string, not a list: segments never contain "/", so the two are interchangeable, and the
 * string measured twice as fast. `pathSegments` gives the list.
 */
export interface URLParts {
  scheme: string;
  username: string;
  password: string;
  host: string | null;
  port: number | null;
  path: string;
  query: string | null;
  fragment: string | null;
}
