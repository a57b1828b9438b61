import type { HostLike } from "@url/parser";
import { type DomainPartsOptions, type DomainPartsResult, PARTS_OPTIONS, readParts } from "../parts.ts";
import { findIn, listedIn, type Suffixes } from "./suffixes.ts";

/**
 * Takes the domain of a host apart by the list `suffixes`. Otherwise like `domainParts` of `@url/site`.
 * @throws TypeError if `host` is not a host in any form, if `suffixes` is not a list, or for a wrong option
 * @example domainParts("a.b.example.net", orThrow(createSuffixes("net"))) // → { ok: true, value: { subdomain: "a.b", registrableDomain: "example.net", publicSuffix: "net", kind: "special-use" } }
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function domainParts(host: HostLike, suffixes: Suffixes, options?: DomainPartsOptions): DomainPartsResult {
  return readParts(findIn(suffixes, "domainParts"), listedIn(suffixes), host, options, "domainParts", PARTS_OPTIONS);
}
