import type { Host } from "./host.ts";
import { serializeHost } from "./serialize.ts";

/**
 * Are two hosts the same host? `example.com` and `example.com.` are not; a domain is never an opaque host.
 * @see https://url.spec.whatwg.org/#concept-host-equals
 */
export function hostEquals(a: Host, b: Host): boolean {
  return a.kind === b.kind && serializeHost(a) === serializeHost(b);
}
