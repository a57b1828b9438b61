import { expectLimit } from "@url/result/internal";
import { type Cell, cellsOf } from "./cells.ts";

/** Two lines: the text, and what marks the range below it. */
export interface CaretLines {
  readonly text: string;
  /** Spaces up to the mark, then one "^" for each column of it. */
  readonly carets: string;
}

/**
 * Shows where in `input` the range `[start, end)` lies, in UTF-16 code units; an empty range gets one caret. A
 * range that cuts a character, a mark or an emoji sequence gets all of it. What does not fit into `width`
 * columns, of which there have to be three, is cut off at either side with an ellipsis. Neither line is longer.
 *
 *     https://example.com:99999/
 *                         ^^^^^
 */
export function caretLines(input: string, start: number, end: number, width = 80): CaretLines {
  expectLimit(width, "caretLines", "width");
  // Nothing is shown but what may fit, however long the input: a column seldom takes more than 8 units.
  const reach = 8 * width;
  const from = boundary(input, Math.max(0, start - reach));
  const until = boundary(input, Math.min(input.length, Math.max(start, Math.min(end, start + reach)) + reach));
  const cells = cellsOf(input.slice(from, until));
  const first = indexAfter(cells, start - from);
  const last = Math.max(first, indexBefore(cells, end - from));
  const window = fit(cells, first, last, width, from > 0, until < input.length);

  const markEnd = Math.min(window.until, last);
  const ellipsis = window.from > 0 || from > 0 ? "…" : "";
  const before = ellipsis + shown(cells, window.from, first);
  const after = shown(cells, markEnd, window.until) + (window.until < cells.length || until < input.length ? "…" : "");
  const space = ellipsis.length + total(cells, window.from, first);
  const length = Math.max(1, total(cells, first, markEnd));
  return {
    text: before + shown(cells, first, markEnd) + after,
    carets: " ".repeat(space) + "^".repeat(length),
  };
}

/** Which cells fit: the marked ones first, then those around them, a cell from each side in turn. */
function fit(
  cells: readonly Cell[],
  first: number,
  last: number,
  width: number,
  cutBefore: boolean,
  cutAfter: boolean,
) {
  // A caret past the end takes a column too.
  const caret = first === cells.length ? 1 : 0;
  if (!cutBefore && !cutAfter && total(cells, 0, cells.length) + caret <= width)
    return { from: 0, until: cells.length };
  // A column on either side is the ellipsis's, and one is the caret's past the end.
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

/** The cell that `offset` lies in, or the number of cells when it lies behind them all. */
function indexAfter(cells: readonly Cell[], offset: number): number {
  const index = cells.findIndex((cell) => cell.end > offset);
  return index === -1 ? cells.length : index;
}

/** One past the last cell that begins before `offset`. */
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

/** The offset itself, or the one before it when it would cut a surrogate pair. */
function boundary(input: string, offset: number): number {
  return (input.codePointAt(offset - 1) ?? 0) > 0xffff ? offset - 1 : offset;
}
