import { schemeOf, type URLRecord } from "@url/serializer";
import { cannotHaveUsernamePasswordPort } from "./credentials.ts";
import type { URLError } from "./error.ts";
import type { Listener } from "./listener.ts";
import { PATH_START } from "./offsets.ts";
import { findDigitsEnd, readPort } from "./port.ts";
import { type SetterOptions, set } from "./setter.ts";
import { textOfValue } from "./source.ts";
import { splice } from "./splice.ts";

/**
 * Sets the port to the digits that `value` begins with; "" removes it. The scheme's default port becomes
 * none. A URL that can have no port, and a value without a port in range, give the same record back.
 * @see https://url.spec.whatwg.org/#dom-url-port
 * @see https://url.spec.whatwg.org/#port-state
 */
export function setPort(url: URLRecord, value: string, options?: SetterOptions): URLRecord {
  return set(url, value, editPort, options, "setPort");
}

/** `setPort` without its options: the error, or `null` where there is no digit, for a value that is refused. */
export function editPort(url: URLRecord, value: string, report?: Listener): URLRecord | URLError | null {
  if (cannotHaveUsernamePasswordPort(url)) return url;
  const text = textOfValue(value, report);
  const port = value === "" ? "" : readPort(schemeOf(url), text, 0, findDigitsEnd(text, 0, text.length), report);
  return typeof port === "string" ? splice(url, url.hostEnd, url.pathStart, port, PATH_START) : port;
}
