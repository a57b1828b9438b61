import { canonicalizeHost } from "@url/host/internal";
import {
  authorityEndOf,
  hasHost,
  hasOpaquePath,
  includesCredentials,
  isSpecialScheme,
  joinPath,
  type LocatedURL,
  pathOf,
  schemeOf,
} from "@url/serializer/internal";
import { setCleanHost, setCleanHostname, splice } from "#fast";
import { findHostEnd } from "./authority.ts";
import { fatalError } from "./error.ts";
import { parseFileHost } from "./file.ts";
import { HOST_END, PATH_START } from "./offsets.ts";
import { findDigitsEnd, readPort } from "./port.ts";
import { rewrite } from "./rewrite.ts";
import { type Reject, type SetterError, type SetterOptions, type SetterResult, set } from "./setter.ts";
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
export function editHost(url: LocatedURL, value: string, report?: Steps, reject?: Reject): LocatedURL {
  const clean = report === undefined ? setCleanHost(url, value) : undefined;
  return clean ?? editHostOrHostname(url, value, true, report, reject);
}

/** `setHostname` without its options. */
export function editHostname(url: LocatedURL, value: string, report?: Steps, reject?: Reject): LocatedURL {
  const clean = report === undefined ? setCleanHostname(url, value) : undefined;
  return clean ?? editHostOrHostname(url, value, false, report, reject);
}

function editHostOrHostname(
  url: LocatedURL,
  value: string,
  takesPort: boolean,
  report: Steps | undefined,
  reject: Reject | undefined,
): LocatedURL {
  if (hasOpaquePath(url)) {
    reject?.("opaque-path");
    return url;
  }
  const text = textOfValue(value, report);
  const scheme = schemeOf(url);
  const end = text.search(isSpecialScheme(scheme) ? /[/\\?#]|$/ : /[/?#]|$/);
  // example.com:80/b
  //            ^ hostEnd
  //               ^ end
  const hostEnd = scheme === "file" ? end : findHostEnd(text, 0, end);
  const host = parseHostFor(url, text, hostEnd, end, takesPort, report);
  if (typeof host !== "string") {
    reject?.(host.code, host.start, host.end);
    return url;
  }
  if (hostEnd === end && hasHost(url)) return splice(url, url.hostStart, url.hostEnd, host, HOST_END);

  let port = hostEnd < end ? readPort(scheme, text, hostEnd + 1, findDigitsEnd(text, hostEnd + 1, end), report) : null;
  if (typeof port !== "string") {
    if (hostEnd < end) reject?.(port?.code ?? "port-missing", port?.start ?? hostEnd + 1, port?.end ?? end, true);
    port = url.href.slice(url.hostEnd, authorityEndOf(url));
  }
  return hasHost(url)
    ? splice(url, url.hostStart, url.pathStart, host + port, PATH_START, url.hostStart + host.length)
    : rewrite(url, url.scheme.length + 1, url.queryStart, joinPath(`//${host}${port}`, pathOf(url)));
}

/** Parses the host `text[0, hostEnd)` for `url`. Returns the error if the value is rejected because of it. */
function parseHostFor(
  url: LocatedURL,
  text: string,
  hostEnd: number,
  end: number,
  takesPort: boolean,
  report: Steps | undefined,
): string | SetterError {
  const scheme = schemeOf(url);
  if (scheme === "file") return parseFileHost(text, 0, hostEnd, report);
  const isSpecial = isSpecialScheme(scheme);
  if (hostEnd === 0) {
    if (isSpecial || end > 0) return fatalError("host-missing", 0, 0, report);
    const needsHost = includesCredentials(url) || authorityEndOf(url) > url.hostEnd;
    if (needsHost) return { code: "host-empty", start: 0, end: 0 };
  }
  if (hostEnd < end && !takesPort) return { code: "hostname-with-port", start: hostEnd, end };
  return canonicalizeHost(text, !isSpecial, report, 0, hostEnd);
}
