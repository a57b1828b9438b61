import { canonicalizeHost } from "@url/host/internal";
import { isSpecialScheme } from "@url/serializer";
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
import { setCleanHost, setCleanHostname, splice } from "#fast";
import { findHostEnd } from "./authority.ts";
import { parseFileHost } from "./file.ts";
import { HOST_END, PATH_START } from "./offsets.ts";
import { findDigitsEnd, readPort } from "./port.ts";
import { rewrite } from "./rewrite.ts";
import { type Refuse, type SetterOptions, type SetterResult, set } from "./setter.ts";
import { textOfValue } from "./source.ts";
import type { Steps } from "./steps.ts";
import type { URLLike } from "./url-like.ts";

/**
 * Sets the host, and the port if the value has one. What follows the first slash, "?" or "#" of `value` is ignored.
 * If the port is rejected, the host is set all the same and the result has a `portError`: `port-out-of-range` or
 * `port-missing`. Fails with `opaque-path`, `host-missing`, `host-empty`, or an error of the host parser.
 * @throws TypeError if `url` is not a URL in any form
 * @example orThrow(setHost(orThrow(parseURL("https://a/b")), "example.com:8080")).href // → "https://example.com:8080/b"
 * @see https://url.spec.whatwg.org/#dom-url-host
 * @see https://url.spec.whatwg.org/#host-state
 */
export function setHost(url: URLLike, value: string, options?: SetterOptions): SetterResult {
  return set("setHost", url, value, editHost, options);
}

/**
 * Sets the host alone. Fails as {@link setHost} does, and with `hostname-with-port` if the value has a port.
 * @throws TypeError if `url` is not a URL in any form
 * @example orThrow(setHostname(orThrow(parseURL("https://a:81/b")), "example.com")).href // → "https://example.com:81/b"
 * @see https://url.spec.whatwg.org/#dom-url-hostname
 * @see https://url.spec.whatwg.org/#hostname-state
 */
export function setHostname(url: URLLike, value: string, options?: SetterOptions): SetterResult {
  return set("setHostname", url, value, editHostname, options);
}

/** `setHost` without its options. */
export function editHost(url: LocatedURL, value: string, report?: Steps, refuse?: Refuse): LocatedURL {
  const clean = report === undefined ? setCleanHost(url, value) : undefined;
  return clean ?? editHostOrHostname(url, value, false, report, refuse);
}

/** `setHostname` without its options. */
export function editHostname(url: LocatedURL, value: string, report?: Steps, refuse?: Refuse): LocatedURL {
  const clean = report === undefined ? setCleanHostname(url, value) : undefined;
  return clean ?? editHostOrHostname(url, value, true, report, refuse);
}

function editHostOrHostname(
  url: LocatedURL,
  value: string,
  isHostname: boolean,
  report: Steps | undefined,
  refuse: Refuse | undefined,
): LocatedURL {
  if (hasOpaquePath(url)) {
    refuse?.("opaque-path");
    return url;
  }
  const text = textOfValue(value, report);
  const scheme = schemeOf(url);
  const isSpecial = isSpecialScheme(scheme);
  const end = text.search(isSpecial ? /[/\\?#]|$/ : /[/?#]|$/);
  if (scheme === "file") {
    const host = parseFileHost(text, 0, end, report);
    if (typeof host === "string") return splice(url, url.hostStart, url.hostEnd, host, HOST_END);
    refuse?.(host.code, host.start, host.end);
    return url;
  }

  const hostEnd = findHostEnd(text, 0, end);
  const hasPort = hostEnd < end;
  if (hostEnd === 0) {
    if (isSpecial || hasPort) {
      report?.("host-missing", 0, 0);
      refuse?.("host-missing", 0, 0);
      return url;
    }
    if (includesCredentials(url) || authorityEndOf(url) > url.hostEnd) {
      refuse?.("host-empty", 0, 0);
      return url;
    }
  }
  if (hasPort && isHostname) {
    refuse?.("hostname-with-port", hostEnd, end);
    return url;
  }
  const host = canonicalizeHost(text, !isSpecial, report, 0, hostEnd);
  if (typeof host !== "string") {
    refuse?.(host.code, host.start, host.end);
    return url;
  }
  if (!hasPort && hasHost(url)) return splice(url, url.hostStart, url.hostEnd, host, HOST_END);
  let port = hasPort ? readPort(scheme, text, hostEnd + 1, findDigitsEnd(text, hostEnd + 1, end), report) : null;
  if (typeof port !== "string") {
    if (hasPort) refuse?.(port?.code ?? "port-missing", port?.start ?? hostEnd + 1, port?.end ?? end, true);
    port = url.href.slice(url.hostEnd, authorityEndOf(url));
  }
  return hasHost(url)
    ? splice(url, url.hostStart, url.pathStart, host + port, PATH_START, url.hostStart + host.length)
    : rewrite(url, url.scheme.length + 1, url.queryStart, joinPath(`//${host}${port}`, pathOf(url)));
}
