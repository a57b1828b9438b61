import { expectLimit, expectOffset, expectText, refuse } from "@url/result/internal";
import { type Cell, cellsOf } from "./cells.ts";

/** Two lines: the text, and the marks of the range below it. */
export interface CaretLines {
  /** The text as a terminal can show it. */
  readonly text: string;
  /** Spaces up to the mark, then one "^" for each column of it. */
  readonly carets: string;
}

/**
 * Returns `input` and a line of carets below the range `[start, end)`, in UTF-16 code units. An empty range gets one caret.
 * A range that cuts a character, a mark or an emoji sequence marks all of it. What does not fit into `width` columns is
 * cut off with an ellipsis at either side, so neither line is longer than `width`, which must be at least 3. Control
 * characters are shown as escapes.
 *
 *     https://example.com:99999/
 *                         ^^^^^
 *
 * @throws TypeError or RangeError if `start` or `end` is not a non-negative integer, or `width` not one or Infinity
 * @throws RangeError if `width` is less than 3
 * @example caretLines("https://a:x/", 10, 11).carets // → "          ^"
 * @see https://www.unicode.org/reports/tr11/
 */
export function caretLines(input: string, start: number, end: number, width = 80): CaretLines {
  expectText(input, "caretLines", "input");
  expectOffset(start, "caretLines", "start");
  expectOffset(end, "caretLines", "end");
  expectLimit(width, "caretLines", "width");
  if (width < 3) refuse(width, "caretLines", "width", "at least 3", "number");
  return drawLines(input, start, end, width);
}

/** `caretLines` without its checks. A mark and an ellipsis on either side of it need 3 columns. */
export function drawLines(input: string, start: number, end: number, width: number): CaretLines {
  const text = input;
  // Only what may fit is examined, however long the input is: a column seldom takes more than 8 units.
  const reach = 8 * width;
  const from = boundary(text, Math.max(0, start - reach));
  const until = boundary(text, Math.min(text.length, Math.max(start, Math.min(end, start + reach)) + reach));
  const cells = Array.from(cellsOf(text.slice(from, until)));
  const first = indexAfter(cells, start - from);
  const last = Math.max(first, indexBefore(cells, end - from));
  const window = fit(cells, first, last, width, from > 0, until < text.length);

  const markEnd = Math.min(window.until, last);
  const ellipsis = window.from > 0 || from > 0 ? "…" : "";
  const before = ellipsis + shown(cells, window.from, first);
  const after = shown(cells, markEnd, window.until) + (window.until < cells.length || until < text.length ? "…" : "");
  const space = ellipsis.length + total(cells, window.from, first);
  const length = Math.max(1, total(cells, first, markEnd));
  return {
    text: before + shown(cells, first, markEnd) + after,
    carets: " ".repeat(space) + "^".repeat(length),
  };
}

/** Chooses the cells that fit: first the marked ones, then those around them, one from each side in turn. */
function fit(
  cells: readonly Cell[],
  first: number,
  last: number,
  width: number,
  cutBefore: boolean,
  cutAfter: boolean,
) {
  // A caret after the end takes a column too.
  const caret = first === cells.length ? 1 : 0;
  if (!cutBefore && !cutAfter && total(cells, 0, cells.length) + caret <= width)
    return { from: 0, until: cells.length };
  // One column on either side is for an ellipsis, and one for a caret after the end.
  let room = width - 3;
  let from = first;
  let until = first;
  const take = (index: number): boolean => {
    const cell = cells[index];
    if (cell === undefined || cell.columns > room) return false;
    room -= cell.columns;
    return true;
  };
  while (until < last && take(until)) until++;
  // A marked cell wider than the line is shown as an ellipsis.
  if (until < last) return { from, until };
  for (let grows = true; grows; ) {
    grows = false;
    if (take(from - 1)) {
      from--;
      grows = true;
    }
    if (take(until)) {
      until++;
      grows = true;
    }
  }
  return { from, until };
}

/** Returns the index of the cell that contains `offset`, or the number of cells if `offset` is after all of them. */
function indexAfter(cells: readonly Cell[], offset: number): number {
  const index = cells.findIndex((cell) => cell.end > offset);
  return index === -1 ? cells.length : index;
}

/** Returns the index after the last cell that begins before `offset`. */
function indexBefore(cells: readonly Cell[], offset: number): number {
  const index = cells.findIndex((cell) => cell.start >= offset);
  return index === -1 ? cells.length : index;
}

function shown(cells: readonly Cell[], from: number, until: number): string {
  return cells
    .slice(from, until)
    .map((cell) => cell.shown)
    .join("");
}

function total(cells: readonly Cell[], from: number, until: number): number {
  return cells.slice(from, until).reduce((sum, { columns }) => sum + columns, 0);
}

/** Returns the offset itself, or the one before it if it would cut a surrogate pair. */
function boundary(input: string, offset: number): number {
  return (input.codePointAt(offset - 1) ?? 0) > 0xffff ? offset - 1 : offset;
}
