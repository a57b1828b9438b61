import { canonicalizeHost } from "@url/host";
import { hasOpaquePath, isSpecialScheme, type URLParts, type URLRecord } from "@url/serializer";
import { findDigitsEnd, findPortColon } from "./authority.ts";
import { fail, type Report, type URLError } from "./error.ts";
import { parseFileHost } from "./file.ts";
import { readPort } from "./set-port.ts";
import { override, REFUSED, type SetterOptions } from "./setter.ts";

/**
 * Sets the host, and the port when the value brings one: what follows the first slash, "?" or "#" of
 * `value` is not looked at. A port out of range leaves the port, not the host, as it was.
 * A URL with an opaque path, and a value that is no host, give the same record back.
 * @see https://url.spec.whatwg.org/#dom-url-host
 * @see https://url.spec.whatwg.org/#host-state
 */
export function setHost(url: URLRecord, value: string, options?: SetterOptions): URLRecord {
  return overrideHost(url, value, false, options);
}

/**
 * Sets the host alone: a value with a port is refused.
 * @see https://url.spec.whatwg.org/#dom-url-hostname
 * @see https://url.spec.whatwg.org/#hostname-state
 */
export function setHostname(url: URLRecord, value: string, options?: SetterOptions): URLRecord {
  return overrideHost(url, value, true, options);
}

function overrideHost(url: URLRecord, value: string, isHostname: boolean, options?: SetterOptions): URLRecord {
  if (hasOpaquePath(url)) return url;
  return override(url, value, (parts, text, report) => editHost(parts, text, isHostname, report), options);
}

function editHost(
  parts: URLParts,
  text: string,
  isHostname: boolean,
  report: Report | undefined,
): URLError | typeof REFUSED | null {
  const isSpecial = isSpecialScheme(parts.scheme);
  const end = findHostEnd(text, isSpecial);
  if (parts.scheme === "file") {
    const host = parseFileHost(text, 0, end, report);
    if (typeof host !== "string") return host;
    parts.host = host;
    return null;
  }

  const colon = findPortColon(text, 0, end);
  const hostEnd = colon === -1 ? end : colon;
  if (hostEnd === 0) {
    if (isSpecial || colon !== -1) return fail("host-missing", 0, 0, report);
    if (parts.username !== "" || parts.password !== "" || parts.port !== null) return REFUSED;
  }
  if (colon !== -1 && isHostname) return REFUSED;
  const host = canonicalizeHost(text, !isSpecial, report, 0, hostEnd);
  if (typeof host !== "string") return host;
  parts.host = host;
  if (colon !== -1) readPort(parts, text, colon + 1, findDigitsEnd(text, colon + 1, end), report);
  return null;
}

/** Where the host state stops reading: a slash, "?" or "#", or the end. */
function findHostEnd(text: string, isSpecial: boolean): number {
  const end = text.search(isSpecial ? /[/?#\\]/ : /[/?#]/);
  return end === -1 ? text.length : end;
}
