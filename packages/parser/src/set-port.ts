import { defaultPort, partsOf, type URLParts, type URLRecord } from "@url/serializer";
import { findDigitsEnd } from "./authority.ts";
import { cannotHaveUsernamePasswordPort } from "./credentials.ts";
import { fail, type Report, type URLError } from "./error.ts";
import { override, REFUSED, rebuild, type SetterOptions } from "./setter.ts";

/**
 * Sets the port to the digits that `value` begins with; "" removes it. The scheme's default port becomes
 * none. A URL that can have no port, and a value without a port in range, give the same record back.
 * @see https://url.spec.whatwg.org/#dom-url-port
 * @see https://url.spec.whatwg.org/#port-state
 */
export function setPort(url: URLRecord, value: string, options?: SetterOptions): URLRecord {
  if (cannotHaveUsernamePasswordPort(url)) return url;
  if (value === "") {
    const parts = partsOf(url);
    parts.port = null;
    return rebuild(url, parts);
  }
  return override(
    url,
    value,
    (parts, text, report) => readPort(parts, text, 0, findDigitsEnd(text, 0, text.length), report),
    options,
  );
}

/** The port state under an override: the digits `text[start, end)`, whatever follows them. */
export function readPort(
  parts: URLParts,
  text: string,
  start: number,
  end: number,
  report: Report | undefined,
): URLError | typeof REFUSED | null {
  if (start === end) return REFUSED;
  const port = Number(text.slice(start, end));
  if (port > 0xffff) return fail("port-out-of-range", start, end, report);
  parts.port = port === defaultPort(parts.scheme) ? null : port;
  return null;
}
