import type { CompiledPattern } from "../create.ts";

/** What every host is filed under that cannot be known. */
export const ANY_HOST = "*";

/**
 * Returns what the hosts of a pattern are filed under: a host, the end of one from a "." on, or `ANY_HOST`. One of the keys
 * is among the keys of every host that the pattern matches.
 */
export function hostKeysOfPattern({ hostname }: CompiledPattern): readonly string[] {
  const { parts } = hostname;
  const last = parts[parts.length - 1];
  // A regular expression may look ahead into what follows it.
  if (last?.type !== "fixed-text" || last.modifier !== "none" || hostname.hasRegExpGroups) return [ANY_HOST];
  const end = last.value;
  if (parts.length === 1 || end[0] === ".") return [end];
  const before = parts[parts.length - 2]!;
  // `{*.}?example.com` is that host, or one that ends in ".example.com".
  if (parts.length === 2 && before.modifier === "optional" && before.suffix.endsWith(".")) return [end, `.${end}`];
  const dot = end.indexOf(".");
  return [dot === -1 ? ANY_HOST : end.slice(dot)];
}

/** Calls `visit` with every key of a host. */
export function eachHostKey(host: string, visit: (key: string) => void): void {
  visit(host);
  for (let dot = host.indexOf("."); dot !== -1; dot = host.indexOf(".", dot + 1)) {
    if (dot > 0) visit(host.slice(dot));
  }
  visit(ANY_HOST);
}
