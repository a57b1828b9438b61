import { cellsOf } from "./cells.ts";

/** A word of a line, which is not broken unless it is longer than the line. */
export interface Word {
  readonly text: string;
  /** Puts color around each piece of the text. */
  readonly paint?: (text: string) => string;
}

/** What {@link wrap} puts in front of the first line and of each other one. Both count towards the width. */
export interface Indents {
  readonly first: string;
  readonly rest: string;
}

/** Puts words on lines of at most `width` columns, with what would steer a terminal as escapes. */
export function wrap(words: readonly Word[], width: number, { first, rest }: Indents): string {
  let lines = first;
  let room = width - first.length;
  let isLineStart = true;
  for (const { text, paint = plain } of words) {
    piecesOf(text, width - rest.length).forEach((piece, index) => {
      if (index > 0 || piece.columns + (isLineStart ? 0 : 1) > room) {
        lines += `\n${rest}`;
        room = width - rest.length;
        isLineStart = true;
      }
      const space = isLineStart ? "" : " ";
      lines += space + paint(piece.text);
      room -= space.length + piece.columns;
      isLineStart = false;
    });
  }
  return lines;
}

/** `text` in pieces of at most `width` columns. */
function piecesOf(text: string, width: number): { text: string; columns: number }[] {
  const pieces = [{ text: "", columns: 0 }];
  for (const cell of cellsOf(text)) {
    const last = pieces[pieces.length - 1]!;
    if (last.columns + cell.columns > width && last.columns > 0) {
      pieces.push({ text: cell.shown, columns: cell.columns });
    } else {
      last.text += cell.shown;
      last.columns += cell.columns;
    }
  }
  return pieces;
}

function plain(text: string): string {
  return text;
}
