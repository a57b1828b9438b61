import type { Edit } from "./change.ts";

/** What is left of a typed text, `[start, end)`, and the edits that remove the rest. */
export interface Trimmed {
  readonly start: number;
  readonly end: number;
  readonly edits: readonly Edit[];
}

/**
 * Removes what is around a URL and not part of it: spaces, invisible characters, quotation marks, brackets, and words or
 * marks in front of it, such as "URL:".
 * Stops as soon as `isValid` says that the rest is valid, because a URL can end in an apostrophe.
 *
 * ```
 *  "<URL:https://example.com/>".
 *        ^ start             ^ end
 * ```
 */
export function trim(text: string, isValid: (text: string) => boolean): Trimmed {
  const edits: Edit[] = [];
  let start = 0;
  let end = text.length;
  const cut = (code: Edit["code"], { start: from, end: to }: Range): void => {
    if (from > start) edits.push({ code, start, end: from, replacement: "" });
    if (to < end) edits.push({ code, start: to, end, replacement: "" });
    start = from;
    end = to;
  };
  // Each round removes something; nobody nests more.
  for (let round = 0; round < 8; round++) {
    const before = end - start;
    cut("spaces-removed", withoutSpaces(text, start, end));
    const rest = text.slice(start, Math.min(start + 60, end));
    // "url" is the scheme of nothing, but valid.
    if (!/^ur[il]:https?:/i.test(rest) && isValid(text.slice(start, end))) break;
    cut("quotes-removed", withoutQuotes(text, start, end));
    const [prefix] = PREFIX.exec(text.slice(start, Math.min(start + 60, end))) ?? [];
    if (prefix !== undefined)
      cut("prefix-removed", { start: start + prefix.length, end: endBefore(text, prefix, end) });
    if (end - start === before) break;
  }
  edits.sort((a, b) => a.start - b.start);
  return { start, end, edits };
}

/** Returns where the URL ends that Markdown put behind `prefix`: before as many asterisks, or the bracket. */
function endBefore(text: string, prefix: string, end: number): number {
  const suffix = prefix.endsWith("](") ? ")" : /^\*+$/.test(prefix) ? prefix : "";
  return text.slice(0, end).endsWith(suffix) ? end - suffix.length : end;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function withoutSpaces(text: string, start: number, end: number): Range {
  let from = start;
  let to = end;
  while (from < to && SPACE.test(text[from] as string)) from++;
  while (to > from && SPACE.test(text[to - 1] as string)) to--;
  return { start: from, end: to };
}

function withoutQuotes(text: string, start: number, end: number): Range {
  if (start === end) return { start, end };
  const close = CLOSED_BY.get(text[start] as string);
  if (close !== undefined) {
    // The sentence may go on after the quotation: "<https://example.com/>."
    let to = end;
    while (to > start + 1 && AFTER_QUOTE.includes(text[to - 1] as string)) to--;
    const isWrapped = to > start + 1 && text[to - 1] === close;
    if (isWrapped && isUnwrapped(text.slice(start + 1, to - 1), close)) return { start: start + 1, end: to - 1 };
  }
  const from = QUOTES.includes(text[start] as string) ? start + 1 : start;
  return { start: from, end: end > from && QUOTES.includes(text[end - 1] as string) ? end - 1 : end };
}

/** Returns true if what is in the brackets is more likely a URL than with them: not a word, and not an IPv6 address. */
function isUnwrapped(inside: string, close: string): boolean {
  return (
    QUOTES.includes(close) ||
    (inside.includes(".") && isBalanced(inside, close) && !/^[0-9a-f.]*:[0-9a-f.]*:/i.test(inside))
  );
}

/** Returns true if every `close` in `inside` has a bracket that it closes. */
function isBalanced(inside: string, close: string): boolean {
  const open = "([{"[")]}".indexOf(close)];
  let depth = 0;
  for (let i = 0; i < inside.length && depth >= 0; i++) {
    if (inside[i] === open) depth++;
    else if (inside[i] === close) depth--;
  }
  return depth === 0;
}

/** White space, control characters, and characters that are invisible. */
const SPACE = /[\s\0- \x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;
/** "URL:", or before a whole URL: a word and a colon, a list's mark, the name of an attribute, a stray colon, Markdown. */
const PREFIX =
  /^(?:ur[il]:\s*(?=\S)|!?\[[^\]]*\]\((?=[a-z]{2,7}[:;.,]?\/\/)|(?:[^\s:/?#=.]{1,20}:\s+|[a-z]{1,12}=["']?)(?=https?:\/\/)|[-:;,>*•·–—]+\s*(?=https?:\/\/))/i;
const QUOTES = "\"'`<>‘’‚‛“”„‟‹›«»「」『』〈〉《》";
const AFTER_QUOTE = ".,;:!?";

const CLOSED_BY: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['"', '"'],
  ["'", "'"],
  ["`", "`"],
  ["<", ">"],
  ["‘", "’"],
  ["‚", "‘"],
  ["“", "”"],
  ["”", "”"],
  ["„", "“"],
  ["‹", "›"],
  ["›", "‹"],
  ["«", "»"],
  ["»", "«"],
  ["「", "」"],
  ["『", "』"],
  ["〈", "〉"],
  ["《", "》"],
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
]);
