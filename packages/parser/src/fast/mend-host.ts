import type { HostError } from "@url/host";
import { addressAt, canonicalizeHost } from "@url/host/internal";
import { SMALL_G, SMALL_X, SMALL_Z } from "../code-points.ts";

/**
 * Parses the host, after which all is in normal form. Returns the error of a host that cannot be parsed.
 *
 * ```
 * https://EXAMPLE.com/a    https://日本語.example/a
 *         ^ start    ^ end         ^ start, end
 * ```
 */
export function mendHost(input: string, start: number, end: number): string | HostError {
  const last = input.charCodeAt(end - 1) | 0x20;
  // The last label is not a number, and the whole input is in ASCII. Without a slice first, lower case takes 48 ns, not 79.
  if (last >= SMALL_G && last <= SMALL_Z && last !== SMALL_X)
    return input.toLowerCase().slice(0, end) + input.slice(end);
  const address = addressAt(input, start, end);
  if (address === "") return input;
  return address === undefined ? replaceHost(input, start, end) : input.slice(0, start) + address + input.slice(end);
}

function replaceHost(input: string, start: number, end: number): string | HostError {
  const host = canonicalizeHost(input, false, undefined, start, end);
  return typeof host === "string" ? input.slice(0, start) + host + input.slice(end) : host;
}
