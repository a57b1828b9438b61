import { type Host, serializeHost as serialize } from "@url/host";

/** A host as `whatwg-url` has it: text, the number of an IPv4 address, or the eight pieces of an IPv6 address. */
export type HostValue = string | number | number[];

/**
 * The host's text as it stands in a URL; an IPv6 address in brackets.
 * @see https://url.spec.whatwg.org/#concept-host-serializer
 */
export function serializeHost(host: HostValue): string {
  if (typeof host === "string") return host;
  if (typeof host === "number") return serialize({ kind: "ipv4", address: host });
  return serialize({ kind: "ipv6", pieces: Uint16Array.from(host) });
}

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
