import type { HostLike } from "@url/parser";
import { isSuffix, type SuffixOptions, type SuffixResult, suffixOf } from "../answer.ts";
import { findIn, type Suffixes } from "./suffixes.ts";

/**
 * Returns the public suffix of a host by the list `suffixes`. Otherwise like `publicSuffix` of `@url/site`. `null` if the
 * host has none.
 * @throws TypeError if `host` is not a host in any form, if `suffixes` is not a list, or for a wrong option
 * @example publicSuffix("a.b.example", orThrow(createSuffixes("b.example"))) // → { ok: true, value: "b.example" }
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function publicSuffix(host: HostLike, suffixes: Suffixes, options?: SuffixOptions): SuffixResult {
  return suffixOf(findIn(suffixes, "publicSuffix"), host, options, "publicSuffix", 0);
}

/**
 * Returns the registrable domain of a host by the list `suffixes`. Otherwise like `registrableDomain` of `@url/site`.
 * `null` if the host has none.
 * @throws TypeError if `host` is not a host in any form, if `suffixes` is not a list, or for a wrong option
 * @example registrableDomain("a.b.example", orThrow(createSuffixes("b.example"))) // → { ok: true, value: "a.b.example" }
 * @see https://url.spec.whatwg.org/#host-registrable-domain
 */
export function registrableDomain(host: HostLike, suffixes: Suffixes, options?: SuffixOptions): SuffixResult {
  return suffixOf(findIn(suffixes, "registrableDomain"), host, options, "registrableDomain", 1);
}

/**
 * Returns true if a host is a public suffix itself by the list `suffixes`. Every domain of one label is.
 * @throws TypeError if `host` is not a host in any form, RangeError for text that is neither a host nor a URL, if `suffixes` is not a list, or for a wrong option
 * @example isPublicSuffix("b.example", orThrow(createSuffixes("b.example"))) // → true
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function isPublicSuffix(host: HostLike, suffixes: Suffixes, options?: SuffixOptions): boolean {
  return isSuffix(findIn(suffixes, "isPublicSuffix"), host, options, "isPublicSuffix");
}
