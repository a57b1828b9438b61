import type { HostLike } from "@url/parser";
import { isSuffix, type SuffixResult, suffixOf } from "../answer.ts";
import { findInList } from "./list.ts";

/**
 * Returns the public suffix of a host by the ICANN section of the list. Otherwise like `publicSuffix` of `@url/site`.
 * `null` if the host has none.
 * @throws TypeError if `host` is not a host in any form
 * @example publicSuffix("example.github.io") // → { ok: true, value: "io" }
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function publicSuffix(host: HostLike): SuffixResult {
  return suffixOf(findInList, host, undefined, "publicSuffix", 0);
}

/**
 * Returns the registrable domain of a host by the ICANN section of the list. Otherwise like `registrableDomain` of
 * `@url/site`. `null` if the host has none.
 * @throws TypeError if `host` is not a host in any form
 * @example registrableDomain("example.github.io") // → { ok: true, value: "github.io" }
 * @see https://url.spec.whatwg.org/#host-registrable-domain
 */
export function registrableDomain(host: HostLike): SuffixResult {
  return suffixOf(findInList, host, undefined, "registrableDomain", 1);
}

/**
 * Returns true if a host is a public suffix itself by the ICANN section of the list.
 * @throws TypeError if `host` is not a host in any form, RangeError for text that is neither a host nor a URL
 * @example isPublicSuffix("github.io") // → false
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function isPublicSuffix(host: HostLike): boolean {
  return isSuffix(findInList, host, undefined, "isPublicSuffix");
}
