/**
 * Is `text` a URL-scheme string: an ASCII letter, then letters, digits, "+", "-" and "."?
 * @see https://url.spec.whatwg.org/#url-scheme-string
 */
export function isURLSchemeString(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*$/i.test(text);
}

/** Does `text` start with a URL-scheme string and ":"? */
export function startsWithScheme(text: string): boolean {
  return isURLSchemeString(text.slice(0, Math.max(text.indexOf(":"), 0)));
}

/** Which scheme-relative string follows the scheme: `file` has its own, as have the other special schemes. */
export function schemeKind(scheme: string): "special" | "file" | "other" {
  switch (scheme.toLowerCase()) {
    case "ftp":
    case "http":
    case "https":
    case "ws":
    case "wss":
      return "special";
    case "file":
      return "file";
    default:
      return "other";
  }
}
