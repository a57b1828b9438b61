import { COMPONENT, utf8PercentEncode } from "@url/percent";
import { isCodePointOfURL, isSurrogate, scalarValuesOf } from "@url/percent/internal";
import { expectOptions, expectText } from "@url/result/internal";
import { isSpecialScheme } from "@url/serializer/internal";
import type { Diagnostic, Suggestion } from "./diagnostic.ts";
import { findErrorsWithoutAdvice, OPTIONS, type ValidateOptions } from "./validate.ts";

/**
 * Applies the suggestions of `validate` until it finds no more errors. Returns the text, which is a valid URL string that
 * the policy allows, or `null` if an error remains that nothing is suggested for. A valid text is returned as it is.
 *
 * Law: text that is a URL stays the same URL but for percent-encoding (see {@link Suggestion}). Text that is not a URL gets
 * what is missing: a scheme before what looks like a domain, its ":", the brackets of an IPv6 address. Quotation marks and
 * angle brackets around it are removed.
 * @throws TypeError if `base` is neither a record nor text, `policy` is not a policy, or `messages` not an object of strings
 * @example fix("http:/example.com/a b") // → "http://example.com/a%20b"
 * @see https://url.spec.whatwg.org/#valid-url-string
 */
export function fix(text: string, options?: ValidateOptions): string | null {
  expectOptions(options, "fix", OPTIONS);
  expectText(text, "fix", "text");
  let input = text;
  for (let round = 0; round < ROUNDS; round++) {
    const { diagnostics, omitted } = findErrorsWithoutAdvice(input, MOST, options);
    if (diagnostics.length === 0) return input;
    const fixed = HAS_REMOVED.test(input) ? withoutRemoved(input) : applyAll(input, diagnostics, omitted > 0);
    if (fixed === null) return null;
    input = fixed;
  }
  return null;
}

/** Removes all tabs and newlines, of which the Standard reports only the first. */
function withoutRemoved(input: string): string {
  // In this order, a tab between two lone surrogates does not make them one character.
  return scalarValuesOf(input).replace(/[\t\n\r]/g, "");
}

/**
 * Applies every suggestion that does not overlap one before it. Returns `null` if there is none. If there are `more`, what
 * follows the last suggestion is encoded as a whole: a list of the errors takes more than 200 bytes for each.
 */
function applyAll(input: string, diagnostics: readonly Diagnostic[], more: boolean): string | null {
  const authorityEnd = AUTHORITY.exec(input)?.[0].length ?? 0;
  const suggestions = diagnostics.flatMap((error) => suggestionOf(input, error, authorityEnd) ?? []);
  if (suggestions.length === 0) return null;
  suggestions.sort((a, b) => a.start - b.start || a.end - b.end);
  const pieces: string[] = [];
  let before = { start: -1, end: 0 };
  for (const suggestion of suggestions) {
    const { start, end, replacement } = suggestion;
    // Of two at one place, the second waits for the next round; but not a backslash, before which "%7C" could come to stand.
    const isBackslash = before.start === before.end && input.slice(start, end) === "\\";
    if (start < before.end || (start === before.start && !isBackslash)) continue;
    pieces.push(input.slice(before.end, start), replacement);
    before = suggestion;
  }
  const isBehindAuthority = before.end > authorityEnd;
  return pieces.join("") + (more && isBehindAuthority ? encodeRest(input, before.end) : input.slice(before.end));
}

/** Encodes what follows `from`, which lies in the path, the query or the fragment. */
function encodeRest(input: string, from: number): string {
  const hash = input.indexOf("#");
  const fragment = hash === -1 ? input.length : Math.max(hash + 1, from);
  const mark = input.slice(0, fragment).indexOf("?");
  const query = mark === -1 ? fragment : Math.min(Math.max(mark, from), fragment);
  const path = input.slice(from, query);
  // The parser of a special URL reads a backslash in the path as a slash.
  const isSpecial = isSpecialScheme(/^[\0- ]*([^:/?#]*):/.exec(input)?.[1]?.toLowerCase() ?? "");
  const end = fragment === hash + 1 && from <= hash ? hash : fragment;
  return (
    encodeUnits(isSpecial ? path.replace(/\\/g, "/") : path) +
    encodeUnits(input.slice(query, end)) +
    input.slice(end, fragment) +
    encodeUnits(input.slice(fragment))
  );
}

/**
 * Returns the suggestion for an error. Of a host that is not a domain, the Standard reports only the first character that
 * has to be percent-encoded, so the rest of the authority is encoded with it: another round for each would take quadratic
 * time.
 */
function suggestionOf(input: string, error: Diagnostic, authorityEnd: number): Suggestion | null {
  const { code, suggestion } = error;
  if (error.in === "base" || suggestion === null) return null;
  const { start, end, replacement } = suggestion;
  if (code !== "invalid-URL-unit" || replacement === "" || end >= authorityEnd) return suggestion;
  return { start, end: authorityEnd, replacement: replacement + encodeUnits(input.slice(end, authorityEnd)) };
}

/** Percent-encodes everything that is not a URL unit. */
function encodeUnits(text: string): string {
  return text.replace(/%(?![0-9A-Fa-f]{2})/g, "%25").replace(NOT_PLAIN, encodeUnit);
}

function encodeUnit(c: string): string {
  // Half a pair is an exception to the engine's encoder, which costs 20 µs.
  if (c.length === 1 && isSurrogate(c.charCodeAt(0))) return "%EF%BF%BD";
  return isCodePointOfURL(c.codePointAt(0) as number) ? c : utf8PercentEncode(c, COMPONENT);
}

/** What is perhaps not a URL unit. */
const NOT_PLAIN = /[\ud800-\udbff][\udc00-\udfff]|[^%\w!$&'()*+,./:;=?@~-]/g;

/** How many errors a round has in a list. */
const MOST = 10_000;

const HAS_REMOVED = /[\t\n\r]/;
// Without backslashes: a round before this one replaces them.
const AUTHORITY = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#[\]\\]*(?=[/?#]|$)/i;
// A round leaves out suggestions that overlap. Over 287,000 generated texts, four rounds were the most.
const ROUNDS = 8;
