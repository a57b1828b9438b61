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
 *
 * ```
 * http://user:pa:ss@w@host:80/path
 *        ^ start     |    |  ^ authorityEnd
 *                    at   hostEnd
 * ```
 * @see https://url.spec.whatwg.org/#authority-state
 */
export function parseAuthorityAndPath(
  draft: Draft,
  text: string,
  start: number,
  end: number,
  report: Steps | undefined,
): URLError | null {
  const isSpecial = isSpecialScheme(draft.scheme);
  const authorityEnd = findSlash(text, start, end, isSpecial);
  let hostStart = start;
  let credentials = "";
  if (indexOfBefore(text, "@", start, authorityEnd) < authorityEnd) {
    const at = text.lastIndexOf("@", authorityEnd - 1);
    report?.credentials(text, start, authorityEnd);
    if (at + 1 === authorityEnd) return fatalError("host-missing", authorityEnd, authorityEnd, report);
    credentials = parseCredentials(text, start, at);
    hostStart = at + 1;
  }

  const hostEnd = findHostEnd(text, hostStart, authorityEnd);
  if (hostStart === hostEnd && (isSpecial || hostEnd < authorityEnd)) {
    return fatalError("host-missing", hostStart, hostStart, report);
  }
  const host = canonicalizeHost(text, !isSpecial, report, hostStart, hostEnd);
  if (typeof host !== "string") return host;

  const port = hostEnd < authorityEnd ? parsePort(draft.scheme, text, hostEnd + 1, authorityEnd, report) : "";
  if (typeof port !== "string") return port;
  draft.authority = `//${credentials}${host}${port}`;
  draft.path = parsePathStart(text, authorityEnd, end, draft.scheme, report);
  return null;
}

/**
 * Returns where the ":" before a port is in `text[start, end)`, which is the first one outside brackets; `end` if there
 * is none.
 * @see https://url.spec.whatwg.org/#host-state
 */
export function findHostEnd(text: string, start: number, end: number): number {
  const colon = indexOfBefore(text, ":", start, end);
  if (colon === end || indexOfBefore(text, "[", start, colon) === colon) return colon;
  let insideBrackets = false;
  for (let at = start; at < end; at++) {
    if (text[at] === ":" && !insideBrackets) return at;
    if (text[at] === "[") insideBrackets = true;
    else if (text[at] === "]") insideBrackets = false;
  }
  return end;
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
function parseCredentials(text: string, start: number, end: number): string {
  const usernameEnd = indexOfBefore(text, ":", start, end);
  return serializeCredentials(
    encodeText(text, USERINFO, start, usernameEnd),
    encodeText(text, USERINFO, Math.min(usernameEnd + 1, end), end),
  );
}
