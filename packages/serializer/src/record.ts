declare const record: unique symbol;

/**
 * A parsed URL, immutable. `href` is its serialization; every component is read by a function: `schemeOf(url)`,
 * `hostTextOf(url)`, `pathOf(url)` and so on. How a record stores its components is private and may change.
 * Records come from `parseURL` and the setters of `@url/parser`.
 * @see https://url.spec.whatwg.org/#concept-url
 */
export interface URLRecord {
  /** The serialization, fragment included. */
  readonly href: string;
  /** Exists in the type only, so that no other object with an `href` is taken for a record. */
  readonly [record]: true;
}

/**
 * How a record is stored: the serialization, the scheme, and where each other component lies.
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
export interface LocatedURL extends URLRecord {
  /** In lower case. It is kept, not cut out at each read: every parse against a base and every setter compares it. */
  readonly scheme: string;
  readonly usernameEnd: number;
  readonly hostStart: number;
  readonly hostEnd: number;
  readonly pathStart: number;
  readonly queryStart: number;
  readonly fragmentStart: number;
}

/**
 * The Standard's components of a URL, host and path serialized; `null` means absent.
 *
 * The path is a string, not a list: segments never contain "/", so the two are interchangeable, and the
 * string measured twice as fast. `pathSegments` returns the list.
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

/**
 * Returns `url` itself, which must be a record.
 * @param where the function that was called, for the message
 * @param name the argument or option
 * @param or what else it may be, which the caller has looked for
 * @throws TypeError if it is anything else: a string, a `URL` object, a result whose `value` was not taken
 */
export function expectRecord(url: unknown, where: string, name = "url", or = ""): LocatedURL {
  if (isRecord(url)) return url;
  throw new TypeError(`${where}: ${name} must be ${or}a URL record, as in parseURL(…).value`);
}

/** Returns true if `value` is a record. */
export function isRecord(value: unknown): value is LocatedURL {
  return typeof (value as LocatedURL | null | undefined)?.fragmentStart === "number";
}
