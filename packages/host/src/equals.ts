import type { Host } from "./host.ts";
import { textOfHost } from "./serialize.ts";

/**
 * Returns true if two hosts are the same host. `example.com` and `example.com.` are not; a domain is never an opaque
 * host.
 * @throws TypeError if either is not a host
 * @example hostEquals({ kind: "domain", domain: "a.example" }, { kind: "domain", domain: "b.example" }) // → false
 * @see https://url.spec.whatwg.org/#concept-host-equals
 */
export function hostEquals(a: Host, b: Host): boolean {
  return textOfHost(a, "hostEquals", "a") === textOfHost(b, "hostEquals", "b") && a.kind === b.kind;
}
