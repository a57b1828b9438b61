import { columns, visible } from "./visible.ts";

/**
 * Two lines that show where in `input` the range `[start, end)` lies; an empty range gets one caret.
 * Of a long input only the surroundings are shown, cut off with an ellipsis. Offsets are UTF-16 code units.
 *
 *     https://example.com:99999/
 *                         ^^^^^
 */
export function caretLines(input: string, start: number, end: number): string {
  const context = input.length <= LINE ? LINE : CONTEXT;
  const from = boundary(input, Math.max(0, start - context));
  const to = Math.max(start, Math.min(end, start + context));
  const until = boundary(input, Math.min(input.length, to + context));
  const before = (from > 0 ? "…" : "") + visible(input.slice(from, start));
  const marked = visible(input.slice(start, to));
  const after = visible(input.slice(to, until)) + (until < input.length ? "…" : "");
  return `${before}${marked}${after}\n${" ".repeat(columns(before))}${"^".repeat(Math.max(1, columns(marked)))}`;
}

// An input this long is shown whole; of a longer one the marked range and this much on either side, at most: a line
// that the terminal wraps carries the caret away from its place.
const LINE = 76;
const CONTEXT = 24;

/** The offset itself, or the one before it when it would cut a surrogate pair. */
function boundary(input: string, offset: number): number {
  return (input.codePointAt(offset - 1) ?? 0) > 0xffff ? offset - 1 : offset;
}
