import { flatten, LONG } from "@url/percent/internal";
import { expectLimit, expectText } from "@url/result/internal";
import { drawLines } from "./caret.ts";
import { cellsOf } from "./cells.ts";

/**
 * Returns `text` in a form that a terminal can show on one line. Characters that move the cursor, are invisible or change
 * the reading direction are replaced by escapes such as `\u{1B}`, and so are lone surrogates. A backslash stays as it is.
 * What does not fit into `width` columns is cut off with an ellipsis; by default nothing is cut off.
 * @throws TypeError or RangeError if `width` is not a non-negative integer or Infinity
 * @example visible("a\tb") // → "a\\tb"
 * @see https://www.unicode.org/reports/tr11/
 */
export function visible(text: string, width: number = Number.POSITIVE_INFINITY): string {
  expectText(text, "visible", "text");
  expectLimit(width, "visible", "width");
  if (width < Number.POSITIVE_INFINITY) return width ? drawLines(text, 0, 0, width).text : "";
  let done = "";
  let output = "";
  for (const { shown } of cellsOf(text)) {
    output += shown;
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
  }
  return done + output;
}

/** Returns how many columns `visible(text)` takes: two for wide characters and emoji, none for marks, one for all others. */
export function columns(text: string): number {
  let sum = 0;
  for (const cell of cellsOf(text)) sum += cell.columns;
  return sum;
}

/** Returns the first `max` UTF-16 code units of `text`, or one fewer if that would cut a surrogate pair. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return text.slice(0, (text.codePointAt(max - 1) ?? 0) > 0xffff ? max - 1 : max);
}
