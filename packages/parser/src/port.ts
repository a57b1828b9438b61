import { defaultPort } from "@url/serializer";
import { serializePort } from "@url/serializer/internal";
import { type FatalError, fail, type Report } from "./error.ts";

/**
 * The port state: the digits `text[start, end)` as a serialized port, ":" included; "" for the default port of
 * `scheme`, `null` when there are none. Fails with `port-out-of-range`.
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
  if (port > 0xffff) return fail("port-out-of-range", start, end, report);
  return serializePort(port === defaultPort(scheme) ? null : port);
}

/** The end of the run of ASCII digits that begins at `start`. */
export function findDigitsEnd(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && text.charCodeAt(at) >= 0x30 && text.charCodeAt(at) <= 0x39) at++;
  return at;
}

/** The number that the digits `text[start, end)` write; beyond 2^53 it loses digits, not size. */
function readDigits(text: string, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at++) value = value * 10 + text.charCodeAt(at) - 0x30;
  return value;
}
