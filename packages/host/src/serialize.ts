import { writeIPv4 } from "@url/ipv4/internal";
import { writeIPv6 } from "@url/ipv6/internal";
import type { Host } from "./host.ts";

/**
 * The host's text as it stands in a URL; an IPv6 address in brackets.
 * @see https://url.spec.whatwg.org/#concept-host-serializer
 */
export function serializeHost(host: Host): string {
  switch (host.kind) {
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
  }
}
