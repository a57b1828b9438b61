/**
 * Is `scheme` (lower-case, no ":") special? A `switch`, so that "constructor" meets no prototype.
 * @see https://url.spec.whatwg.org/#special-scheme
 */
export function isSpecialScheme(scheme: string): boolean {
  return scheme === "file" || defaultPort(scheme) !== null;
}

/**
 * The default port of `scheme` (lower-case, no ":"); `null` when it has none.
 * @see https://url.spec.whatwg.org/#default-port
 */
export function defaultPort(scheme: string): number | null {
  switch (scheme) {
    case "http":
    case "ws":
      return 80;
    case "https":
    case "wss":
      return 443;
    case "ftp":
      return 21;
    default:
      return null;
  }
}
