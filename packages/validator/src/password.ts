/**
 * `text` with "*" in place of every UTF-16 code unit of a password in it. The length stays the same, so offsets in `text`
 * hold in the result too; they tell the password's length anyway, because every column behind it does.
 *
 * RFC 3986 asks that nothing after the first ":" of the userinfo is shown. Error messages are about texts that no parser
 * reads as their author meant them, so more than the grammar's userinfo is hidden:
 * - what a reader could take for the userinfo of a URL, or of a URL inside `text` (`jdbc:mysql://u:p@h`);
 * - what ends in "@" further on, if it stands where a port has to be and is not a number: `https://u:p/w@h/` has a
 *   password with a "/".
 *
 * Percent-encoded URLs in `text` are not looked into.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1
 */
export function hidePasswords(text: string): string {
  if (!text.includes("@") || !text.includes(":")) return text;
  const pieces: string[] = [];
  let shown = 0;
  for (const { start, end } of passwordsIn(text)) {
    pieces.push(text.slice(shown, start), "*".repeat(end - start));
    shown = end;
  }
  return pieces.length === 0 ? text : pieces.join("") + text.slice(shown);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where passwords are, first to last. Behind the thousandth everything up to the last "@" counts as one. */
function passwordsIn(text: string): Span[] {
  const { start, hasAuthority } = skipScheme(text);
  const found: Span[] = [];
  let end = indexOfNext(AFTER_AUTHORITY, text, start);
  const first = passwordWithin(text, start, end) ?? (hasAuthority ? passwordAcross(text, start, end) : null);
  if (first !== null) {
    found.push(first);
    end = Math.max(end, first.end);
  }
  // Only one authority is looked at beyond its end: to look at more would take quadratic time.
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
 * What follows the first ":" up to the last "@".
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

/** From where a port has to be, and no number is, to the last "@" of the text. */
function passwordAcross(text: string, start: number, end: number): Span | null {
  const authority = text.slice(start, end);
  const colon = authority.indexOf(":");
  const at = text.lastIndexOf("@");
  if (colon === -1 || at < end || authority.startsWith("[") || !/\D/.test(authority.slice(colon + 1))) return null;
  return { start: start + colon + 1, end: at };
}

/** Where an authority would begin: behind the scheme, if there is one, and behind all solidi. */
function skipScheme(text: string): { readonly start: number; readonly hasAuthority: boolean } {
  let start = 0;
  while (text.charCodeAt(start) <= 0x20) start++;
  const colon = text.indexOf(":", start);
  // A name that is longer is taken for no scheme, which hides more.
  const name = colon - start > 0 && colon - start < 1000 ? text.slice(start, colon).replace(/[\t\n\r]/g, "") : "";
  const hasScheme = /^[a-z][a-z0-9+.-]*$/i.test(name);
  if (hasScheme) start = colon + 1;
  let solidi = 0;
  for (; isSolidusOrRemoved(text.charCodeAt(start)); start++) if (isSolidus(text.charCodeAt(start))) solidi++;
  return { start, hasAuthority: solidi > 1 || (hasScheme && SPECIAL.has(name.toLowerCase())) };
}

/** One past the next two solidi or more, or -1. The parser removes tabs and newlines between them. */
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

/** Where `pattern` matches first at or after `from`; the end of the text when nowhere. */
function indexOfNext(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

const MANY = 1000;
const SPECIAL: ReadonlySet<string> = /* @__PURE__ */ new Set(["http", "https", "ws", "wss", "ftp", "file"]);
const SOLIDUS = /[/\\]/g;
// "\" is missing here: it ends an authority for the URL Standard, and does not for other readers.
const AFTER_AUTHORITY = /[/?#]/g;
// One in a query ends with the pair.
const AFTER_INNER_AUTHORITY = /[/?#&]/g;
