import { NOT_CANONICAL, NOT_FOUND } from "../find.ts";
import { EXCEPTION, WILDCARD } from "../sections.ts";
import { findLabel, hashOf, PARENT, ROOT, type Table, UNREAD } from "./labels.ts";
import { readBelow } from "./read.ts";

/**
 * A `Find` by the rules of a table. It walks from the last label to the first; a dot at the end is not a label. Text that
 * consists of lower-case letters, digits, "-" and "_", and is certainly not an IPv4 address, is canonical: so most text
 * is read only once.
 */
export function findSuffix(
  table: Table,
  domain: string,
  sections: number,
  isCanonical: boolean,
  labels: 0 | 1,
): number {
  let end = domain.length;
  if (end > 1 && domain.charCodeAt(end - 1) === DOT) end--;
  let start = labelStart(domain, end, isCanonical);
  if (start < 0 || start === end) return start < 0 ? start : NOT_FOUND;
  // The last label of an IPv4 address starts with a digit.
  if (!isCanonical && domain.charCodeAt(start) < COLON) return NOT_CANONICAL;

  // Without a rule, the last label is the suffix.
  let suffix = start;
  // Where the label before the suffix starts, if there is one.
  let before = NOT_FOUND;
  let parent = ROOT;
  let wildcards = 0;
  for (let searching = true; ; ) {
    // www.example.com
    //     ^ start    ^ end     the label, when its parent is "com"
    if (searching) {
      const place = findLabel(table, parent, hashOf(parent, domain, start, end), domain, start, end);
      let flags = place < 0 ? 0 : table.slots[place + 3]!;
      if (flags & UNREAD) {
        readBelow(table, place, domain, start, end);
        flags = table.slots[place + 3]!;
      }
      // The rule with the most labels wins, but an exception wins over all: its suffix starts behind its first label.
      const isException = (flags & (sections << EXCEPTION)) !== 0;
      if (isException) suffix = end + 1;
      else if ((flags | wildcards) & sections) suffix = start;
      searching = !isException && (flags & (PARENT | (sections << WILDCARD))) !== 0;
      wildcards = flags >> WILDCARD;
      parent = place;
    }
    if (suffix === start) before = NOT_FOUND;
    if (suffix === end + 1) before = start;
    if (start === 0) return labels === 0 ? suffix : before;

    // After the search, the labels in front can still say that the text is not a domain.
    end = start - 1;
    start = labelStart(domain, end, isCanonical);
    if (start < 0 || start === end) return start < 0 ? start : NOT_FOUND;
  }
}

/** Returns where the label that ends at `end` starts; {@link NOT_CANONICAL} if it has to be parsed first. */
function labelStart(domain: string, end: number, isCanonical: boolean): number {
  let start = end;
  for (; start > 0; start--) {
    const unit = domain.charCodeAt(start - 1);
    if (unit === DOT) break;
    if (!isCanonical && !isPlain(unit)) return NOT_CANONICAL;
  }
  return start;
}

/** What most domains consist of besides dots, and what the host parser leaves as it is. */
function isPlain(unit: number): boolean {
  return (unit > 0x60 && unit < 0x7b) || (unit > 0x2f && unit < COLON) || unit === 0x2d || unit === 0x5f;
}

const DOT = 0x2e;
const COLON = 0x3a;
