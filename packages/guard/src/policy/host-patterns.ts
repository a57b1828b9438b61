import { parseHost } from "@url/host";
import { refuse } from "@url/result/internal";

/** Hosts by name: `example.com` is that name alone, and `*.example.com` every name below it. */
export interface HostPatterns {
  readonly names: ReadonlySet<string>;
  /** With a leading dot each. */
  readonly suffixes: readonly string[];
}

/**
 * Reads a list of patterns as the URL Standard reads a host: in ASCII, in lower case.
 * @throws TypeError if `list` is not an array of strings, and RangeError for a pattern that is not a domain
 */
export function readHostPatterns(list: unknown, where: string, name: string): HostPatterns {
  if (!Array.isArray(list)) refuse(list, where, name, "an array of host patterns");
  const names = new Set<string>();
  const suffixes: string[] = [];
  for (const [index, pattern] of list.entries()) {
    const isSuffix = typeof pattern === "string" && pattern.startsWith("*.");
    const host = typeof pattern === "string" ? parseHost(isSuffix ? pattern.slice(2) : pattern) : undefined;
    if (!host?.ok || host.value.kind !== "domain" || host.value.domain.includes("*")) {
      refuse(pattern, where, `${name}[${index}]`, 'a domain such as "example.com" or "*.example.com"', "string");
    }
    const domain = withoutFinalDot(host.value.domain);
    if (isSuffix) suffixes.push(`.${domain}`);
    else names.add(domain);
  }
  return { names, suffixes };
}

/** Whether a pattern matches `domain`, which is in lower case and has no final dot. */
export function matchesHost({ names, suffixes }: HostPatterns, domain: string): boolean {
  return names.has(domain) || suffixes.some((suffix) => domain.endsWith(suffix));
}

/** The name without the dot that makes it absolute, which is the same name in DNS. */
export function withoutFinalDot(domain: string): string {
  return domain.endsWith(".") ? domain.slice(0, -1) : domain;
}
