import { expectBoolean, expectOptions } from "@url/result/internal";
import { domainOf, type HostInput } from "./domain.ts";
import { findSuffix } from "./find-suffix.ts";
import { ICANN, PRIVATE, type Rules } from "./rules.ts";

/** How {@link publicSuffix} and the other functions search. */
export interface SuffixOptions {
  /**
   * False to leave out the private section of the list, which has the domains of companies that let others register
   * names below them, such as `github.io`. The default is true.
   */
  readonly privateDomains?: boolean | undefined;
}

/** `publicSuffix` by the rules `rules`. */
export function suffixOf(rules: Rules, host: HostInput, where: string, options?: SuffixOptions): string | null {
  const sections = sectionsOf(options, where);
  const domain = domainOf(host, where);
  if (domain === null) return null;
  const start = findSuffix(rules, domain, sections);
  return start === -1 ? null : domain.slice(start);
}

/** `registrableDomain` by the rules `rules`. */
export function registrableOf(rules: Rules, host: HostInput, where: string, options?: SuffixOptions): string | null {
  const sections = sectionsOf(options, where);
  const domain = domainOf(host, where);
  return domain === null ? null : cutRegistrable(rules, domain, sections);
}

/** `isPublicSuffix` by the rules `rules`. */
export function isSuffix(rules: Rules, host: HostInput, where: string, options?: SuffixOptions): boolean {
  const sections = sectionsOf(options, where);
  const domain = domainOf(host, where);
  return domain !== null && findSuffix(rules, domain, sections) === 0;
}

/** Returns the registrable domain of `domain`; null if it has none. */
export function cutRegistrable(rules: Rules, domain: string, sections: number): string | null {
  const start = findSuffix(rules, domain, sections);
  // One more label, which ends before the dot at `start - 1`.
  return start < 1 ? null : domain.slice(domain.lastIndexOf(".", start - 2) + 1);
}

/** Checks the options of the function `where`, and returns the sections that they select. */
export function sectionsOf(options: SuffixOptions | undefined, where: string): number {
  expectOptions(options, where, { privateDomains: expectBoolean });
  return options?.privateDomains === false ? ICANN : ICANN | PRIVATE;
}
