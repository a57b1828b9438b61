import type { Host } from "@url/host";
import type { URLRecord } from "@url/serializer";
import { answer, cutFrom, isWhole, type SuffixOptions } from "../answer.ts";
import { findIn, type Suffixes } from "./suffixes.ts";

/**
 * Returns the public suffix of a host by the list `suffixes`. Otherwise like `publicSuffix` of `@url/site`. `null` if the
 * host has none.
 * @throws TypeError if `host` is not a host, text or a record, if `suffixes` is not a list, or for a wrong option
 * @example publicSuffix("a.b.example", orThrow(createSuffixes("b.example"))) // → "b.example"
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function publicSuffix(
  host: string | Host | URLRecord,
  suffixes: Suffixes,
  options?: SuffixOptions,
): string | null {
  return answer(findIn(suffixes, "publicSuffix"), host, options, "publicSuffix", 0, cutFrom, null);
}

/**
 * Returns the registrable domain of a host by the list `suffixes`. Otherwise like `registrableDomain` of `@url/site`.
 * `null` if the host has none.
 * @throws TypeError if `host` is not a host, text or a record, if `suffixes` is not a list, or for a wrong option
 * @example registrableDomain("a.b.example", orThrow(createSuffixes("b.example"))) // → "a.b.example"
 * @see https://url.spec.whatwg.org/#host-registrable-domain
 */
export function registrableDomain(
  host: string | Host | URLRecord,
  suffixes: Suffixes,
  options?: SuffixOptions,
): string | null {
  return answer(findIn(suffixes, "registrableDomain"), host, options, "registrableDomain", 1, cutFrom, null);
}

/**
 * Returns true if a host is a public suffix itself by the list `suffixes`. Every domain of one label is.
 * @throws TypeError if `host` is not a host, text or a record, if `suffixes` is not a list, or for a wrong option
 * @example isPublicSuffix("b.example", orThrow(createSuffixes("b.example"))) // → true
 * @see https://url.spec.whatwg.org/#host-public-suffix
 */
export function isPublicSuffix(host: string | Host | URLRecord, suffixes: Suffixes, options?: SuffixOptions): boolean {
  return answer(findIn(suffixes, "isPublicSuffix"), host, options, "isPublicSuffix", 0, isWhole, false);
}
