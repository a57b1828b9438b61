import { type Host, serializeHost as serialize } from "@url/host";
import { isArray, refuse } from "@url/result/internal";

/** A host as `whatwg-url` stores it: text, the number of an IPv4 address, or the eight pieces of an IPv6 address. */
export type HostValue = string | number | number[];

/**
 * Returns the host's text as it stands in a URL; an IPv6 address has brackets.
 * @throws TypeError if `host` is not a string, an integer of 32 bits, or an array of eight integers of 16 bits
 * @example serializeHost(2130706433) // → "127.0.0.1"
 * @see https://url.spec.whatwg.org/#concept-host-serializer
 */
export function serializeHost(host: HostValue): string {
  if (!isHostValue(host)) refuse(host, "serializeHost", "host", "a host, as in a URL record");
  if (typeof host === "string") return host;
  if (typeof host === "number") return serialize({ kind: "ipv4", address: host });
  return serialize({ kind: "ipv6", pieces: Uint16Array.from(host) });
}

/** Returns true if `value` is a host: text, an integer of 32 bits, or an array of eight integers of 16 bits. */
export function isHostValue(value: unknown): value is HostValue {
  if (isArray(value)) return value.length === 8 && value.every((piece) => isUpTo(piece, 0xffff));
  return typeof value === "string" || isUpTo(value, 0xffffffff);
}

function isUpTo(value: unknown, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;
}

/** Converts a host of `@url/host`. */
export function hostValueOf(host: Host): HostValue {
  switch (host.kind) {
    case "ipv4":
      return host.address;
    case "ipv6":
      return [...host.pieces];
    default:
      return serialize(host);
  }
}
