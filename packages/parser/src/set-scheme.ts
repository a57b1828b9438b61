import {
  authorityEndOf,
  defaultPort,
  includesCredentials,
  isSpecialScheme,
  type LocatedURL,
  schemeOf,
  serializePort,
} from "@url/serializer/internal";
import { findSchemeEnd, setCleanScheme, splice } from "#fast";
import { PATH_START, SCHEME_END } from "./offsets.ts";
import { type Reject, type SetterOptions, type SetterResult, set } from "./setter.ts";
import { textOfValue } from "./source.ts";
import type { Steps } from "./steps.ts";
import type { URLLike } from "./url-like.ts";

/**
 * Sets the scheme to what stands before the first ":" of `value`, or to all of it. A port that is the new scheme's
 * default is removed. Fails with `scheme-invalid`, `scheme-special-mismatch`, `file-with-credentials-or-port` or
 * `file-without-host`.
 * @throws TypeError if `url` is not a URL in any form
 * @example orThrow(setScheme(orThrow(parseURL("https://a/")), "http")).href // → "http://a/"
 * @see https://url.spec.whatwg.org/#dom-url-protocol
 * @see https://url.spec.whatwg.org/#scheme-state
 */
export function setScheme(url: URLLike, value: string, options?: SetterOptions): SetterResult {
  return set("setScheme", url, value, editScheme, options);
}

/** `setScheme` without its options. */
export function editScheme(url: LocatedURL, value: string, report?: Steps, reject?: Reject): LocatedURL {
  const clean = report === undefined ? setCleanScheme(url, value) : undefined;
  if (clean !== undefined) return clean;
  const text = textOfValue(value, report);
  const end = findSchemeEnd(`${text}:`, text.length + 1);
  if (end === -1) {
    reject?.("scheme-invalid");
    return url;
  }
  const scheme = text.slice(0, end).toLowerCase();
  const current = schemeOf(url);
  const portEnd = authorityEndOf(url);
  if (isSpecialScheme(current) !== isSpecialScheme(scheme)) {
    reject?.("scheme-special-mismatch", 0, end);
    return url;
  }
  if (scheme === "file" && (includesCredentials(url) || portEnd > url.hostEnd)) {
    reject?.("file-with-credentials-or-port", 0, end);
    return url;
  }
  if (current === "file" && url.hostStart === url.hostEnd) {
    if (scheme !== "file") reject?.("file-without-host", 0, end);
    return url;
  }
  const dropsPort = url.href.slice(url.hostEnd, portEnd) === serializePort(defaultPort(scheme));
  const portless = dropsPort ? splice(url, url.hostEnd, portEnd, "", PATH_START) : url;
  return splice(portless, 0, url.scheme.length, scheme, SCHEME_END);
}
