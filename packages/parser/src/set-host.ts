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
import { findHostEnd } from "./authority.ts";
import { fail, type URLError } from "./error.ts";
import { parseFileHost } from "./file.ts";
import type { Listener } from "./listener.ts";
import { HOST_END, PATH_START } from "./offsets.ts";
import { findDigitsEnd, readPort } from "./port.ts";
import { type Refuse, type SetterOptions, set } from "./setter.ts";
import { textOfValue } from "./source.ts";
import { rewrite, splice } from "./splice.ts";

/**
 * Sets the host, and the port when the value brings one: what follows the first slash, "?" or "#" of
 * `value` is not looked at. A port out of range leaves the port, not the host, as it was.
 * A URL with an opaque path, and a value that is no host, give the same record back.
 * @see https://url.spec.whatwg.org/#dom-url-host
 * @see https://url.spec.whatwg.org/#host-state
 */
export function setHost(url: URLRecord, value: string, options?: SetterOptions): URLRecord {
  return set(url, value, editHost, options, "setHost");
}

/**
 * Sets the host alone: a value with a port is refused.
 * @see https://url.spec.whatwg.org/#dom-url-hostname
 * @see https://url.spec.whatwg.org/#hostname-state
 */
export function setHostname(url: URLRecord, value: string, options?: SetterOptions): URLRecord {
  return set(url, value, editHostname, options, "setHostname");
}

/**
 * `setHost` without its options: the error, or `null` where the Standard names none, for a value that is refused.
 * `refuse` hears of the one case of both: a host that is set and a port behind it that is not.
 */
export function editHost(
  url: URLRecord,
  value: string,
  report?: Listener,
  refuse?: Refuse,
): URLRecord | URLError | null {
  return changeHost(url, value, false, report, refuse);
}

/** `setHostname` without its options. */
export function editHostname(url: URLRecord, value: string, report?: Listener): URLRecord | URLError | null {
  return changeHost(url, value, true, report);
}

function changeHost(
  url: URLRecord,
  value: string,
  isHostname: boolean,
  report: Listener | undefined,
  refuse?: Refuse,
): URLRecord | URLError | null {
  if (hasOpaquePath(url)) return url;
  const text = textOfValue(value, report);
  const scheme = schemeOf(url);
  const isSpecial = isSpecialScheme(scheme);
  const end = text.search(isSpecial ? /[/\\?#]|$/ : /[/?#]|$/);
  if (scheme === "file") {
    const host = parseFileHost(text, 0, end, report);
    return typeof host === "string" ? splice(url, url.hostStart, url.hostEnd, host, HOST_END) : host;
  }

  const hostEnd = findHostEnd(text, 0, end);
  const hasPort = hostEnd < end;
  if (hostEnd === 0) {
    if (isSpecial || hasPort) return fail("host-missing", 0, 0, report);
    if (hasCredentials(url) || authorityEndOf(url) > url.hostEnd) return null;
  }
  if (hasPort && isHostname) return null;
  const host = canonicalizeHost(text, !isSpecial, report, 0, hostEnd);
  if (typeof host !== "string") return host;
  if (!hasPort && hasHost(url)) return splice(url, url.hostStart, url.hostEnd, host, HOST_END);
  const given = hasPort ? readPort(scheme, text, hostEnd + 1, findDigitsEnd(text, hostEnd + 1, end), report) : null;
  if (hasPort && typeof given !== "string") refuse?.(given);
  const port = typeof given === "string" ? given : url.href.slice(url.hostEnd, authorityEndOf(url));
  if (!hasHost(url)) return bringHost(url, host + port);
  return splice(url, url.hostStart, url.pathStart, host + port, PATH_START, url.hostStart + host.length);
}

/** Where the URL had no host, one comes in with its "//", and a "/." before the path goes. */
function bringHost(url: URLRecord, hostAndPort: string): URLRecord {
  return rewrite(url, url.schemeEnd + 1, url.queryStart, joinPath(`//${hostAndPort}`, pathOf(url)));
}
