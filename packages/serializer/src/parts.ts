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
