import { isValidDomain } from "@url/host";
import { canonicalizeURL, type ParseResult, type URLError } from "@url/parser";
import { COMPONENT, utf8PercentEncode } from "@url/percent";
import { applySuggestion, type Suggestion } from "./diagnostic.ts";
import { findDriveBar } from "./drive-bar.ts";
import type { BaseRecord } from "./grammar/base-kind.ts";
import { hostRange } from "./host-range.ts";
import { unitKindOf } from "./unit-kind.ts";

/** What suggestions are made from: all that was said to the parser, and what it said. */
export interface Parsed {
  readonly input: string;
  readonly base: BaseRecord | undefined;
  readonly result: ParseResult;
}

/** Answers what to write instead at an error of one input; null where that cannot be known. */
export type Suggest = (error: URLError) => Suggestion | null;

/**
 * Makes the suggestions for one input. One for an error that the parser forgave keeps the URL the same but for
 * percent-encoding (see {@link Suggestion}). Those that could do otherwise are parsed, and offered only if they keep it;
 * an input has a bounded number of them, so the whole is linear.
 */
export function suggestFor(parsed: Parsed): Suggest {
  const { input, base, result } = parsed;
  const bar = result.ok ? findDriveBar(input, base, result.url.href) : -1;
  const drive = bar === -1 ? null : suggestColon(bar, parsed);
  return (error) => {
    const { code, start, end } = error;
    switch (code) {
      case "invalid-URL-unit":
        return start === bar ? drive : suggestUnit(input, start, end);
      case "invalid-reverse-solidus":
        return { start, end, replacement: "/" };
      case "special-scheme-missing-following-solidus":
        return start < end ? { start, end, replacement: "" } : suggestSolidi(start, parsed);
      case "missing-scheme-non-relative-URL":
        return suggestScheme(parsed);
      case "file-invalid-Windows-drive-letter":
      case "file-invalid-Windows-drive-letter-host":
        return suggestDrive(start, end, parsed);
      case "IPv6-unclosed":
        return firstThat(isURL, parsed, [{ start: end, end, replacement: "]" }]);
      case "domain-to-ASCII":
      case "domain-percent-encoded":
      case "IPv4-non-ASCII-input":
      case "IPv4-empty-part":
      case "IPv4-too-few-parts":
      case "IPv4-non-decimal-part":
      case "IPv4-out-of-range-part":
      case "IPv6-piece-leading-zero":
        return suggestHost(start, parsed);
      default:
        return null;
    }
  };
}

function suggestUnit(input: string, start: number, end: number): Suggestion {
  const kind = unitKindOf(input, start, end);
  if (kind === "within" && isBetweenSurrogates(input, start, end)) {
    // Without the tab they would be one character. The parser reads the first of them as U+FFFD.
    return { start: start - 1, end, replacement: "\uFFFD" };
  }
  const isRemoved = kind === "around" || kind === "within";
  return { start, end, replacement: isRemoved ? "" : utf8PercentEncode(input.slice(start, end), COMPONENT) };
}

function isBetweenSurrogates(input: string, start: number, end: number): boolean {
  return (input.charCodeAt(start - 1) & 0xfc00) === 0xd800 && (input.charCodeAt(end) & 0xfc00) === 0xdc00;
}

/** The "|" of a Windows drive letter is a ":" written wrong: percent-encoded, it would be part of a name. */
function suggestColon(bar: number, parsed: Parsed): Suggestion | null {
  const colon = { start: bar, end: bar + 1, replacement: ":" };
  // Tabs and newlines may stand between the letter and the "|".
  const letter = parsed.input.slice(0, bar).search(/[A-Za-z][\t\n\r]*$/);
  return firstThat(isSame, parsed, [colon]) ?? suggestDrive(letter, bar + 1, parsed);
}

/** The "//" that a special scheme wants, or "///" where no host is meant; or no scheme where it counts for nothing. */
function suggestSolidi(colonEnd: number, parsed: Parsed): Suggestion | null {
  const schemeStart = parsed.input.slice(0, colonEnd).search(/[^\0- ]/);
  const withoutScheme = parsed.base === undefined ? [] : [{ start: schemeStart, end: colonEnd, replacement: "" }];
  // A `file` URL's host is most likely none: "c:" would be taken for one.
  const isFile = parsed.result.ok && parsed.result.url.href.startsWith("file:");
  const withSolidi = (isFile ? ["///", "//"] : ["//"]).map((replacement) => ({
    start: colonEnd,
    end: colonEnd,
    replacement,
  }));
  return firstThat(isSame, parsed, [...withoutScheme, ...withSolidi]);
}

/** `example.com/x` and `//example.com/x` most likely lack "https:"; nothing is made of a word alone. */
function suggestScheme(parsed: Parsed): Suggestion | null {
  const start = parsed.input.search(/[^\0- ]/);
  if (parsed.base !== undefined || start === -1) return null;
  const rest = parsed.input.slice(start);
  const replacement = rest.startsWith("//") ? "https:" : LIKE_A_DOMAIN.test(rest) ? "https://" : null;
  return replacement && firstThat(isURL, parsed, [{ start, end: start, replacement }]);
}

/** `file://c:` and `file:c:` want a "/" before the letter, and the second one an empty host before that. */
function suggestDrive(start: number, end: number, parsed: Parsed): Suggestion | null {
  const letter = parsed.input.charAt(start);
  const written = ["/", "///"].map((before) => ({ start, end, replacement: `${before}${letter}:` }));
  return firstThat(isSame, parsed, written);
}

/** The host as the parser understood it: `127.1` as `127.0.0.1`, `%C3%9F.example` as `xn--zca.example`. */
function suggestHost(at: number, parsed: Parsed): Suggestion | null {
  if (!parsed.result.ok) return null;
  const { href, hostStart, hostEnd } = parsed.result.url;
  const host = href.slice(hostStart, hostEnd);
  // The empty host is what became of "localhost".
  if (host !== "" && !host.startsWith("[") && !IPV4.test(host) && !isValidDomain(host)) return null;
  return firstThat(isSame, parsed, [{ ...hostRange(parsed.input, at), replacement: host }]);
}

function firstThat(
  helps: (parsed: Parsed, suggestion: Suggestion) => boolean,
  parsed: Parsed,
  suggestions: readonly Suggestion[],
): Suggestion | null {
  return suggestions.find((suggestion) => helps(parsed, suggestion)) ?? null;
}

/** Does the input stay the same URL? */
function isSame({ input, base, result }: Parsed, suggestion: Suggestion): boolean {
  return result.ok && canonicalizeURL(applySuggestion(input, suggestion), base) === result.url.href;
}

/** Does the input become a URL? */
function isURL({ input, base }: Parsed, suggestion: Suggestion): boolean {
  return typeof canonicalizeURL(applySuggestion(input, suggestion), base) === "string";
}

const LIKE_A_DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[:/?#]|$)/i;
const IPV4 = /^(?:\d+\.){3}\d+$/;
