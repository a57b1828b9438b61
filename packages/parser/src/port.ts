import { defaultPort, serializePort } from "@url/serializer/internal";
import { type FatalError, fatalError, type Report } from "./error.ts";

/**
 * The port state: serializes the digits `text[start, end)` with ":" before them. Returns "" for the default port of
 * `scheme`, and `null` if there are no digits. Fails with `port-out-of-range`.
 *
 * ```
 * http://a:80/b
 *          ^ start
 *            ^ end
 * ```
 * @see https://url.spec.whatwg.org/#port-state
 */
export function readPort(
  scheme: string,
  text: string,
  start: number,
  end: number,
  report: Report | undefined,
): string | FatalError | null {
  if (start === end) return null;
  const port = readDigits(text, start, end);
  if (port > 0xffff) return fatalError("port-out-of-range", start, end, report);
  return serializePort(port === defaultPort(scheme) ? null : port);
}

/** Returns the end of the run of ASCII digits at `start`. */
export function findDigitsEnd(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && text.charCodeAt(at) >= 0x30 && text.charCodeAt(at) <= 0x39) at++;
  return at;
}

/** Returns the number `text[start, end)`. Beyond 2^53 it is not exact, but never too small to be out of range. */
function readDigits(text: string, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at++) value = value * 10 + text.charCodeAt(at) - 0x30;
  return value;
}
