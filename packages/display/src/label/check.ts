import { classOf } from "../characters/classes.ts";
import { isHidden } from "../characters/hidden.ts";
import { looksLikeDelimiter } from "../characters/look-alikes.ts";
import { mixesScripts } from "../characters/scripts.ts";
import type { LabelIssue, LabelIssueCode } from "./issue.ts";
import { findOddMarks } from "./marks.ts";
import { mixesNumbers } from "./numbers.ts";
import { findStroke } from "./strokes.ts";
import { looksLatinThroughout } from "./whole-script.ts";

/**
 * Returns what is wrong with a label that is to be shown in Unicode: of each kind of issue the first. `tld` is the last
 * label of the domain, in Unicode. The label must be valid by UTS #46, as what `toUnicode` returns is.
 */
export function checkLabel(label: string, tld: string): readonly LabelIssue[] {
  if (!/[^\0-\x7f]/.test(label)) return [];
  const issues: LabelIssue[] = [];
  const add = (code: LabelIssueCode, start: number, end: number): void => {
    if (!issues.some((issue) => issue.code === code)) issues.push({ code, start, end });
  };
  for (let at = 0; at < label.length; at++) {
    const codePoint = label.codePointAt(at) as number;
    const end = at + (codePoint > 0xffff ? 2 : 1);
    const code = issueOf(codePoint, label, at, tld);
    if (code) add(code, at, end);
    at = end - 1;
  }
  if (mixesScripts(label)) add("mixed-scripts", 0, label.length);
  if (mixesNumbers(label)) add("mixed-numbers", 0, label.length);
  const marks = findOddMarks(label);
  if (marks !== null) add("odd-marks", marks.start, marks.end);
  const stroke = findStroke(label);
  if (stroke !== -1) add("looks-like-stroke", stroke, stroke + 1);
  if (looksLatinThroughout(label, tld)) add("looks-latin", 0, label.length);
  return issues;
}

function issueOf(codePoint: number, label: string, at: number, tld: string): LabelIssueCode | null {
  if (codePoint <= 0x7f) return /[\w-]/.test(label[at] as string) ? null : "uncommon-character";
  if (isHidden(codePoint)) return "invisible-character";
  if (looksLikeDelimiter(codePoint)) return "delimiter-look-alike";
  if (codePoint === MIDDLE_DOT) return tld === "cat" && isBetweenLs(label, at) ? null : "uncommon-character";
  const isAbroad = HOMES.get(codePoint)?.includes(tld) === false;
  return isAbroad || classOf(codePoint).isUncommon ? "uncommon-character" : null;
}

/** Catalan writes two l with a dot between them: RFC 5892, appendix A.3. */
function isBetweenLs(label: string, at: number): boolean {
  return label[at - 1] === "l" && label[at + 1] === "l";
}

/** Letters that elsewhere look like b, p, o and e, with the top-level domains of the languages that use them, as in Chromium. */
const HOMES: ReadonlyMap<number, readonly string[]> = /* @__PURE__ */ new Map([
  [0xfe, ["is", "fo"]],
  [0xf0, ["is", "fo"]],
  [0x259, ["az"]],
]);

const MIDDLE_DOT = 0xb7;
