import { writeIPv4 } from "@url/ipv4/internal";
import { writeIPv6 } from "@url/ipv6/internal";
import { propertyOf, refuseType } from "@url/result/internal";
import type { Host } from "./host.ts";

/**
 * Returns the host's text as it stands in a URL; an IPv6 address in brackets.
 * @throws TypeError if `host` is not a host
 * @example serializeHost({ kind: "ipv4", address: 2130706433 }) // → "127.0.0.1"
 * @see https://url.spec.whatwg.org/#concept-host-serializer
 */
export function serializeHost(host: Host): string {
  return textOfHost(host, "serializeHost", "host");
}

/** `serializeHost` for the argument `name` of the function `where`. Every field is checked, so that none is "undefined". */
export function textOfHost(given: Host, where: string, name: string): string {
  // A revoked proxy throws for whatever else is read of it.
  const host = propertyOf(given, "kind") ? given : undefined;
  switch (host?.kind) {
    case "domain":
      if (typeof host.domain === "string") return host.domain;
      break;
    case "ipv4":
      if (host.address >>> 0 === host.address) return writeIPv4(host.address);
      break;
    case "ipv6":
      if (host.pieces instanceof Uint16Array && host.pieces.length === 8) return `[${writeIPv6(host.pieces)}]`;
      break;
    case "opaque":
      if (typeof host.text === "string") return host.text;
      break;
    case "empty":
      return "";
  }
  refuseType(given, where, name, "a host, as in parseHost(…).value");
}
