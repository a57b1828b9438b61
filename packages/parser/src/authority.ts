import { canonicalizeHost } from "@url/host";
import { USERINFO, utf8PercentEncode } from "@url/percent";
import { isSpecialScheme, serializeCredentials } from "@url/serializer";
import type { Draft } from "./draft.ts";
import { fail, type URLError } from "./error.ts";
import type { Listener } from "./listener.ts";
import { findSlash, parsePathStart } from "./path.ts";
import { findDigitsEnd, readPort } from "./port.ts";

/**
 * The authority, host and port states, and the path that follows: reads `text[start, end)`, what stands
 * behind "//", into `draft`.
 *
 * ```
 * http://user:pa:ss@w@host:80/path
 *        ^ start     |    |  ^ authorityEnd
 *                    at   colon
 * ```
 * @see https://url.spec.whatwg.org/#authority-state
 */
export function parseAuthorityAndPath(
  draft: Draft,
  text: string,
  start: number,
  end: number,
  report: Listener | undefined,
): URLError | null {
  const isSpecial = isSpecialScheme(draft.scheme);
  const authorityEnd = findSlash(text, start, end, isSpecial);
  let hostStart = start;
  let credentials = "";
  if (isBefore(text.indexOf("@", start), authorityEnd)) {
    const at = text.lastIndexOf("@", authorityEnd - 1);
    report?.credentials(text, start, authorityEnd);
    if (at + 1 === authorityEnd) return fail("host-missing", authorityEnd, authorityEnd, report);
    credentials = parseCredentials(text, start, at);
    hostStart = at + 1;
  }

  const colon = findPortColon(text, hostStart, authorityEnd);
  const hostEnd = colon === -1 ? authorityEnd : colon;
  if (hostStart === hostEnd && (isSpecial || colon !== -1)) return fail("host-missing", hostStart, hostStart, report);
  const host = canonicalizeHost(text, !isSpecial, report, hostStart, hostEnd);
  if (typeof host !== "string") return host;

  const port = colon === -1 ? "" : parsePort(draft.scheme, text, colon + 1, authorityEnd, report);
  if (typeof port !== "string") return port;
  draft.authority = `//${credentials}${host}${port}`;
  draft.path = parsePathStart(text, authorityEnd, end, draft.scheme, report);
  return null;
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

/** Nothing but digits, or none: `text[start, end)` as a serialized port. */
function parsePort(
  scheme: string,
  text: string,
  start: number,
  end: number,
  report: Listener | undefined,
): string | URLError {
  const digitsEnd = findDigitsEnd(text, start, end);
  if (digitsEnd < end) {
    return fail("port-invalid", digitsEnd, digitsEnd + (text.codePointAt(digitsEnd)! > 0xffff ? 2 : 1), report);
  }
  return readPort(scheme, text, start, end, report) ?? "";
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

const COLON = 0x3a;
const LEFT_SQUARE_BRACKET = 0x5b;
const RIGHT_SQUARE_BRACKET = 0x5d;
