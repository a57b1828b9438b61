import { isValidDomain } from "@url/host";
import { canParse } from "@url/parser";
import { COMPONENT, utf8PercentEncode } from "@url/percent";
import { applySuggestion, type Diagnostic, type Suggestion } from "../diagnostic.ts";
import { hostRange } from "../host-range.ts";
import { endsOfIPv6 } from "./bare-ipv6.ts";
import { dotsForCommas } from "./comma.ts";
import { isLikelyHost } from "./likely-host.ts";
import { findPathColon } from "./path-colon.ts";
import { correctScheme } from "./scheme-word.ts";

/**
 * Returns what else may have been meant at an error, best first: other URLs than the one that the parser reads, so `fix`
 * does not apply them. Every one makes a URL of the input. Long inputs have none: nobody wrote them.
 */
export function alternativesFor(
  { code, start, end }: Pick<Diagnostic, "code" | "start" | "end">,
  input: string,
  suggestion: Suggestion | null,
): readonly Suggestion[] {
  if (input.length > LONGEST) return [];
  const given = suggestion === null ? input : applySuggestion(input, suggestion);
  const found: string[] = [];
  for (const text of correctionsOf(code, start, end, input)) {
    if (text !== null && text !== given && text !== input && !found.includes(text) && canParse(text)) found.push(text);
  }
  return found.map((text) => difference(input, text));
}

/** Returns the corrected inputs. */
function correctionsOf(code: Diagnostic["code"], start: number, end: number, input: string): (string | null)[] {
  switch (code) {
    case "domain-to-ASCII":
    case "domain-percent-encoded":
      return [withoutFirstScheme(input), asFile(input), cleanHost(input, start)];
    case "IPv6-invalid-code-point":
      return [input.replace(/(\[[\da-f:.]+)%[^\]/?#]*\]/i, "$1]")];
    case "host-missing":
      return bracketed(input);
    case "port-invalid":
      return [...bracketed(input), withPath(input), encodePassword(input), cleanPort(input)];
    case "missing-scheme-non-relative-URL":
      return withScheme(input);
    case "scheme-not-registered":
      return withOtherScheme(input, input.slice(start, end));
    case "scheme-repeated":
      return [withoutFirstScheme(input)];
    case "invalid-reverse-solidus":
    case "invalid-URL-unit":
      // "\%20" is an escape within an escape.
      if (!/^\\%[\da-f]{2}/i.test(input.slice(start, start + 4))) return [];
      return [cut(input, start, start + 1, ""), cut(input, start, start + 1, "/")];
    default:
      return [];
  }
}

/** `https://http://example.org`: without what is in front of the second scheme. */
function withoutFirstScheme(input: string): string | null {
  const [all, scheme = "", rest = ""] = /^[\0- ]*https?:\/\/[\0- ]*(https?):?(\/\/[\s\S]*)$/i.exec(input) ?? [];
  return all === undefined ? null : `${scheme}:${rest}`;
}

/** `file://.github/x`: the path of a file where a host is expected. */
function asFile(input: string): string | null {
  return /^file:\/\/\.{1,2}[^.]/i.test(input) ? `file:///${input.slice(7)}` : null;
}

/** Removes quotation marks, spaces and dots that are too many, and writes commas as dots, if that makes a likely host. */
function cleanHost(input: string, at: number): string | null {
  const { start, end } = hostRange(input, at);
  const host = input.slice(start, end);
  const cleaned = host
    .replace(/^["'`“”„‘’«»<(]+|["'`“”„‘’«»>)]+$|\s|%20/g, "")
    .replace(/\.{2,}/g, ".")
    .replace(/^\.|\.$/g, "");
  const dotted = dotsForCommas(cleaned);
  const isMeant = dotted !== host && isLikelyHost(dotted) && isValidDomain(dotted);
  return isMeant ? cut(input, start, end, dotted) : null;
}

/** Writes brackets around an IPv6 address behind "//" or "@", for each place at which it may end. */
function bracketed(input: string): string[] {
  const match = /^([\0- ]*[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?)([\da-f:.]+)(?=[/?#]|$)/i.exec(input);
  if (match === null) return [];
  const [all, before = "", text = ""] = match;
  const rest = input.slice(all.length);
  return endsOfIPv6(text).map((last) => `${before}[${text.slice(0, last)}]${text.slice(last)}${rest}`);
}

/** `ssh://git@example.org:name/repository`: a path behind the ":" of a host. */
function withPath(input: string): string | null {
  const colon = findPathColon(input);
  return colon === null ? null : cut(input, colon, colon + 1, "/");
}

/** Percent-encodes the delimiters in a password, up to the last "@". */
function encodePassword(input: string): string | null {
  const match = /^([a-z][a-z0-9+.-]*:\/\/[^/?#@:]*:)([\s\S]*)(@[^@/?#\s]+(?:[/?#][^@]*)?)$/i.exec(input);
  if (match === null) return null;
  const [, before = "", password = "", rest = ""] = match;
  return before + password.replace(/[\s/?#\\@<>"`^{}|[\]]/g, (c) => utf8PercentEncode(c, COMPONENT)) + rest;
}

/** Removes a second colon in front of a port, and punctuation behind it. */
function cleanPort(input: string): string | null {
  const match = /^([a-z][a-z0-9+.-]*:\/\/[^/?#:]+):+(\d+)["'`”’»)\]}>.,;]*(?=[/?#]|$)/i.exec(input);
  // In an IPv6 address two colons have a meaning.
  if (match === null || bracketed(input).length > 0) return null;
  return `${match[1]}:${match[2]}${input.slice(match[0].length)}`;
}

/** What text without a scheme may be: an address of mail or of a repository, a host, a file on a server. */
function withScheme(input: string): (string | null)[] {
  const text = narrow(input.replace(/^[\0- ]+|[\0- ]+$/g, ""));
  const [link, url = ""] = /^\[[^\]]*\]\((https?:[^)\s]+)\)$/i.exec(text) ?? [];
  if (link !== undefined) return [url];
  const [scp, user = "", path = ""] = /^([\w.-]+@[\w.-]+):(?!\d+\/)([^\s:]+)$/.exec(text) ?? [];
  if (scp !== undefined) return [`ssh://${user}/${path}`];
  if (/^\\\\[^\\/?#\s]+\\/.test(text)) return [`file:${encodePath(text)}`];
  const [begin, word = "", mark = ""] = /^([a-z]{2,6})\s*([:;.]*)\s*[/\\]{2,}\s*:?/i.exec(text) ?? [];
  const scheme = begin === undefined ? null : correctScheme(word);
  if (begin !== undefined && scheme !== null && mark !== ":") return [`${scheme}://${text.slice(begin.length)}`];
  if (canParse(text)) return [text];
  const typed = text.replace(/^:?\/{0,2}(?=[^/:])/, "");
  const [written = ""] = /^[^/?#:@\s]+/.exec(typed) ?? [];
  const host = dotsForCommas(written);
  const rest = host + typed.slice(host.length);
  const isNumber = /^\/\d{1,2}(?:\s|$)/.test(rest.slice(host.length));
  return isLikelyHost(host) && !isNumber ? [`https://${rest}`, `http://${rest}`] : [];
}

/** What text with an unknown scheme may be: a file on a drive, a host with a port, a URL behind a word, a slip. */
function withOtherScheme(input: string, scheme: string): (string | null)[] {
  const text = input.replace(/^[\0- ]+/, "");
  const rest = text.slice(scheme.length + 1);
  if (scheme.length === 1) return [/^[\\/]/.test(rest) ? `file:///${encodePath(text)}` : null];
  const [, behind] = /^\s+(https?:\/\/\S+)\s*$/i.exec(rest) ?? [];
  if (behind !== undefined) return [behind];
  if (/^\d{1,5}(?:[/?#]|$)/.test(rest)) {
    const isLocal = !scheme.includes(".");
    return isLocal ? [`http://${text}`, `https://${text}`] : [`https://${text}`, `http://${text}`];
  }
  if (/^[^\s/?#@:]+@[^\s/?#@]+/.test(rest)) return [`https://${text}`];
  const meant = rest.startsWith("//") ? correctScheme(scheme) : null;
  return [meant === null ? null : `${meant}:${rest}`];
}

/** Writes the path of a file on Windows as that of a URL. */
function encodePath(path: string): string {
  return path.replace(/\\/g, "/").replace(/[%?# ]/g, (c) => utf8PercentEncode(c, COMPONENT));
}

/** Writes full-width characters as ASCII, of which an input method makes them. */
function narrow(text: string): string {
  return text.replace(/[\uff01-\uff1f\uff21-\uff5e]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0));
}

function cut(input: string, start: number, end: number, replacement: string): string {
  return input.slice(0, start) + replacement + input.slice(end);
}

/** Returns the replacement that makes `after` of `before`. */
function difference(before: string, after: string): Suggestion {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let same = 0;
  while (same < most - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  return { start, end: before.length - same, replacement: after.slice(start, after.length - same) };
}

/** No server is sure to accept a longer URL. */
const LONGEST = 8000;
