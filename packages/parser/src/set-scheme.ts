import {
  authorityEndOf,
  defaultPort,
  hasCredentials,
  isSpecialScheme,
  schemeOf,
  serializePort,
  type URLRecord,
} from "@url/serializer";
import type { Listener } from "./listener.ts";
import { PATH_START, SCHEME_END } from "./offsets.ts";
import { findSchemeEnd } from "./scheme.ts";
import { type SetterOptions, set } from "./setter.ts";
import { textOfValue } from "./source.ts";
import { splice } from "./splice.ts";

/**
 * Sets the scheme to what stands before the first ":" of `value`, or to all of it. Special schemes stay
 * special and others stay others; a URL with credentials or a port becomes no `file`; a `file` without a
 * host stays one. Then the same record comes back, and silently; `refused` hears only of a value that has
 * no scheme to read, for which `Location`'s setter throws.
 * @see https://url.spec.whatwg.org/#dom-url-protocol
 * @see https://html.spec.whatwg.org/#dom-location-protocol
 */
export function setScheme(url: URLRecord, value: string, options?: SetterOptions): URLRecord {
  return set(url, value, editScheme, options, "setScheme");
}

/** `setScheme` without its options: `null` for a value that is refused. */
export function editScheme(url: URLRecord, value: string, report?: Listener): URLRecord | null {
  const text = textOfValue(value, report);
  const end = findSchemeEnd(`${text}:`, text.length + 1);
  return end === -1 ? null : changeScheme(url, text.slice(0, end).toLowerCase());
}

function changeScheme(url: URLRecord, scheme: string): URLRecord {
  const current = schemeOf(url);
  const portEnd = authorityEndOf(url);
  if (
    isSpecialScheme(current) !== isSpecialScheme(scheme) ||
    (scheme === "file" && (hasCredentials(url) || portEnd > url.hostEnd)) ||
    (current === "file" && url.hostStart === url.hostEnd)
  ) {
    return url;
  }
  const dropsPort = url.href.slice(url.hostEnd, portEnd) === serializePort(defaultPort(scheme));
  const portless = dropsPort ? splice(url, url.hostEnd, portEnd, "", PATH_START) : url;
  return splice(portless, 0, url.schemeEnd, scheme, SCHEME_END);
}
