import type { HostLike } from "@url/parser";
import { findInList } from "./list.ts";
import { type DomainPartsOptions, type DomainPartsResult, PARTS_OPTIONS, readParts } from "./parts.ts";
import { isListed } from "./top-level.ts";

/**
 * Takes the domain of a host apart: its public suffix, of which kind that is, the registrable domain and what is in front
 * of it. `null` for a host without a domain: an IP address, a URL without a host, a domain with an empty label. All parts
 * are in ASCII, and a dot at the end stays. Fails for text that is neither a host nor a URL.
 * @throws TypeError if `host` is not a host in any form, or for a wrong option
 * @example domainParts("a.b.example.co.uk") // → { ok: true, value: { subdomain: "a.b", registrableDomain: "example.co.uk", publicSuffix: "co.uk", kind: "icann" } }
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function domainParts(host: HostLike, options?: DomainPartsOptions): DomainPartsResult {
  return readParts(findInList, isListed, host, options, "domainParts", PARTS_OPTIONS);
}
