import { canonicalizeHost } from "@url/host";
import { USERINFO, utf8PercentEncode } from "@url/percent";
import { defaultPort, serializeCredentials, serializePort } from "@url/serializer";
import type { Draft } from "./draft.ts";
import { fail, type Report, type URLError } from "./error.ts";
import { findSlash } from "./path.ts";

/**
 * The authority, host and port states: reads credentials, host and port of `text[start, end)` into
 * `draft`. Returns where the path begins, or the error.
 *
 * ```
 * http://user:pa:ss@w@host:80/path
 *        ^ start     |    |  ^ returned
 *                    at   colon
 * ```
 * @see https://url.spec.whatwg.org/#authority-state
 */
export function parseAuthority(
  text: string,
  start: number,
  end: number,
  draft: Draft,
  isSpecial: boolean,
  report: Report | undefined,
): number | URLError {
  const authorityEnd = findSlash(text, start, end, isSpecial);
  let hostStart = start;
  let credentials = "";
  if (isBefore(text.indexOf("@", start), authorityEnd)) {
    const at = text.lastIndexOf("@", authorityEnd - 1);
    if (report !== undefined) reportCredentials(text, start, authorityEnd, report);
    if (at + 1 === authorityEnd) return fail("host-missing", authorityEnd, authorityEnd, report);
    credentials = parseCredentials(text, start, at);
    hostStart = at + 1;
  }

  const colon = findPortColon(text, hostStart, authorityEnd);
  const hostEnd = colon === -1 ? authorityEnd : colon;
  if (hostStart === hostEnd && (isSpecial || colon !== -1)) return fail("host-missing", hostStart, hostStart, report);
  const host = canonicalizeHost(text, !isSpecial, report, hostStart, hostEnd);
  if (typeof host !== "string") return host;

  let port: number | null = null;
  if (colon !== -1) {
    const parsed = parsePort(text, colon + 1, authorityEnd, report);
    if (typeof parsed === "object" && parsed !== null) return parsed;
    port = parsed === defaultPort(draft.scheme) ? null : parsed;
  }
  draft.authority = `//${credentials}${host}${serializePort(port)}`;
  return authorityEnd;
}

/**
 * Where the ":" before a port stands in `text[start, end)`: the first one outside brackets; -1 for none.
 * @see https://url.spec.whatwg.org/#host-state
 */
export function findPortColon(text: string, start: number, end: number): number {
  const colon = text.indexOf(":", start);
  if (!isBefore(colon, end)) return -1;
  if (!isBefore(text.indexOf("[", start), colon)) return colon;
  let insideBrackets = false;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit === COLON && !insideBrackets) return at;
    if (unit === LEFT_SQUARE_BRACKET) insideBrackets = true;
    else if (unit === RIGHT_SQUARE_BRACKET) insideBrackets = false;
  }
  return -1;
}

/**
 * Reads a port from `text[start, end)`: decimal digits only, `null` for none of them.
 * Fails with `port-invalid` or `port-out-of-range`. The scheme's default port is the caller's to drop.
 * @see https://url.spec.whatwg.org/#port-state
 */
function parsePort(text: string, start: number, end: number, report: Report | undefined): number | null | URLError {
  const digitsEnd = findDigitsEnd(text, start, end);
  if (digitsEnd < end) {
    return fail("port-invalid", digitsEnd, digitsEnd + (text.codePointAt(digitsEnd)! > 0xffff ? 2 : 1), report);
  }
  if (start === end) return null;
  const port = readDigits(text, start, end);
  return port > 0xffff ? fail("port-out-of-range", start, end, report) : port;
}

/** The number that the digits `text[start, end)` write; beyond 2^53 it loses digits, not size. */
export function readDigits(text: string, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at++) value = value * 10 + text.charCodeAt(at) - 0x30;
  return value;
}

/** The end of the run of ASCII digits that begins at `start`. */
export function findDigitsEnd(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && text.charCodeAt(at) >= 0x30 && text.charCodeAt(at) <= 0x39) at++;
  return at;
}

/** Did a search find something, and before `end`? */
function isBefore(found: number, end: number): boolean {
  return found !== -1 && found < end;
}

/** Every "@" but the last is part of the userinfo, whose percent-encode set has "@" and ":" in it. */
function parseCredentials(text: string, start: number, end: number): string {
  const colon = text.indexOf(":", start);
  const usernameEnd = colon === -1 || colon > end ? end : colon;
  return serializeCredentials(
    utf8PercentEncode(text, USERINFO, start, usernameEnd),
    utf8PercentEncode(text, USERINFO, Math.min(usernameEnd + 1, end), end),
  );
}

function reportCredentials(text: string, start: number, end: number, report: Report): void {
  for (let at = text.indexOf("@", start); at !== -1 && at < end; at = text.indexOf("@", at + 1)) {
    report("invalid-credentials", at, at + 1);
  }
}

const COLON = 0x3a;
const LEFT_SQUARE_BRACKET = 0x5b;
const RIGHT_SQUARE_BRACKET = 0x5d;
