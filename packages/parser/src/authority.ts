import { canonicalizeHost } from "@url/host/internal";
import { USERINFO } from "@url/percent";
import { encodeText } from "@url/percent/internal";
import { indexOfBefore, isSpecialScheme, serializeCredentials } from "@url/serializer/internal";
import type { Draft } from "./draft.ts";
import { fatalError, type URLError } from "./error.ts";
import { findSlash, parsePathStart } from "./path.ts";
import { findDigitsEnd, readPort } from "./port.ts";
import type { Steps } from "./steps.ts";

/**
 * The authority, host and port states, and the path after them: parses `text[start, end)`, which follows "//", into
 * `draft`.
 */
export function parseAuthorityAndPath(
  draft: Draft,
  text: string,
  start: number,
  end: number,
  report: Steps | undefined,
): URLError | null {
  const { scheme } = draft;
  const isSpecial = isSpecialScheme(scheme);
  const authorityEnd = findSlash(text, start, end, isSpecial);
  const authority = canonicalizeAuthority(text, start, authorityEnd, scheme, isSpecial, report);
  if (typeof authority !== "string") return authority;
  draft.authority = authority;
  draft.path = parsePathStart(text, authorityEnd, end, scheme, report);
  return null;
}

/**
 * Parses and serializes the authority `text[start, end)`: returns it with "//" before it, or the error.
 *
 * ```
 * http://user:pa:ss@w@host:80/path
 *        ^ start     |    |  ^ end
 *                    at   hostEnd
 * ```
 * @see https://url.spec.whatwg.org/#authority-state
 */
export function canonicalizeAuthority(
  text: string,
  start: number,
  end: number,
  scheme: string,
  isSpecial: boolean,
  report: Steps | undefined,
): string | URLError {
  let hostStart = start;
  let credentials = "//";
  if (indexOfBefore(text, "@", start, end) < end) {
    const at = text.lastIndexOf("@", end - 1);
    report?.credentials(text, start, end);
    if (at + 1 === end) return fatalError("host-missing", end, end, report);
    credentials += parseCredentials(text, start, at);
    hostStart = at + 1;
  }

  const hostEnd = findHostEnd(text, hostStart, end);
  if (hostStart === hostEnd && (isSpecial || hostEnd < end)) {
    return fatalError("host-missing", hostStart, hostStart, report);
  }
  const host = canonicalizeHost(text, !isSpecial, report, hostStart, hostEnd);
  if (typeof host !== "string") return host;
  const port = hostEnd < end ? parsePort(scheme, text, hostEnd + 1, end, report) : "";
  return typeof port === "string" ? credentials + host + port : port;
}

/**
 * Returns where the ":" before a port is in `text[start, end)`, which is the first one outside brackets; `end` if there
 * is none.
 * @see https://url.spec.whatwg.org/#host-state
 */
export function findHostEnd(text: string, start: number, end: number): number {
  for (let at = start; ; ) {
    const colon = indexOfBefore(text, ":", at, end);
    const bracket = indexOfBefore(text, "[", at, colon);
    if (bracket === colon) return colon;
    at = indexOfBefore(text, "]", bracket, end);
  }
}

/** The port state: serializes the port `text[start, end)`, which is digits or empty. */
function parsePort(
  scheme: string,
  text: string,
  start: number,
  end: number,
  report: Steps | undefined,
): string | URLError {
  const digitsEnd = findDigitsEnd(text, start, end);
  if (digitsEnd < end) {
    return fatalError("port-invalid", digitsEnd, digitsEnd + (text.codePointAt(digitsEnd)! > 0xffff ? 2 : 1), report);
  }
  return readPort(scheme, text, start, end, report) ?? "";
}

/** Percent-encodes the userinfo. Every "@" except the last is part of it, and its percent-encode set has "@" and ":". */
export function parseCredentials(text: string, start: number, end: number): string {
  const usernameEnd = indexOfBefore(text, ":", start, end);
  return serializeCredentials(
    encodeUserinfo(text, start, usernameEnd),
    encodeUserinfo(text, Math.min(usernameEnd + 1, end), end),
  );
}

/** Percent-encodes the username or the password `text[start, end)`. */
export function encodeUserinfo(text: string, start = 0, end: number = text.length): string {
  return encodeText(text, USERINFO, start, end);
}
