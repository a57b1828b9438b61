import type { Host } from "@url/host";
import type { URLRecord } from "@url/serializer";
import { answer, cutFrom, isWhole, type SuffixOptions } from "./answer.ts";
import { findInList } from "./list.ts";

/**
 * Returns the public suffix of a host, in ASCII: the part below which anybody can register a name, such as `com` or
 * `co.uk`. A suffix that is not in the list is the last label. `null` if the host has none: IP addresses, opaque and
 * empty hosts, domains with an empty label, and text that is not a host. A dot at the end of the host stays.
 * @throws TypeError if `host` is not a host, text or a record, or for a wrong option
 * @example publicSuffix("www.example.co.uk") // → "co.uk"
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function publicSuffix(host: string | Host | URLRecord, options?: SuffixOptions): string | null {
  return answer(findInList, host, options, "publicSuffix", 0, cutFrom, null);
}

/**
 * Returns the registrable domain of a host, in ASCII: its public suffix and the label before it. `null` if the host has
 * no public suffix, or is one itself. A dot at the end of the host stays.
 * @throws TypeError if `host` is not a host, text or a record, or for a wrong option
 * @example registrableDomain("www.example.co.uk") // → "example.co.uk"
 * @see https://url.spec.whatwg.org/#host-registrable-domain
 */
export function registrableDomain(host: string | Host | URLRecord, options?: SuffixOptions): string | null {
  return answer(findInList, host, options, "registrableDomain", 1, cutFrom, null);
}

/**
 * Returns true if a host is a public suffix itself. Every domain of one label is: a suffix that is not in the list is the
 * last label.
 * @throws TypeError if `host` is not a host, text or a record, or for a wrong option
 * @example isPublicSuffix("co.uk") // → true
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function isPublicSuffix(host: string | Host | URLRecord, options?: SuffixOptions): boolean {
  return answer(findInList, host, options, "isPublicSuffix", 0, isWhole, false);
}
