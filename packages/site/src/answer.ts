import type { Host } from "@url/host";
import type { HostLike, HostLikeError } from "@url/parser";
import { expectHost, readHost } from "@url/parser/internal";
import type { Result } from "@url/result";
import { expectBoolean, expectOptions } from "@url/result/internal";
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

/** The suffix of a host, or `null` if it has none; or why the text is neither a host nor a URL. */
export type SuffixResult = Result<string | null, HostLikeError>;

/** Returns the suffix of `host`, the argument of the function `where`, with `labels` labels before it. */
export function suffixOf(
  find: Find,
  host: HostLike,
  options: SuffixOptions | undefined,
  where: string,
  labels: 0 | 1,
): SuffixResult {
  const sections = sectionsOf(options, where);
  const start = startInText(find, host, sections, labels);
  if (start >= 0) return { ok: true, value: (host as string).slice(start) };
  const read = readHost(host, where);
  return read.ok ? { ok: true, value: cutFrom(find, read.value, sections, labels) } : read;
}

/** Returns true if `host`, the argument of the function `where`, is a suffix itself. */
export function isSuffix(find: Find, host: HostLike, options: SuffixOptions | undefined, where: string): boolean {
  const sections = sectionsOf(options, where);
  const start = startInText(find, host, sections, 0);
  if (start >= 0) return start === 0;
  const domain = domainOf(expectHost(host, where));
  return domain !== null && find(domain, sections, true, 0) === 0;
}

/** Most text is a domain as it is, and need not be parsed. Returns a negative number for all other hosts. */
function startInText(find: Find, host: HostLike, sections: number, labels: 0 | 1): number {
  return typeof host === "string" ? find(host, sections, false, labels) : NOT_CANONICAL;
}

function cutFrom(find: Find, host: Host | null, sections: number, labels: 0 | 1): string | null {
  const domain = domainOf(host);
  const start = domain === null ? NOT_FOUND : find(domain, sections, true, labels);
  return domain === null || start === NOT_FOUND ? null : domain.slice(start);
}

function domainOf(host: Host | null): string | null {
  return host?.kind === "domain" ? host.domain : null;
}

/** Returns the sections that the options of the function `where` select. */
export function sectionsOf(options: SuffixOptions | undefined, where: string): number {
  if (options === undefined) return ICANN | PRIVATE;
  expectOptions(options, where, { privateDomains: expectBoolean });
  return options.privateDomains === false ? ICANN : ICANN | PRIVATE;
}
