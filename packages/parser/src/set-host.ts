import { canonicalizeHost } from "@url/host/internal";
import { isSpecialScheme, type URLRecord } from "@url/serializer";
import {
  authorityEndOf,
  hasHost,
  hasOpaquePath,
  includesCredentials,
  joinPath,
  type LocatedURL,
  pathOf,
  schemeOf,
} from "@url/serializer/internal";
import { findHostEnd } from "./authority.ts";
import { fail } from "./error.ts";
import { parseFileHost } from "./file.ts";
import { HOST_END, PATH_START } from "./offsets.ts";
import { findDigitsEnd, readPort } from "./port.ts";
import {
  changed,
  impossible,
  refused,
  type SetterError,
  type SetterOptions,
  type SetterResult,
  set,
} from "./setter.ts";
import { textOfValue } from "./source.ts";
import { rewrite, splice } from "./splice.ts";
import type { Steps } from "./steps.ts";

/**
 * Sets the host, and the port if the value has one. What follows the first slash, "?" or "#" of `value` is ignored.
 * If the port is rejected, the host is set all the same and the result has a `portError`: `port-out-of-range` or
 * `port-missing`. Fails with `opaque-path`, `host-missing`, `host-empty`, or an error of the host parser.
 * @throws TypeError if `url` is not a record
 * @example orThrow(setHost(orThrow(parseURL("https://a/b")), "example.com:8080")).href // → "https://example.com:8080/b"
 * @see https://url.spec.whatwg.org/#dom-url-host
 * @see https://url.spec.whatwg.org/#host-state
 */
export function setHost(url: URLRecord, value: string, options?: SetterOptions): SetterResult {
  return set("setHost", url, value, editHost, options);
}

/**
 * Sets the host alone. Fails as {@link setHost} does, and with `hostname-with-port` if the value has a port.
 * @throws TypeError if `url` is not a record
 * @example orThrow(setHostname(orThrow(parseURL("https://a:81/b")), "example.com")).href // → "https://example.com:81/b"
 * @see https://url.spec.whatwg.org/#dom-url-hostname
 * @see https://url.spec.whatwg.org/#hostname-state
 */
export function setHostname(url: URLRecord, value: string, options?: SetterOptions): SetterResult {
  return set("setHostname", url, value, editHostname, options);
}

/** `setHost` without its options. */
export function editHost(url: LocatedURL, value: string, report?: Steps): SetterResult {
  return editHostOrHostname(url, value, false, report);
}

/** `setHostname` without its options. */
export function editHostname(url: LocatedURL, value: string, report?: Steps): SetterResult {
  return editHostOrHostname(url, value, true, report);
}

function editHostOrHostname(
  url: LocatedURL,
  value: string,
  isHostname: boolean,
  report: Steps | undefined,
): SetterResult {
  if (hasOpaquePath(url)) return impossible("opaque-path", value);
  const text = textOfValue(value, report);
  const scheme = schemeOf(url);
  const isSpecial = isSpecialScheme(scheme);
  const end = text.search(isSpecial ? /[/\\?#]|$/ : /[/?#]|$/);
  if (scheme === "file") {
    const host = parseFileHost(text, 0, end, report);
    if (typeof host !== "string") return { ok: false, error: host };
    return changed(splice(url, url.hostStart, url.hostEnd, host, HOST_END));
  }

  const hostEnd = findHostEnd(text, 0, end);
  const hasPort = hostEnd < end;
  if (hostEnd === 0) {
    if (isSpecial || hasPort) return { ok: false, error: fail("host-missing", 0, 0, report) as SetterError };
    if (includesCredentials(url) || authorityEndOf(url) > url.hostEnd) return refused("host-empty", 0, 0);
  }
  if (hasPort && isHostname) return refused("hostname-with-port", hostEnd, end);
  const host = canonicalizeHost(text, !isSpecial, report, 0, hostEnd);
  if (typeof host !== "string") return { ok: false, error: host };
  if (!hasPort && hasHost(url)) return changed(splice(url, url.hostStart, url.hostEnd, host, HOST_END));
  const given = hasPort ? readPort(scheme, text, hostEnd + 1, findDigitsEnd(text, hostEnd + 1, end), report) : "";
  const isRejected = typeof given !== "string";
  const port = hasPort && !isRejected ? given : url.href.slice(url.hostEnd, authorityEndOf(url));
  const record = hasHost(url)
    ? splice(url, url.hostStart, url.pathStart, host + port, PATH_START, url.hostStart + host.length)
    : addHost(url, host + port);
  if (!isRejected) return changed(record);
  return { ok: true, value: record, portError: given ?? { code: "port-missing", start: hostEnd + 1, end } };
}

/** Adds a host with its "//" to a URL that had none, and removes a "/." before the path. */
function addHost(url: LocatedURL, hostAndPort: string): LocatedURL {
  return rewrite(url, url.schemeEnd + 1, url.queryStart, joinPath(`//${hostAndPort}`, pathOf(url)));
}
