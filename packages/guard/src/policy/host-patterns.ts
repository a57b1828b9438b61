import { isIP } from "node:net";
import { type Host, parseHost, serializeHost } from "@url/host";
import { unmap } from "@url/ip";
import { orThrow } from "@url/result";
import { isArray, refuse } from "@url/result/internal";

/** Hosts by name: `example.com` is that name alone, and `*.example.com` every name below it. */
export interface HostPatterns {
  readonly names: ReadonlySet<string>;
  /** What follows "*." each. */
  readonly suffixes: ReadonlySet<string>;
  /** The length of the longest suffix, in UTF-16 code units. */
  readonly longest: number;
}

/**
 * Reads a list of patterns as the URL Standard reads a host: in ASCII, in lower case. `addresses` says whether an
 * address may be in the list, for a URL with that address.
 * @throws TypeError if `list` is not an array of strings, and RangeError for a pattern that is not a domain
 */
export function readHostPatterns(list: unknown, where: string, name: string, addresses = false): HostPatterns {
  if (!isArray(list)) refuse(list, where, name, "an array of host patterns");
  const names = new Set<string>();
  const suffixes = new Set<string>();
  let longest = 0;
  for (const [index, pattern] of list.entries()) {
    const isSuffix = typeof pattern === "string" && pattern.startsWith("*.");
    const host = typeof pattern === "string" ? readHost(isSuffix ? pattern.slice(2) : pattern) : null;
    const key = host && (host.kind === "domain" || (addresses && !isSuffix)) ? keyOf(host) : null;
    if (key === null || key.includes("*")) {
      refuse(pattern, where, `${name}[${index}]`, 'a domain such as "example.com" or "*.example.com"', "string");
    }
    (isSuffix ? suffixes : names).add(key);
    if (isSuffix) longest = Math.max(longest, key.length);
  }
  return { names, suffixes, longest };
}

/** Reads a host in the form that clients pass on: an IPv6 address may lack its brackets. Returns null if it is not a host. */
export function readHost(text: string): Host | null {
  const host = parseHost(isIP(text) === 6 ? `[${text}]` : text);
  return host.ok ? host.value : null;
}

/**
 * The text by which a host is looked up: a domain without the final dot, or an address. Null if it is neither, and for a
 * domain with an empty label: no name has one in DNS, and a resolver that left it out would find a host that is denied.
 */
export function keyOf(host: Host | null): string | null {
  if (host === null || host.kind === "empty" || host.kind === "opaque") return null;
  // A final dot makes a name absolute, which is the same name in DNS.
  if (host.kind === "domain") {
    const name = host.domain.replace(/\.$/, "");
    return /^$|^\.|\.\.|\.$/.test(name) ? null : name;
  }
  return orThrow(unmap(withoutBrackets(serializeHost(host))));
}

/** The host of a URL as Node takes it: without the brackets of an IPv6 address. */
export function withoutBrackets(host: string): string {
  return host.replace(/^\[|\]$/g, "");
}

/** Whether a pattern matches the host with this key. Takes a step for each label of the longest suffix, however many there are. */
export function matchesHost({ names, suffixes, longest }: HostPatterns, key: string): boolean {
  if (names.has(key)) return true;
  // www.example.com
  //    ^ at: what follows is looked up
  for (let at = key.lastIndexOf("."); at !== -1 && key.length - at - 1 <= longest; at = key.lastIndexOf(".", at - 1)) {
    if (suffixes.has(key.slice(at + 1))) return true;
    if (at === 0) break;
  }
  return false;
}
