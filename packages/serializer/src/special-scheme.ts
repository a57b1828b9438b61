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

/**
 * The scheme `text[0, end)`, as it is written. Those of the web come back as constants, which compare by
 * identity from there on: a fresh slice is compared unit by unit with every special scheme.
 */
export function schemeAt(text: string, end: number): string {
  for (const scheme of WEB_SCHEMES) if (scheme.length === end && text.startsWith(scheme)) return scheme;
  return text.slice(0, end);
}

const WEB_SCHEMES = ["https", "http", "file", "wss", "ws", "ftp"] as const;
