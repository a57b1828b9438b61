import { canonicalizeHost } from "@url/host";
import {
  authorityEndOf,
  hasCredentials,
  hasHost,
  hasOpaquePath,
  isSpecialScheme,
  joinPath,
  pathOf,
  schemeOf,
  type URLRecord,
} from "@url/serializer";
import { findDigitsEnd, findPortColon } from "./authority.ts";
import { fail, type Report, type URLError } from "./error.ts";
import { parseFileHost } from "./file.ts";
import { isSlash } from "./path.ts";
import { readPort } from "./set-port.ts";
import { HOST_END, override, PATH_START, type Refuse, rewrite, type SetterOptions, splice } from "./setter.ts";

/**
 * Sets the host, and the port when the value brings one: what follows the first slash, "?" or "#" of
 * `value` is not looked at. A port out of range leaves the port, not the host, as it was.
 * A URL with an opaque path, and a value that is no host, give the same record back.
 * @see https://url.spec.whatwg.org/#dom-url-host
 * @see https://url.spec.whatwg.org/#host-state
 */
export function setHost(url: URLRecord, value: string, options?: SetterOptions): URLRecord {
  return hasOpaquePath(url) ? url : override(url, value, editHost, options);
}

/**
 * Sets the host alone: a value with a port is refused.
 * @see https://url.spec.whatwg.org/#dom-url-hostname
 * @see https://url.spec.whatwg.org/#hostname-state
 */
export function setHostname(url: URLRecord, value: string, options?: SetterOptions): URLRecord {
  return hasOpaquePath(url) ? url : override(url, value, editHostname, options);
}

function editHost(
  url: URLRecord,
  text: string,
  report: Report | undefined,
  _: unknown,
  refuse: Refuse | undefined,
): URLRecord | URLError | null {
  return changeHost(url, text, false, report, refuse);
}

function editHostname(url: URLRecord, text: string, report: Report | undefined): URLRecord | URLError | null {
  return changeHost(url, text, true, report, undefined);
}

function changeHost(
  url: URLRecord,
  text: string,
  isHostname: boolean,
  report: Report | undefined,
  refuse: Refuse | undefined,
): URLRecord | URLError | null {
  const scheme = schemeOf(url);
  const isSpecial = isSpecialScheme(scheme);
  const end = findHostEnd(text, isSpecial);
  if (scheme === "file") {
    const host = parseFileHost(text, 0, end, report);
    return typeof host === "string" ? splice(url, url.hostStart, url.hostEnd, host, HOST_END) : host;
  }

  const colon = findPortColon(text, 0, end);
  const hostEnd = colon === -1 ? end : colon;
  if (hostEnd === 0) {
    if (isSpecial || colon !== -1) return fail("host-missing", 0, 0, report);
    if (hasCredentials(url) || authorityEndOf(url) > url.hostEnd) return null;
  }
  if (colon !== -1 && isHostname) return null;
  const host = canonicalizeHost(text, !isSpecial, report, 0, hostEnd);
  if (typeof host !== "string") return host;
  if (colon === -1 && hasHost(url)) return splice(url, url.hostStart, url.hostEnd, host, HOST_END);
  const given = colon === -1 ? null : readPort(scheme, text, colon + 1, findDigitsEnd(text, colon + 1, end), report);
  if (colon !== -1 && typeof given !== "string") refuse?.(given);
  const port = typeof given === "string" ? given : url.href.slice(url.hostEnd, authorityEndOf(url));
  if (!hasHost(url)) return bringHost(url, host + port);
  return splice(url, url.hostStart, url.pathStart, host + port, PATH_START, url.hostStart + host.length);
}

/** Where the URL had no host, one comes in with its "//", and a "/." before the path goes. */
function bringHost(url: URLRecord, hostAndPort: string): URLRecord {
  return rewrite(url, url.schemeEnd + 1, url.queryStart, joinPath(`//${hostAndPort}`, pathOf(url)));
}

/** Where the host state stops reading: a slash, "?" or "#", or the end. */
function findHostEnd(text: string, isSpecial: boolean): number {
  let at = 0;
  while (at < text.length && !endsHost(text.charCodeAt(at), isSpecial)) at++;
  return at;
}

function endsHost(unit: number, isSpecial: boolean): boolean {
  return isSlash(unit, isSpecial) || unit === QUESTION_MARK || unit === NUMBER_SIGN;
}

const NUMBER_SIGN = 0x23;
const QUESTION_MARK = 0x3f;
