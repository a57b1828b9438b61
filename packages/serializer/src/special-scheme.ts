/**
 * Returns true if `scheme`, in lower case and without ":", is special.
 * @example isSpecialScheme("https") // → true
 * @see https://url.spec.whatwg.org/#special-scheme
 */
export function isSpecialScheme(scheme: string): boolean {
  return scheme === "file" || defaultPort(scheme) !== null;
}

/**
 * Returns the default port of `scheme`, in lower case and without ":"; `null` if it has none.
 * @example defaultPort("https") // → 443
 * @see https://url.spec.whatwg.org/#default-port
 */
export function defaultPort(scheme: string): number | null {
  // A `switch`, so that "constructor" cannot reach a prototype.
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
