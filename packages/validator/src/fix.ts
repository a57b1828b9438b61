import { COMPONENT, utf8PercentEncode } from "@url/percent";
import { flatten, isCodePointOfURL, isSurrogate, LONG, scalarValuesOf } from "@url/percent/internal";
import { expectOptions, expectText } from "@url/result/internal";
import { isSpecialScheme } from "@url/serializer/internal";
import type { Diagnostic, Suggestion } from "./diagnostic.ts";
import { findErrorsWithoutAdvice, OPTIONS, type ValidateOptions } from "./validate.ts";

/** How {@link fix} reads. */
export type FixOptions = Pick<ValidateOptions, "base" | "policy" | "maxLength">;

/**
 * Applies the suggestions of `validate` until it finds no more errors. Returns the text, which is a valid URL string that
 * the policy allows, or `null` if an error remains that nothing is suggested for, and for a text longer than `maxLength`. A
 * valid text is returned as it is.
 *
 * Law: text that is a URL stays the same URL but for percent-encoding (see {@link Suggestion}). Text that is not a URL gets
 * what is missing: a scheme before what looks like a domain, its ":", the brackets of an IPv6 address. Quotation marks and
 * angle brackets around it are removed.
 * @throws TypeError if `base` is neither a record nor text, or `policy` is not a policy; TypeError or RangeError if
 * `maxLength` is not a non-negative integer or Infinity
 * @example fix("http:/example.com/a b") // → "http://example.com/a%20b"
 * @see https://url.spec.whatwg.org/#valid-url-string
 */
export function fix(text: string, options?: FixOptions): string | null {
  expectOptions<FixOptions>(options, "fix", {
    base: OPTIONS.base,
    policy: OPTIONS.policy,
    maxLength: OPTIONS.maxLength,
  });
  expectText(text, "fix", "text");
  const { base, policy, maxLength = Number.POSITIVE_INFINITY } = options ?? {};
  if (text.length > maxLength) return null;
  let input = text;
  for (let round = 0; round < ROUNDS; round++) {
    const { diagnostics, omitted } = findErrorsWithoutAdvice(input, { base, policy });
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
  const isBeforeHash = hash >= from;
  const queryEnd = isBeforeHash ? hash : hash === -1 ? input.length : from;
  const mark = input.slice(0, queryEnd).indexOf("?");
  const pathEnd = mark === -1 ? queryEnd : Math.max(mark, from);
  const path = input.slice(from, pathEnd);
  // The parser of a special URL reads a backslash in the path as a slash.
  const isSpecial = isSpecialScheme(/^[\0- ]*([^:/?#]*):/.exec(input)?.[1]?.toLowerCase() ?? "");
  return (
    encodeUnits(isSpecial ? path.replace(/\\/g, "/") : path) +
    encodeUnits(input.slice(pathEnd, queryEnd)) +
    (isBeforeHash ? "#" : "") +
    encodeUnits(input.slice(isBeforeHash ? hash + 1 : queryEnd))
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
  if (text.length <= LONG) return encodePart(text);
  const parts: string[] = [];
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + LONG, text.length);
    // A character and an encoded byte are read in one part: "%" and two digits, or a pair of surrogates.
    const percent = text.lastIndexOf("%", end - 1);
    if (percent > end - 3 && end < text.length) end = Math.min(percent + 3, text.length);
    if ((text.codePointAt(end - 1) as number) > 0xffff) end++;
    parts.push(flatten(encodePart(text.slice(start, end))));
    start = end;
  }
  return parts.join("");
}

function encodePart(text: string): string {
  return text.replace(/%(?![0-9A-Fa-f]{2})/g, "%25").replace(NOT_PLAIN, encodeUnit);
}

function encodeUnit(c: string): string {
  // Half a pair is an exception to the engine's encoder, which costs 20 µs.
  if (c.length === 1 && isSurrogate(c.charCodeAt(0))) return "%EF%BF%BD";
  return isCodePointOfURL(c.codePointAt(0) as number) ? c : utf8PercentEncode(c, COMPONENT);
}

/** What is perhaps not a URL unit. */
const NOT_PLAIN = /[\ud800-\udbff][\udc00-\udfff]|[^%\w!$&'()*+,./:;=?@~-]/g;

const HAS_REMOVED = /[\t\n\r]/;
// Without backslashes: a round before this one replaces them.
const AUTHORITY = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#[\]\\]*(?=[/?#]|$)/i;
// A round leaves out suggestions that overlap. Over 287,000 generated texts, four rounds were the most.
const ROUNDS = 8;
