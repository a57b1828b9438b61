import { isValidDomain } from "@url/host";
import { canParse, parseURL, type URLError } from "@url/parser";
import { COMPONENT, utf8PercentEncode } from "@url/percent";
import type { Result } from "@url/result";
import { hostTextOf, type URLRecord } from "@url/serializer";
import { findBareIPv6, findMissingColon, findQuoted } from "./closer.ts";
import { applySuggestion, type Suggestion } from "./diagnostic.ts";
import { findDriveBar } from "./drive-bar.ts";
import type { FoundCode } from "./found.ts";
import { hostRange } from "./host-range.ts";
import { endsOfIPv6 } from "./repair/bare-ipv6.ts";
import { hasCommasForDots } from "./repair/comma.ts";
import { isLikelyHost } from "./repair/likely-host.ts";
import { isMailAddress } from "./repair/mail-address.ts";
import { unitKindOf } from "./unit-kind.ts";

/** What suggestions are made from: the arguments of the parser, and its result. */
export interface Parsed {
  readonly input: string;
  readonly base: URLRecord | undefined;
  readonly result: Result<URLRecord, URLError>;
}

/** Returns what to write instead at an error of the input; `null` if that is not known. */
export type Suggest = (error: {
  readonly code: FoundCode | URLError["code"];
  readonly start: number;
  readonly end: number;
}) => Suggestion | null;

/**
 * Returns a function that makes the suggestions for one input. At an error that is not fatal, a suggestion keeps the URL
 * the same but for percent-encoding (see {@link Suggestion}). Suggestions that might not are tried: the corrected text is
 * parsed. An input has a bounded number of these, so the whole takes linear time.
 */
export function suggestFor(parsed: Parsed): Suggest {
  const { input, base, result } = parsed;
  // The path of a file on Windows is a URL with a scheme of one letter, and not meant as one.
  if (DRIVE_PATH.test(input)) return () => null;
  const bar = result.ok ? findDriveBar(input, base, result.value.href) : -1;
  const drive = bar === -1 ? null : suggestColon(bar, parsed);
  return (error) => {
    const { code, start, end } = error;
    switch (code) {
      case "invalid-URL-unit":
        return start === bar ? drive : suggestUnit(input, start, end);
      case "invalid-reverse-solidus":
        // A program put it there to escape the "%", and a slash is not meant.
        if (/^\\%[\da-f]{2}/i.test(input.slice(start, start + 4))) return null;
        return { start, end, replacement: "/" };
      case "special-scheme-missing-following-solidus":
        return suggestSlashes(start, end, parsed);
      case "missing-scheme-non-relative-URL":
        return suggestUnquoted(parsed) ?? suggestScheme(parsed);
      case "invalid-credentials":
        return suggestWithoutAt(start, end, parsed);
      case "host-missing":
      case "port-invalid":
        return suggestBrackets(start, parsed);
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
    // Without the tab they would become one character. The parser reads the first of them as U+FFFD.
    return { start: start - 1, end, replacement: "\uFFFD" };
  }
  const isRemoved = kind === "around" || kind === "within";
  // Half a pair is an exception to the engine's encoder, which costs 20 µs.
  if (kind === "surrogate") return { start, end, replacement: "%EF%BF%BD" };
  return { start, end, replacement: isRemoved ? "" : utf8PercentEncode(input.slice(start, end), COMPONENT) };
}

function isBetweenSurrogates(input: string, start: number, end: number): boolean {
  return (input.charCodeAt(start - 1) & 0xfc00) === 0xd800 && (input.charCodeAt(end) & 0xfc00) === 0xdc00;
}

/** Suggests ":" for the "|" of a Windows drive letter. Percent-encoded, the "|" would become part of a name. */
function suggestColon(bar: number, parsed: Parsed): Suggestion | null {
  const colon = { start: bar, end: bar + 1, replacement: ":" };
  // Tabs and newlines may stand between the letter and the "|".
  const letter = parsed.input.slice(0, bar).search(/[A-Za-z][\t\n\r]*$/);
  return firstThat(isSame, parsed, [colon]) ?? suggestDrive(letter, bar + 1, parsed);
}

/** Suggests what should replace the slashes in `[start, end)`, which are too few, too many or backslashes. */
function suggestSlashes(start: number, end: number, parsed: Parsed): Suggestion | null {
  if (start === end) return suggestSolidi(start, parsed);
  const areAll = /:[\t\n\r]*$/.test(parsed.input.slice(0, start));
  return firstThat(isSame, parsed, [{ start, end, replacement: areAll ? "//" : "" }]);
}

/** Suggests the "//" that a special scheme requires, "///" where no host is meant, or no scheme where it has no effect. */
function suggestSolidi(colonEnd: number, parsed: Parsed): Suggestion | null {
  const schemeStart = parsed.input.slice(0, colonEnd).search(/[^\0- ]/);
  const withoutScheme = parsed.base === undefined ? [] : [{ start: schemeStart, end: colonEnd, replacement: "" }];
  // A `file` URL most likely has no host: with "//", "c:" would be read as one.
  const isFile = parsed.result.ok && parsed.result.value.href.startsWith("file:");
  const withSolidi = (isFile ? ["///", "//"] : ["//"]).map((replacement) => ({
    start: colonEnd,
    end: colonEnd,
    replacement,
  }));
  return firstThat(isSame, parsed, [...withoutScheme, ...withSolidi]);
}

/** Suggests the text between quotation marks or angle brackets. */
function suggestUnquoted({ input, base, result }: Parsed): Suggestion | null {
  const place = findQuoted(input);
  if (place === null || base !== undefined) return null;
  const replacement = input.slice(place.start, place.end);
  return firstThat(isURL, { input, base, result }, [{ start: 0, end: input.length, replacement }]);
}

/** Suggests "%40" for all but the last "@" of the credentials, and nothing for an "@" without a username. */
function suggestWithoutAt(start: number, end: number, parsed: Parsed): Suggestion | null {
  const isOne = end === start + 1;
  const from = isOne && parsed.input.charAt(start - 1) === ":" ? start - 1 : start;
  const replacement = isOne ? "" : parsed.input.slice(start, end - 1).replace(/@/g, "%40");
  return firstThat(isSame, parsed, [{ start: from, end: isOne ? end : end - 1, replacement }]);
}

/** Suggests brackets around an IPv6 address. */
function suggestBrackets(at: number, parsed: Parsed): Suggestion | null {
  const place = findBareIPv6(parsed.input, at);
  if (place === null) return null;
  const text = parsed.input.slice(place.start, place.end);
  const written = endsOfIPv6(text).map((end) => ({
    ...place,
    replacement: `[${text.slice(0, end)}]${text.slice(end)}`,
  }));
  return firstThat(isURL, parsed, written);
}

/** Suggests a scheme for `example.com/x` and `//example.com/x`, but nothing for a word, a file, or a number. */
function suggestScheme(parsed: Parsed): Suggestion | null {
  const start = parsed.input.search(/[^\0- ]/);
  if (parsed.base !== undefined || start === -1) return null;
  const colon = findMissingColon(parsed.input);
  if (colon !== null) return firstThat(isURL, parsed, [{ start: colon, end: colon, replacement: ":" }]);
  const rest = parsed.input.slice(start);
  const replacement = rest.startsWith("//") ? "https:" : isMailAddress(rest) ? "mailto:" : schemeFor(rest);
  return replacement === null ? null : firstThat(isURL, parsed, [{ start, end: start, replacement }]);
}

/** Returns the scheme of text that begins with a host, and "//": `http` for one that rarely has a certificate. */
function schemeFor(text: string): string | null {
  const [, host = "", rest = ""] = LIKE_A_HOST.exec(text.slice(0, MOST)) ?? [];
  if (!isLikelyHost(host) || hasCommasForDots(host) || /^\/\d{1,2}(?:[\0- ]|$)/.test(rest)) return null;
  // A bracket that nothing opens belongs to the sentence around the URL.
  const [, close] = /([)\]}>"'”’»])[.,;:!]*[\0- ]*$/.exec(text.slice(-20)) ?? [];
  if (close !== undefined && !text.includes("([{"[")]}".indexOf(close)] ?? "\0")) return null;
  return /^[\d.]+$|^localhost$|\.localhost$/i.test(host) ? "http://" : "https://";
}

/** Suggests "/" before the letter of `file://c:`, and "///" before that of `file:c:`, which also lacks an empty host. */
function suggestDrive(start: number, end: number, parsed: Parsed): Suggestion | null {
  const letter = parsed.input.charAt(start);
  const written = ["/", "///"].map((before) => ({ start, end, replacement: `${before}${letter}:` }));
  return firstThat(isSame, parsed, written);
}

/** Suggests the host as the parser read it: `127.0.0.1` for `127.1`, `xn--zca.example` for `%C3%9F.example`. */
function suggestHost(at: number, parsed: Parsed): Suggestion | null {
  if (!parsed.result.ok) return null;
  const host = hostTextOf(parsed.result.value) ?? "";
  // Of 1.2.3 a number is missing more likely than that it means 1.2.0.3. 127.1 is written by those who know what it means.
  const range = hostRange(parsed.input, at);
  if (THREE_NUMBERS.test(parsed.input.slice(range.start, range.end))) return null;
  // The host "localhost" of a `file` URL becomes the empty host.
  if (host !== "" && !host.startsWith("[") && !IPV4.test(host) && !isValidDomain(host)) return null;
  return firstThat(isSame, parsed, [{ ...range, replacement: host }]);
}

function firstThat(
  helps: (parsed: Parsed, suggestion: Suggestion) => boolean,
  parsed: Parsed,
  suggestions: readonly Suggestion[],
): Suggestion | null {
  return suggestions.find((suggestion) => helps(parsed, suggestion)) ?? null;
}

/** Returns true if the corrected input is the same URL. */
function isSame({ input, base, result }: Parsed, suggestion: Suggestion): boolean {
  const changed = parseURL(applySuggestion(input, suggestion), { base });
  return result.ok && changed.ok && changed.value.href === result.value.href;
}

/** Returns true if the corrected input is a URL. */
function isURL({ input, base }: Parsed, suggestion: Suggestion): boolean {
  return canParse(applySuggestion(input, suggestion), base);
}

const LIKE_A_HOST = /^([^\0- :/?#\\@[\]]+)(?::\d*)?(?=$|[/?#\\])([\s\S]{0,5})/;
/** More than a host, a port and the beginning of a path have. */
const MOST = 300;
const IPV4 = /^(?:\d+\.){3}\d+$/;
const THREE_NUMBERS = /^\d+\.\d+\.\d+\.?$/;
const DRIVE_PATH = /^[\0- ]*[a-z]:\\/i;
