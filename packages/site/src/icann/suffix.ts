import type { Host } from "@url/host";
import type { URLRecord } from "@url/serializer";
import { answer, cutFrom, isWhole } from "../answer.ts";
import { findInList } from "./list.ts";

/**
 * Returns the public suffix of a host by the ICANN section of the list. Otherwise like `publicSuffix` of `@url/site`.
 * `null` if the host has none.
 * @throws TypeError if `host` is not a host, text or a record
 * @example publicSuffix("example.github.io") // → "io"
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function publicSuffix(host: string | Host | URLRecord): string | null {
  return answer(findInList, host, undefined, "publicSuffix", 0, cutFrom, null);
}

/**
 * Returns the registrable domain of a host by the ICANN section of the list. Otherwise like `registrableDomain` of
 * `@url/site`. `null` if the host has none.
 * @throws TypeError if `host` is not a host, text or a record
 * @example registrableDomain("example.github.io") // → "github.io"
 * @see https://url.spec.whatwg.org/#host-registrable-domain
 */
export function registrableDomain(host: string | Host | URLRecord): string | null {
  return answer(findInList, host, undefined, "registrableDomain", 1, cutFrom, null);
}

/**
 * Returns true if a host is a public suffix itself by the ICANN section of the list.
 * @throws TypeError if `host` is not a host, text or a record
 * @example isPublicSuffix("github.io") // → false
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function isPublicSuffix(host: string | Host | URLRecord): boolean {
  return answer(findInList, host, undefined, "isPublicSuffix", 0, isWhole, false);
}
