import { defaultPort, schemeOf, serializePort, type URLRecord } from "@url/serializer";
import { findDigitsEnd, readDigits } from "./authority.ts";
import { cannotHaveUsernamePasswordPort } from "./credentials.ts";
import { fail, type Report, type URLError } from "./error.ts";
import { override, PATH_START, type SetterOptions, splice } from "./setter.ts";

/**
 * Sets the port to the digits that `value` begins with; "" removes it. The scheme's default port becomes
 * none. A URL that can have no port, and a value without a port in range, give the same record back.
 * @see https://url.spec.whatwg.org/#dom-url-port
 * @see https://url.spec.whatwg.org/#port-state
 */
export function setPort(url: URLRecord, value: string, options?: SetterOptions): URLRecord {
  if (cannotHaveUsernamePasswordPort(url)) return url;
  if (value === "") return splice(url, url.hostEnd, url.pathStart, "", PATH_START);
  return override(url, value, editPort, options);
}

function editPort(url: URLRecord, text: string, report: Report | undefined): URLRecord | URLError | null {
  const port = readPort(schemeOf(url), text, 0, findDigitsEnd(text, 0, text.length), report);
  return typeof port === "string" ? splice(url, url.hostEnd, url.pathStart, port, PATH_START) : port;
}

/**
 * The port state under an override: the digits `text[start, end)`, whatever follows them, as a serialized
 * port; `null`, which refuses the value, when there are none.
 */
export function readPort(
  scheme: string,
  text: string,
  start: number,
  end: number,
  report: Report | undefined,
): string | URLError | null {
  if (start === end) return null;
  const port = readDigits(text, start, end);
  if (port > 0xffff) return fail("port-out-of-range", start, end, report);
  return serializePort(port === defaultPort(scheme) ? null : port);
}
