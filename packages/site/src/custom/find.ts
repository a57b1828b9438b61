import { NOT_CANONICAL, NOT_FOUND } from "../find.ts";
import { EXCEPTION, WILDCARD } from "../sections.ts";

/** The flags of the rules' domains, and of all that these stand below. */
export type RuleMap = ReadonlyMap<string, number>;

/** A {@link Find} by the rules of a map: less code than a table, and a third of its speed. */
export function findInMap(
  rules: RuleMap,
  domain: string,
  sections: number,
  isCanonical: boolean,
  labels: 0 | 1,
): number {
  if (!isCanonical) return NOT_CANONICAL;
  if (/^\.|\.\./.test(domain)) return NOT_FOUND;
  const last = domain.endsWith(".") ? domain.length - 1 : domain.length;
  let suffix = NOT_FOUND;
  let wildcards = 0;
  for (let end = last, start: number; end > 0; end = start - 1) {
    start = domain.lastIndexOf(".", end - 1) + 1;
    const found = rules.get(domain.slice(start, last));
    const flags = found ?? 0;
    // The rule with the most labels wins, but an exception wins over all: its suffix starts behind its first label.
    const isException = (flags & (sections << EXCEPTION)) !== 0;
    // Without a rule, the last label is the suffix.
    if (isException) suffix = end + 1;
    else if (suffix === NOT_FOUND || (flags | wildcards) & sections) suffix = start;
    if (isException || found === undefined) break;
    wildcards = flags >> WILDCARD;
  }
  if (labels === 0) return suffix;
  // www.example.com
  //             ^ suffix     the label before it ends at the dot
  return suffix === 0 ? NOT_FOUND : domain.lastIndexOf(".", suffix - 2) + 1;
}
