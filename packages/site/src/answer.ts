import type { Host } from "@url/host";
import { expectBoolean, expectOptions } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { domainOf, parseDomain } from "./domain.ts";
import { type Find, NOT_CANONICAL, NOT_FOUND } from "./find.ts";
import { ICANN, PRIVATE } from "./sections.ts";

/** How {@link publicSuffix} and the other functions search. */
export interface SuffixOptions {
  /**
   * False to leave out the private section of the list, which has the domains of companies that let others register
   * names below them, such as `github.io`. The default is true.
   */
  readonly privateDomains?: boolean | undefined;
}

/**
 * Finds the suffix of `host`, the argument of the function `where`, with `labels` labels before it, and returns what `cut`
 * makes of the domain and of where that starts; `none` if there is nothing.
 */
export function answer<Value>(
  find: Find,
  host: string | Host | URLRecord,
  options: SuffixOptions | undefined,
  where: string,
  labels: 0 | 1,
  cut: (domain: string, start: number) => Value,
  none: Value,
): Value {
  const sections = sectionsOf(options, where);
  const isText = typeof host === "string";
  let domain = isText ? host : domainOf(host, where);
  if (domain === null) return none;
  let start = find(domain, sections, !isText, labels);
  if (start === NOT_CANONICAL) {
    domain = parseDomain(domain);
    if (domain === null) return none;
    start = find(domain, sections, true, labels);
  }
  return start === NOT_FOUND ? none : cut(domain, start);
}

/** Returns the sections that the options of the function `where` select. */
export function sectionsOf(options: SuffixOptions | undefined, where: string): number {
  if (options === undefined) return ICANN | PRIVATE;
  expectOptions(options, where, { privateDomains: expectBoolean });
  return options.privateDomains === false ? ICANN : ICANN | PRIVATE;
}

export function cutFrom(domain: string, start: number): string {
  return domain.slice(start);
}

export function isWhole(_domain: string, start: number): boolean {
  return start === 0;
}
