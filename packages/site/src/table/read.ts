import { EXCEPTION, ICANN, RULE, WILDCARD } from "../sections.ts";
import { addLabel, createEmpty, PARENT, ROOT, type Table, UNREAD } from "./labels.ts";

/**
 * Creates a table of the texts of sections, which have `count` labels. The text of a section is a tree. What follows a
 * label says what it is:
 *
 * | after the label | it is |
 * |---|---|
 * | "," or the end of a list | a rule |
 * | "(" | a rule, with a list of labels below it |
 * | "[" | not a rule, with a list of labels below it |
 * | "*" | not a rule, with a wildcard below it; without a label, the wildcard below the parent |
 * | "!" | an exception |
 *
 * A list ends with ")", or with a space if it is below a top-level domain. The top-level domains with a list come first,
 * each after a space. ` jp[ac,kobe[*city!) mm*` has the rules ac.jp, *.kobe.jp, !city.kobe.jp and *.mm. Whether a
 * top-level domain is a rule itself makes no difference, because without a rule the last label is the suffix.
 *
 * Only the top-level domains are read at first: to read all labels takes 14 ms in code that has just started.
 */
export function createTable(texts: readonly string[], count: number): Table {
  const table = createEmpty(texts, count);
  const { text, sectionEnds } = table;
  let section = ICANN;
  let start = 0;
  for (const sectionEnd of sectionEnds) {
    // A space is in front of the first label.
    for (start++; start < sectionEnd; ) {
      const end = labelEnd(text, start);
      const unit = text.charCodeAt(end);
      const hasList = unit === LEFT_PARENTHESIS || unit === LEFT_BRACKET;
      addLabel(table, ROOT, start, end, hasList ? flagsOf(unit, section) | UNREAD : flagsOf(unit, section));
      start = hasList ? text.indexOf(" ", end) + 1 : end + 1;
    }
    section <<= 1;
  }
  return table;
}

/** Reads what is below the top-level domain at `place`, whose label is `domain[start, end)`. */
export function readBelow(table: Table, place: number, domain: string, start: number, end: number): void {
  const { text, slots, sectionEnds } = table;
  slots[place + 3]! &= ~UNREAD;
  const label = ` ${domain.slice(start, end)}`;
  let section = ICANN;
  let from = 0;
  for (const sectionEnd of sectionEnds) {
    const open = indexOfOpen(text, label, from, sectionEnd);
    if (open !== -1) readTree(table, section, place, open + 1);
    from = sectionEnd;
    section <<= 1;
  }
}

/** Returns where the list below `label`, which has a space in front, opens in `text[from, end)`; -1 if there is none. */
function indexOfOpen(text: string, label: string, from: number, end: number): number {
  for (let at = text.indexOf(label, from); at !== -1 && at < end; at = text.indexOf(label, at + 1)) {
    const unit = text.charCodeAt(at + label.length);
    if (unit === LEFT_PARENTHESIS || unit === LEFT_BRACKET) return at + label.length;
  }
  return -1;
}

/** Reads the list of labels below `parent` that starts at `start`. */
function readTree(table: Table, section: number, parent: number, start: number): void {
  const { text, slots } = table;
  const parents: number[] = [];
  let above: number | undefined = parent;
  for (let from = start; above !== undefined; ) {
    const end = labelEnd(text, from);
    const unit = text.charCodeAt(end);
    if (from < end) {
      const place = addLabel(table, above, from, end, flagsOf(unit, section));
      if (unit === LEFT_PARENTHESIS || unit === LEFT_BRACKET) {
        parents.push(above);
        above = place;
      }
    } else if (unit === ASTERISK) {
      slots[above + 3]! |= section << WILDCARD;
    }
    if (unit === RIGHT_PARENTHESIS || unit === SPACE) above = parents.pop();
    from = end + 1;
  }
}

/** Returns the flags of a label with `unit` behind it. */
function flagsOf(unit: number, section: number): number {
  switch (unit) {
    case EXCLAMATION_MARK:
      return section << EXCEPTION;
    case ASTERISK:
      return section << WILDCARD;
    case LEFT_BRACKET:
      return PARENT;
    case LEFT_PARENTHESIS:
      return (section << RULE) | PARENT;
    default:
      return section << RULE;
  }
}

/** Returns where the label that starts at `start` ends. In code that has just started, a loop takes longer. */
function labelEnd(text: string, start: number): number {
  NOT_IN_LABELS.lastIndex = start;
  NOT_IN_LABELS.test(text);
  return NOT_IN_LABELS.lastIndex - 1;
}

const NOT_IN_LABELS = /[^a-z0-9-]/g;
const SPACE = 0x20;
const EXCLAMATION_MARK = 0x21;
const LEFT_PARENTHESIS = 0x28;
const RIGHT_PARENTHESIS = 0x29;
const ASTERISK = 0x2a;
const LEFT_BRACKET = 0x5b;
