import { cellsOf } from "./cells.ts";

/**
 * `text` as a terminal can show it on one line: what would move the cursor, hide, or turn the reading direction
 * is written as an escape, and so is a lone surrogate. A backslash stays as it is. It never holds a control.
 */
export function visible(text: string): string {
  return cellsOf(text)
    .map(({ shown }) => shown)
    .join("");
}

/** The columns that `visible(text)` takes: wide characters and emoji two, marks none, others one. */
export function columns(text: string): number {
  return cellsOf(text).reduce((sum, cell) => sum + cell.columns, 0);
}
