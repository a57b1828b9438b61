import { TOP_LEVEL_DOMAINS } from "./tables/top-level.ts";

/** Returns true if the list has a rule for a top-level domain, or below it. */
export function isListed(topLevel: string): boolean {
  names ??= new Set(TOP_LEVEL_DOMAINS.split(" "));
  return names.has(topLevel);
}

let names: ReadonlySet<string> | undefined;
