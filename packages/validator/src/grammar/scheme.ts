import { expectText } from "@url/result/internal";
import { isSpecialScheme } from "@url/serializer/internal";

/**
 * Returns true if `text` is a URL-scheme string: an ASCII letter, then letters, digits, "+", "-" and ".".
 * @throws TypeError if `text` is not a string
 * @example isURLSchemeString("web+demo") // → true
 * @see https://url.spec.whatwg.org/#url-scheme-string
 */
export function isURLSchemeString(text: string): boolean {
  expectText(text, "isURLSchemeString", "text");
  return /^[a-z][a-z0-9+.-]*$/i.test(text);
}

/** Returns true if `text` starts with a URL-scheme string and ":". */
export function startsWithScheme(text: string): boolean {
  return isURLSchemeString(text.slice(0, Math.max(text.indexOf(":"), 0)));
}

/** Returns which scheme-relative string follows a scheme: `file`, the other special schemes and all others have their own. */
export function schemeKind(scheme: string): "special" | "file" | "other" {
  const name = scheme.toLowerCase();
  if (name === "file") return "file";
  return isSpecialScheme(name) ? "special" : "other";
}
