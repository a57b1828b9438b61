import { defaultPort, isSpecialScheme, partsOf, portOf, schemeOf, type URLRecord } from "@url/serializer";
import { includesCredentialsOrPort } from "./credentials.ts";
import { findSchemeEnd } from "./scheme.ts";
import { rebuild } from "./setter.ts";
import { sourceOfSetter } from "./source.ts";

/**
 * Sets the scheme to what stands before the first ":" of `value`, or to all of it. Special schemes stay
 * special and others stay others; a URL with credentials or a port becomes no `file`; a `file` without a
 * host stays one. A refused value gives the same record back.
 * @see https://url.spec.whatwg.org/#dom-url-protocol
 */
export function setScheme(url: URLRecord, value: string): URLRecord {
  return overrideScheme(url, value) ?? url;
}

/**
 * As {@link setScheme}, with the two refusals of the Standard told apart: `null` is the state machine's
 * failure (no scheme to read), for which `Location`'s protocol setter throws; the same record is the
 * silent return for a scheme that `url` cannot have.
 * @see https://url.spec.whatwg.org/#scheme-state
 * @see https://html.spec.whatwg.org/#dom-location-protocol
 */
export function overrideScheme(url: URLRecord, value: string): URLRecord | null {
  const text = `${sourceOfSetter(value, undefined).text}:`;
  const end = findSchemeEnd(text, text.length);
  if (end === -1) return null;
  const scheme = text.slice(0, end).toLowerCase();
  const current = schemeOf(url);
  if (isSpecialScheme(current) !== isSpecialScheme(scheme)) return url;
  if (scheme === "file" && includesCredentialsOrPort(url)) return url;
  if (current === "file" && url.hostStart === url.hostEnd) return url;

  const parts = partsOf(url);
  parts.scheme = scheme;
  if (portOf(url) === defaultPort(scheme)) parts.port = null;
  return rebuild(url, parts);
}
