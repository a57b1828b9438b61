import { expectLimit } from "@url/result/internal";
import { caretLines } from "./caret.ts";
import { cellsOf } from "./cells.ts";

/**
 * `text` as a terminal can show it on one line: what would move the cursor, hide, or turn the reading direction
 * is written as an escape, and so is a lone surrogate. A backslash stays as it is. It never holds a control. What does
 * not fit into `width` columns is cut off with an ellipsis; without a width nothing is.
 */
export function visible(text: string, width: number = Number.POSITIVE_INFINITY): string {
  expectLimit(width, "visible", "width");
  if (width < Number.POSITIVE_INFINITY) return caretLines(text, 0, 0, width).text;
  return cellsOf(text)
    .map(({ shown }) => shown)
    .join("");
}

/** The columns that `visible(text)` takes: wide characters and emoji two, marks none, others one. */
export function columns(text: string): number {
  return cellsOf(text).reduce((sum, cell) => sum + cell.columns, 0);
}
