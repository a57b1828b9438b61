import type { Export } from "./exports.ts";

/** The exports that no standard describes, by entry or by `entry name`, and why a doc comment has no `@see`. */
export const NO_STANDARD: ReadonlyMap<string, string> = new Map([
  ["@url/result", "results are this project's own convention"],
  ["@url/cli", "the command is this project's own"],
  ["@url/ip compareAddresses", "no standard orders addresses"],
  ["@url/ip family", "no standard has a function for it"],
  ["@url/ip fromBigInt", "no standard writes addresses as numbers"],
  ["@url/ip next", "no standard has arithmetic on addresses"],
  ["@url/ip offset", "no standard has arithmetic on addresses"],
  ["@url/ip previous", "no standard has arithmetic on addresses"],
  ["@url/ip toBigInt", "no standard writes addresses as numbers"],
  ["@url/ip/list", "each publisher of lists has a format of its own"],
  ["@url/ip/prefix comparePrefixes", "no standard orders prefixes"],
  ["@url/ip/prefix rangeToPrefixes", "no standard has ranges of addresses"],
  ["@url/ip/prefix wildcard", "wildcard masks are a convention of routers"],
  ["@url/ip/prefix wildcardLength", "wildcard masks are a convention of routers"],
  ["@url/ip/set", "no standard has sets of addresses"],
  ["@url/ip/special REGISTRIES_DATE", "the date is this package's own"],
  ["@url/ip/table", "no standard has routing tables as values"],
  ["@url/pattern patternOf", "no standard has patterns as values"],
  ["@url/pattern/list", "no standard has lists of patterns"],
  ["@url/ipv4/bytes", "no standard has a function for it"],
]);

/** Returns why an export has no standard to cite, or undefined if it must cite one. */
export function noStandardFor({ entry, name }: Pick<Export, "entry" | "name">): string | undefined {
  return NO_STANDARD.get(entry) ?? NO_STANDARD.get(`${entry} ${name}`);
}
