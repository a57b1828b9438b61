import { addToHash, EXCEPTION, findLabel, flagsOf, PARENT, ROOT, type Rules, WILDCARD } from "./rules.ts";

/**
 * Returns where the public suffix of `domain` starts, by the rules of `sections`; -1 if the domain has an empty label.
 * A dot at the end is not a label: `example.com.` has the suffix `com.`. Offsets are UTF-16 code units.
 * @see https://github.com/publicsuffix/list/wiki/Format#formal-algorithm
 */
export function findSuffix(rules: Rules, domain: string, sections: number): number {
  // The algorithm splits a domain into labels, and none is empty.
  if (domain.charCodeAt(0) === DOT || domain.indexOf("..") !== -1) return -1;
  let end = domain.length;
  if (domain.charCodeAt(end - 1) === DOT) end--;

  let suffix = -1;
  let parent = ROOT;
  let wildcards = 0;
  let hash = ROOT;
  for (let i = end - 1; i >= -1; i--) {
    const unit = i < 0 ? DOT : domain.charCodeAt(i);
    if (unit !== DOT) {
      hash = addToHash(hash, unit);
      continue;
    }
    // www.example.com
    //     ^ start    ^ end     the label, when its parent is "com"
    const start = i + 1;
    const place = findLabel(rules, parent, hash, domain, start, end);
    const flags = place < 0 ? 0 : flagsOf(rules, place);
    // An exception wins over all rules, and its suffix is what is behind its first label.
    if (flags & (sections << EXCEPTION)) return end + 1;
    // The rule with the most labels wins. Without a rule the last label is the suffix.
    if ((flags | wildcards) & sections || suffix === -1) suffix = start;
    if (!(flags & PARENT)) break;
    wildcards = flags >> WILDCARD;
    parent = place;
    hash = place;
    end = i;
  }
  return suffix;
}

const DOT = 0x2e;
