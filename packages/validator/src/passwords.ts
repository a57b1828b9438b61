import { expectText } from "@url/result/internal";
import { isSpecialScheme } from "@url/serializer/internal";

/**
 * Replaces every UTF-16 code unit of the passwords in `text` by "*". The length stays the same, so offsets in `text` are
 * valid in the result. This reveals the length of a password, which the columns of an error message reveal anyway.
 *
 * RFC 3986 says to show nothing after the first ":" of the userinfo. Error messages are about texts that parsers do not
 * read as their author meant them, so more than the grammar's userinfo is hidden:
 * - what a person could read as the userinfo of a URL, or of a URL inside `text` (`jdbc:mysql://u:p@h`);
 * - what stands where a port is expected but is not a number, up to the last "@": in `https://u:p/w@h/` the password contains
 *   a "/".
 *
 * Percent-encoded URLs in `text` are not searched.
 * @example hidePasswords("https://user:pass@example.com/") // → "https://user:****@example.com/"
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1
 */
export function hidePasswords(text: string): string {
  expectText(text, "hidePasswords", "text");
  const input = text;
  if (!input.includes("@") || !input.includes(":")) return input;
  const pieces: string[] = [];
  let shown = 0;
  for (const { start, end } of passwordsIn(input)) {
    pieces.push(input.slice(shown, start), "*".repeat(end - start));
    shown = end;
  }
  return pieces.length === 0 ? input : pieces.join("") + input.slice(shown);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns the ranges of passwords in order. After the thousandth, everything up to the last "@" counts as one. */
function passwordsIn(text: string): Span[] {
  const { start, hasAuthority } = skipScheme(text);
  const found: Span[] = [];
  let end = indexOfNext(AFTER_AUTHORITY, text, start);
  const first = passwordWithin(text, start, end) ?? (hasAuthority ? passwordAcross(text, start, end) : null);
  if (first !== null) {
    found.push(first);
    end = Math.max(end, first.end);
  }
  // Only one authority is searched beyond its end: searching beyond more would take quadratic time.
  let canCross = !hasAuthority;
  for (let at = skipSolidi(text, end); at !== -1; at = skipSolidi(text, end)) {
    end = indexOfNext(AFTER_INNER_AUTHORITY, text, at);
    const password = passwordWithin(text, at, end) ?? (canCross ? passwordAcross(text, at, end) : null);
    canCross = false;
    if (password === null) continue;
    found.push(password);
    end = Math.max(end, password.end);
    if (found.length < MANY) continue;
    found.push({ start: password.end, end: Math.max(password.end, text.lastIndexOf("@")) });
    break;
  }
  return found;
}

/**
 * Returns the range after the first ":" up to the last "@".
 *
 *     user:pa:ss@w@host
 *          ^      ^ end
 */
function passwordWithin(text: string, start: number, end: number): Span | null {
  const authority = text.slice(start, end);
  const colon = authority.indexOf(":");
  const at = authority.lastIndexOf("@");
  return colon === -1 || at <= colon + 1 ? null : { start: start + colon + 1, end: start + at };
}

/** Returns the range from the place of the port, if that is not a number, to the last "@" of the text. */
function passwordAcross(text: string, start: number, end: number): Span | null {
  const authority = text.slice(start, end);
  const colon = authority.indexOf(":");
  const at = text.lastIndexOf("@");
  if (colon === -1 || at < end || authority.startsWith("[") || !/\D/.test(authority.slice(colon + 1))) return null;
  return { start: start + colon + 1, end: at };
}

/** Returns where an authority would begin: after the scheme, if there is one, and after all solidi. */
function skipScheme(text: string): { readonly start: number; readonly hasAuthority: boolean } {
  let start = 0;
  while (text.charCodeAt(start) <= 0x20) start++;
  const colon = text.indexOf(":", start);
  // A longer name is not read as a scheme, which hides more.
  const name = colon - start > 0 && colon - start < 1000 ? text.slice(start, colon).replace(/[\t\n\r]/g, "") : "";
  const hasScheme = /^[a-z][a-z0-9+.-]*$/i.test(name);
  if (hasScheme) start = colon + 1;
  let solidi = 0;
  for (; isSolidusOrRemoved(text.charCodeAt(start)); start++) if (isSolidus(text.charCodeAt(start))) solidi++;
  return { start, hasAuthority: solidi > 1 || (hasScheme && isSpecialScheme(name.toLowerCase())) };
}

/** Returns the offset after the next two or more solidi, or -1. The parser removes tabs and newlines between them. */
function skipSolidi(text: string, from: number): number {
  for (let at = indexOfNext(SOLIDUS, text, from); at < text.length; at = indexOfNext(SOLIDUS, text, at)) {
    let solidi = 0;
    for (; isSolidusOrRemoved(text.charCodeAt(at)); at++) if (isSolidus(text.charCodeAt(at))) solidi++;
    if (solidi > 1) return at;
  }
  return -1;
}

function isSolidus(unit: number): boolean {
  return unit === 0x2f || unit === 0x5c;
}

function isSolidusOrRemoved(unit: number): boolean {
  return isSolidus(unit) || unit === 0x09 || unit === 0x0a || unit === 0x0d;
}

/** Returns where `pattern` first matches at or after `from`, or the end of the text. */
function indexOfNext(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

const MANY = 1000;
const SOLIDUS = /[/\\]/g;
// Without "\": it ends an authority for the URL Standard, but not for other parsers.
const AFTER_AUTHORITY = /[/?#]/g;
// An authority in a query ends with the pair.
const AFTER_INNER_AUTHORITY = /[/?#&]/g;
