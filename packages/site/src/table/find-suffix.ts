import { NO_SUFFIX, NOT_CANONICAL } from "../find.ts";
import { EXCEPTION, WILDCARD } from "../sections.ts";
import { findLabel, PARENT, ROOT, type Table, UNREAD } from "./labels.ts";
import { readBelow } from "./read.ts";

/**
 * A {@link Find} by the rules of a table. It walks from the last label to the first; a dot at the end is not a label.
 * Text that consists of lower-case letters, digits, "-" and "_", and is certainly not an IPv4 address, is canonical: so
 * most text is read only once.
 */
export function findSuffix(table: Table, domain: string, sections: number, isCanonical: boolean): number {
  let end = domain.length;
  if (end > 1 && domain.charCodeAt(end - 1) === DOT) end--;
  let suffix = NO_SUFFIX;
  let parent = ROOT;
  let wildcards = 0;
  let searching = true;
  for (let i = end - 1; i >= -1; i--) {
    const unit = i < 0 ? DOT : domain.charCodeAt(i);
    if (unit !== DOT) {
      if (!isCanonical && !isPlain(unit)) return NOT_CANONICAL;
      continue;
    }
    // www.example.com
    //     ^ start    ^ end     the label, when its parent is "com"
    const start = i + 1;
    if (start === end) return NO_SUFFIX;
    if (searching) {
      if (suffix === NO_SUFFIX) {
        // Only a label that starts with a digit can be the last one of an IPv4 address.
        if (!isCanonical && domain.charCodeAt(start) < COLON) return NOT_CANONICAL;
        // Without a rule, the last label is the suffix.
        suffix = start;
      }
      const place = findLabel(table, parent, domain, start, end);
      let flags = place < 0 ? 0 : table.slots[place + 3]!;
      if (flags & UNREAD) {
        readBelow(table, place, domain, start, end);
        flags = table.slots[place + 3]!;
      }
      // The rule with the most labels wins, but an exception wins over all: its suffix starts behind its first label.
      if ((flags | wildcards) & sections) suffix = start;
      const isException = (flags & (sections << EXCEPTION)) !== 0;
      if (isException) suffix = end + 1;
      searching = !isException && (flags & (PARENT | (sections << WILDCARD))) !== 0;
      wildcards = flags >> WILDCARD;
      parent = place;
    }
    end = i;
  }
  return suffix;
}

/** What most domains consist of besides dots, and what the host parser leaves as it is. */
function isPlain(unit: number): boolean {
  return (unit > 0x60 && unit < 0x7b) || (unit > 0x2f && unit < COLON) || unit === 0x2d || unit === 0x5f;
}

const DOT = 0x2e;
const COLON = 0x3a;
