import { addFlags, addLabel, EXCEPTION, ROOT, RULE, type Rules, WILDCARD } from "./rules.ts";

/**
 * Adds the rules of a table of `src/tables`, which is `rules.text[start, end)`, to a section.
 *
 * A table is a tree. After a label come "?" if it is not a rule, or "!" if it is an exception, and its children in
 * parentheses; "," separates labels. `jp(ac,kobe?(*,city!))` has the rules jp, ac.jp, *.kobe.jp and !city.kobe.jp.
 */
export function readTable(rules: Rules, section: number, start: number, end: number): void {
  const { text } = rules;
  const parents: number[] = [];
  let parent = ROOT;
  let from = start;
  let place = ROOT;
  for (let i = start; i <= end; i++) {
    const unit = i === end ? COMMA : text.charCodeAt(i);
    if (unit >= HYPHEN && unit !== QUESTION_MARK) continue;
    if (unit === ASTERISK) {
      addFlags(rules, parent, section << WILDCARD);
    } else if (from < i) {
      // The unit after the label: any but "?" and "!" says that it is a rule.
      place = addLabel(rules, parent, from, i);
      if (unit !== QUESTION_MARK) addFlags(rules, place, section << (unit === EXCLAMATION_MARK ? EXCEPTION : RULE));
    }
    if (unit === LEFT_PARENTHESIS) {
      parents.push(parent);
      parent = place;
    } else if (unit === RIGHT_PARENTHESIS) {
      parent = parents.pop()!;
    }
    from = i + 1;
  }
}

const EXCLAMATION_MARK = 0x21;
const LEFT_PARENTHESIS = 0x28;
const RIGHT_PARENTHESIS = 0x29;
const ASTERISK = 0x2a;
const COMMA = 0x2c;
/** Labels consist of this and of what is higher, except "?". */
const HYPHEN = 0x2d;
const QUESTION_MARK = 0x3f;
