import { parseHost, serializeHost } from "@url/host";
import { refuse } from "@url/result/internal";

/**
 * Checks and reads the rule `hosts`: a host as it is serialized, or "*." and the domain that the host is below.
 * @throws TypeError or RangeError for an item that is not one, because a misspelled host would allow nothing
 */
export function readHostPattern(pattern: unknown, where: string, name: string): string {
  const isWild = typeof pattern === "string" && pattern.startsWith("*.");
  const host = typeof pattern === "string" ? parseHost(isWild ? pattern.slice(2) : pattern) : null;
  if (!host?.ok || host.value.kind === "empty" || (isWild && host.value.kind !== "domain")) {
    return refuse(pattern, where, name, 'a list of hosts, such as "example.com" or "*.example.com"', "string");
  }
  return (isWild ? "*." : "") + serializeHost(host.value);
}

/** Whether one of the patterns allows the serialized host. `*.example.com` does not allow `example.com` itself. */
export function isListed(host: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    pattern.startsWith("*.") ? host.length > pattern.length - 1 && host.endsWith(pattern.slice(1)) : host === pattern,
  );
}
