import { writeIPv4 } from "@url/ipv4/internal";
import { writeIPv6 } from "@url/ipv6/internal";
import type { Host } from "./host.ts";

/**
 * Returns the host's text as it stands in a URL; an IPv6 address in brackets.
 * @throws TypeError if `host` is not a host
 * @example serializeHost({ kind: "ipv4", address: 2130706433 }) // → "127.0.0.1"
 * @see https://url.spec.whatwg.org/#concept-host-serializer
 */
export function serializeHost(host: Host): string {
  switch (host?.kind) {
    case "domain":
      return host.domain;
    case "ipv4":
      return writeIPv4(host.address);
    case "ipv6":
      return `[${writeIPv6(host.pieces)}]`;
    case "opaque":
      return host.text;
    case "empty":
      return "";
    default:
      throw new TypeError("serializeHost: host must be a host, as parseHost(…) and hostOf(…) return it.");
  }
}
