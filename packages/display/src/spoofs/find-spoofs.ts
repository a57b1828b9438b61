import type { URLError, URLLike } from "@url/parser";
import { textOf } from "@url/parser/internal";
import { percentDecodeText } from "@url/percent";
import type { Result } from "@url/result";
import { expectFunction, expectLimit, expectOptions } from "@url/result/internal";
import { anyOf, hasHost, isSpecialScheme, type LocatedURL, schemeOf } from "@url/serializer/internal";
import { registrableDomain } from "@url/site";
import type { FindName } from "../confusables/protect.ts";
import { readWithin } from "../read-within.ts";
import { findAuthority, type RawAuthority } from "./authority.ts";
import { warnOfEncoded, warnOfHidden } from "./hidden.ts";
import { isNamed, NO_NAMES, warnOfHost } from "./host.ts";
import { messageOf } from "./messages.ts";
import type { Spoof, Warn } from "./spoof.ts";
import { findSuggested } from "./suggested.ts";

/** What {@link findSpoofs} compares with, and how much it reads. */
export interface FindSpoofsOptions {
  /** Domains to protect, made by `protectNames` of `@url/display/confusables`. */
  readonly protect?: FindName | undefined;
  /** The longest URL that is read, in UTF-16 code units. A longer one fails with `too-long`. The default is no limit. */
  readonly maxLength?: number | undefined;
}

/**
 * Returns what a person may overlook in an absolute URL, or take for something else: at most one warning of each kind, in
 * the order of their places. Give it the text as it was written, because parsing removes some of it. Fails if the text
 * cannot be parsed without a base, with the parser's error, or is longer than `maxLength`. No warning does not mean that a URL is safe: a new domain with
 * an honest name has none.
 * @throws TypeError if `url` is not a URL in any form, or for a wrong option
 * @example findSpoofs("https://paypal.com@evil.example/") // → { ok: true, value: [{ code: "credentials-like-host", start: 8, end: 18, message: "The text before the last @ looks like a host, but it is a username." }] }
 * @see https://url.spec.whatwg.org/#url-rendering
 */
export function findSpoofs(url: URLLike, options?: FindSpoofsOptions): Result<readonly Spoof[], URLError> {
  const text = textOf(url, "findSpoofs");
  expectOptions(options, "findSpoofs", { protect: expectFunction, maxLength: expectLimit });
  const parsed = readWithin(text, "findSpoofs", options?.maxLength);
  if (!parsed.ok) return parsed;
  const spoofs: Spoof[] = [];
  const warn: Warn = (code, start, end, detail = "") => {
    if (spoofs.some((spoof) => spoof.code === code)) return;
    spoofs.push({ code, start, end, message: messageOf(code, detail) });
  };
  warnOfAll(parsed.value, text, options?.protect ?? NO_NAMES, warn);
  return { ok: true, value: spoofs.sort((a, b) => a.start - b.start) };
}

function warnOfAll(record: LocatedURL, text: string, findName: FindName, warn: Warn): void {
  const scheme = schemeOf(record);
  warnOfHidden(text, warn);
  if (!hasHost(record)) {
    if (CONTENT_SCHEMES.includes(scheme)) warn("no-host", 0, text.indexOf(":") + 1);
    warnOfNested(text, text.indexOf(":") + 1, warn);
    return;
  }
  const isSpecial = isSpecialScheme(scheme);
  const place = findAuthority(text, isSpecial);
  warnOfCredentials(text, place, warn);
  if (isSpecial) warnOfBackslash(text, place, warn);
  warnOfHost(record, text, place, findName, warn);
  warnOfEncoded(text, place.end, warn);
  const path = /^[/\\]([a-z0-9.-]+)/i.exec(text.slice(place.end, place.end + 256))?.[1]?.toLowerCase() ?? "";
  const suggested = findSuggested(path, Infinity, isNamed(findName));
  if (suggested !== null) {
    const start = place.end + 1;
    warn("domain-in-path", start + suggested.start, start + suggested.end, suggested.domain);
  }
  warnOfNested(text, place.end, warn);
}

function warnOfCredentials(text: string, { start, userinfoEnd }: RawAuthority, warn: Warn): void {
  if (userinfoEnd <= start) return;
  const username = percentDecodeText(text.slice(start, userinfoEnd)).replace(/[\t\n\r]/g, "");
  const [, host = ""] = /^(?:https?:\/\/)?([^/?#:@\\]*)/i.exec(username) ?? [];
  const tld = host.slice(host.lastIndexOf(".") + 1).toLowerCase();
  const looksLikeHost = host.includes(".") && /^[a-z]{2,}$/.test(tld) && hasRegistrableDomain(host);
  warn(looksLikeHost ? "credentials-like-host" : "credentials", start, userinfoEnd);
}

function hasRegistrableDomain(text: string): boolean {
  const domain = registrableDomain(text);
  return domain.ok && domain.value !== null;
}

function warnOfBackslash(text: string, { afterScheme, start, end }: RawAuthority, warn: Warn): void {
  const at = text.slice(afterScheme, start).indexOf("\\");
  if (at !== -1) warn("backslash", afterScheme + at, afterScheme + at + 1);
  else if (text[end] === "\\") warn("backslash", end, end + 1);
}

/** Warns of a URL in a path, a query or a fragment, with its delimiters as they are or percent-encoded once or twice. */
function warnOfNested(text: string, from: number, warn: Warn): void {
  const rest = text.slice(from);
  const match = NESTED.exec(rest);
  if (match === null) return;
  // Without a scheme, the match begins with the delimiter before it.
  const start = from + match.index + (/^[=?&]/.test(match[0]) ? 1 : 0);
  warn("nested-url", start, from + match.index + match[0].length);
}

const NESTED = /* @__PURE__ */ nested();

function nested(): RegExp {
  const solidi = "(?:[/\\\\]|%(?:25)?(?:2f|5c)){2}";
  return new RegExp(`${anyOf(0)}(?::|%(?:25)?3a)${solidi}|[=?&]${solidi}(?=[\\w-]+\\.)`, "i");
}

const CONTENT_SCHEMES: readonly string[] = ["blob", "data", "filesystem", "javascript", "vbscript"];
