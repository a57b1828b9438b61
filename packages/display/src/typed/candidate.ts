import { parseURL } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import type { Diagnostic } from "@url/validator";
import { findErrorsWithoutAdvice } from "@url/validator/internal";
import { applyChanges, changeOf, type Edit, type TypedChange } from "./change.ts";

/** A URL that a typed text may mean. */
export interface TypedCandidate {
  readonly url: URLRecord;
  /** The text after all changes, which is parsed to `url`. */
  readonly text: string;
  /** What was changed and why, in the order of the text. The ranges do not overlap. */
  readonly changes: readonly TypedChange[];
}

/**
 * Makes a candidate of edits of `view`, which is `raw` except for full-width characters; `null` if the edited text cannot be
 * parsed. What the parser corrects itself becomes changes too, as far as they keep the URL as it is.
 */
export function toCandidate(
  raw: string,
  view: string,
  edits: readonly Edit[],
  base: URLRecord | undefined,
): TypedCandidate | null {
  const sorted = [...edits].sort(inOrder);
  const edited = applyChanges(view, sorted);
  const result = parseURL(edited, { base });
  if (!result.ok) return null;
  const own = [...sorted, ...widthEdits(raw, view, sorted)].map(changeOf);
  const kept = keptRanges(view, sorted);
  // Of a long text the parser's corrections are not listed: each is tried, and its URL can have nine units for one.
  const isLong = edited.length > LONGEST;
  const corrections = isLong
    ? []
    : findErrorsWithoutAdvice(edited, { base, maxErrors: MOST }).diagnostics.flatMap((error) =>
        correctionOf(error, kept),
      );
  const structural = corrections.filter(({ code }) => code !== "invalid-URL-unit");
  const isSame = (text: string): boolean => {
    if (text === edited) return true;
    const again = parseURL(text, { base });
    return again.ok && again.value.href === result.value.href;
  };
  for (const more of isLong ? [[]] : [corrections, structural, []]) {
    const changes = [...own, ...more].sort(inOrder);
    const text = applyChanges(raw, changes);
    if (isSame(text) && changes.every(({ start }, i) => i === 0 || start >= changes[i - 1]!.end)) {
      return { url: result.value, text, changes };
    }
  }
  return null;
}

function inOrder(a: Omit<Edit, "code">, b: Omit<Edit, "code">): number {
  return a.start - b.start || a.end - b.end;
}

/** Returns an edit for the full-width characters in each range that no other edit replaces. */
function widthEdits(raw: string, view: string, sorted: readonly Edit[]): Edit[] {
  if (raw === view) return [];
  return keptRanges(view, sorted).flatMap(({ start, end }) => {
    let from = start;
    let to = end;
    while (from < to && raw[from] === view[from]) from++;
    while (to > from && raw[to - 1] === view[to - 1]) to--;
    const replacement = view.slice(from, to);
    return from === to ? [] : [{ code: "full-width-converted", start: from, end: to, replacement }];
  });
}

/** A range that no edit replaces, and where it begins in the edited text. */
interface Kept {
  readonly start: number;
  readonly end: number;
  readonly at: number;
}

function keptRanges(view: string, sorted: readonly Edit[]): Kept[] {
  const kept: Kept[] = [];
  let start = 0;
  let at = 0;
  for (const edit of sorted) {
    kept.push({ start, end: edit.start, at });
    at += edit.start - start + edit.replacement.length;
    start = edit.end;
  }
  kept.push({ start, end: view.length, at });
  return kept;
}

/** Returns what the parser corrects at an error, as a change of the raw text; nothing if an edit is there already. */
function correctionOf({ code, message, suggestion }: Diagnostic, kept: readonly Kept[]): TypedChange[] {
  if (suggestion === null) return [];
  const { start, end, replacement } = suggestion;
  const range = kept.find((one) => start >= one.at && end <= one.at + one.end - one.start && one.end > one.start);
  if (range === undefined) return [];
  const shift = range.start - range.at;
  // Without a policy and advice, every code is one of the Standard.
  return [{ code: code as TypedChange["code"], start: start + shift, end: end + shift, replacement, message }];
}

/** How many corrections are listed. */
const MOST = 100;

/** The length of a text whose corrections are listed, in UTF-16 code units. */
const LONGEST = 65_536;
