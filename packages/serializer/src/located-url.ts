/**
 * What a record holds: the serialization, the scheme, and where each other component lies.
 *
 * ```
 * https://user:pass@example.com:1234/foo/bar?baz#quux
 *             |     |          |    |       |   |
 *             |     hostStart  |    |       |   fragmentStart
 *         usernameEnd    hostEnd    |       queryStart
 *                                   pathStart
 * ```
 *
 * Offsets are UTF-16 code units, ascending. An absent component is an empty range; a component that is
 * present and empty has a range that holds its delimiter alone ("?" or "#").
 * - No host: `usernameEnd`, `hostStart` and `hostEnd` are all behind the ":" of the scheme.
 * - With a host: the username lies between "://" and `usernameEnd`; a password lies between the ":" at
 *   `usernameEnd` and the "@" before `hostStart`; a port between the ":" at `hostEnd` and `pathStart`.
 * - Between `hostEnd` and `pathStart` a URL without a host can have "/.", which is not part of the path.
 */
export interface LocatedURL {
  readonly href: string;
  /** In lower case. It is kept, not cut out at each read: every parse against a base and every setter compares it. */
  readonly scheme: string;
  readonly usernameEnd: number;
  readonly hostStart: number;
  readonly hostEnd: number;
  readonly pathStart: number;
  readonly queryStart: number;
  readonly fragmentStart: number;
}
