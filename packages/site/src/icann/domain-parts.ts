import type { HostLike } from "@url/parser";
import { type DomainPartsResult, LISTED_OPTIONS, type ListedOptions, readParts } from "../parts.ts";
import { isListed } from "../top-level.ts";
import { findInList } from "./list.ts";

/**
 * Takes the domain of a host apart by the ICANN section of the list. Otherwise like `domainParts` of `@url/site`.
 * @throws TypeError if `host` is not a host in any form, or for a wrong option
 * @example domainParts("a.example.github.io") // → { ok: true, value: { subdomain: "a.example", registrableDomain: "github.io", publicSuffix: "io", kind: "icann" } }
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function domainParts(host: HostLike, options?: ListedOptions): DomainPartsResult {
  return readParts(findInList, isListed, host, options, "domainParts", LISTED_OPTIONS);
}
