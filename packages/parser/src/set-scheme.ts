import { defaultPort, hasHost, isSpecialScheme, portOf, schemeOf, type URLRecord } from "@url/serializer";
import { includesCredentials } from "./credentials.ts";
import { findSchemeEnd } from "./scheme.ts";
import { override, PATH_START, SCHEME_END, type SetterOptions, splice } from "./setter.ts";

/**
 * Sets the scheme to what stands before the first ":" of `value`, or to all of it. Special schemes stay
 * special and others stay others; a URL with credentials or a port becomes no `file`; a `file` without a
 * host stays one. A refused value gives the same record back.
 * @see https://url.spec.whatwg.org/#dom-url-protocol
 */
export function setScheme(url: URLRecord, value: string, options?: SetterOptions): URLRecord {
  return overrideScheme(url, value, options) ?? url;
}

/**
 * As {@link setScheme}, with the two refusals of the Standard told apart: `null` is the state machine's
 * failure (no scheme to read), for which `Location`'s protocol setter throws; the same record is the
 * silent return for a scheme that `url` cannot have.
 * @see https://url.spec.whatwg.org/#scheme-state
 * @see https://html.spec.whatwg.org/#dom-location-protocol
 */
export function overrideScheme(url: URLRecord, value: string, options?: SetterOptions): URLRecord | null {
  let isScheme = true;
  const result = override(
    url,
    value,
    (_, text) => {
      const end = findSchemeEnd(`${text}:`, text.length + 1);
      isScheme = end !== -1;
      return isScheme ? changeScheme(url, text.slice(0, end).toLowerCase()) : url;
    },
    options,
  );
  return isScheme ? result : null;
}

function changeScheme(url: URLRecord, scheme: string): URLRecord {
  const current = schemeOf(url);
  const port = portOf(url);
  if (
    isSpecialScheme(current) !== isSpecialScheme(scheme) ||
    (scheme === "file" && (includesCredentials(url) || port !== null)) ||
    (current === "file" && url.hostStart === url.hostEnd)
  ) {
    return url;
  }
  const dropsPort = hasHost(url) && port === defaultPort(scheme);
  const portless = dropsPort ? splice(url, url.hostEnd, url.pathStart, "", PATH_START) : url;
  return splice(portless, 0, url.schemeEnd, scheme, SCHEME_END);
}
