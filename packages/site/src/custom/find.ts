import { NO_SUFFIX, NOT_CANONICAL } from "../find.ts";
import { EXCEPTION, WILDCARD } from "../sections.ts";

/** The flags of the rules' domains, and of all that these stand below. */
export type RuleMap = ReadonlyMap<string, number>;

/** A {@link Find} by the rules of a map: less code than a table, and a third of its speed. */
export function findInMap(rules: RuleMap, domain: string, sections: number, isCanonical: boolean): number {
  if (!isCanonical) return NOT_CANONICAL;
  if (/^\.|\.\./.test(domain)) return NO_SUFFIX;
  const last = domain.endsWith(".") ? domain.length - 1 : domain.length;
  let suffix = NO_SUFFIX;
  let wildcards = 0;
  for (let end = last, start: number; end > 0; end = start - 1) {
    start = domain.lastIndexOf(".", end - 1) + 1;
    const found = rules.get(domain.slice(start, last));
    const flags = found ?? 0;
    // The rule with the most labels wins, but an exception wins over all: its suffix starts behind its first label.
    if (flags & (sections << EXCEPTION)) return end + 1;
    // Without a rule, the last label is the suffix.
    if (suffix === NO_SUFFIX || (flags | wildcards) & sections) suffix = start;
    if (found === undefined) break;
    wildcards = flags >> WILDCARD;
  }
  return suffix;
}
