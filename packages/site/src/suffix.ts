import type { HostLike } from "@url/parser";
import { isSuffix, type SuffixOptions, type SuffixResult, suffixOf } from "./answer.ts";
import { findInList } from "./list.ts";

/**
 * Returns the public suffix of a host, in ASCII: the part below which anybody can register a name, such as `com` or
 * `co.uk`. A suffix that is not in the list is the last label. `null` if there is none: URLs without a host, IP addresses,
 * opaque and empty hosts, and domains with an empty label. A dot at the end of the host stays. Fails for text that is
 * neither a host nor a URL.
 * @throws TypeError if `host` is not a host in any form, or for a wrong option
 * @example publicSuffix("www.example.co.uk") // → { ok: true, value: "co.uk" }
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function publicSuffix(host: HostLike, options?: SuffixOptions): SuffixResult {
  return suffixOf(findInList, host, options, "publicSuffix", 0);
}

/**
 * Returns the registrable domain of a host, in ASCII: its public suffix and the label before it. `null` if the host has
 * no public suffix, or is one itself. A dot at the end of the host stays. Fails for text that is neither a host nor a
 * URL.
 * @throws TypeError if `host` is not a host in any form, or for a wrong option
 * @example registrableDomain("www.example.co.uk") // → { ok: true, value: "example.co.uk" }
 * @see https://url.spec.whatwg.org/#host-registrable-domain
 */
export function registrableDomain(host: HostLike, options?: SuffixOptions): SuffixResult {
  return suffixOf(findInList, host, options, "registrableDomain", 1);
}

/**
 * Returns true if a host is a public suffix itself. Every domain of one label is: a suffix that is not in the list is the
 * last label.
 * @throws TypeError if `host` is not a host in any form, RangeError for text that is neither a host nor a URL, or for a wrong option
 * @example isPublicSuffix("co.uk") // → true
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function isPublicSuffix(host: HostLike, options?: SuffixOptions): boolean {
  return isSuffix(findInList, host, options, "isPublicSuffix");
}
