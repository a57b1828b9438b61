/** A place in a text, as the Language Server Protocol counts: lines from 0, UTF-16 code units in the line from 0. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** From `start` up to, not including, `end`. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** The range `[start, end)` of `text`, in UTF-16 code units, by lines. A line ends with LF, CRLF or CR. */
export function rangeAt(text: string, start: number, end: number): Range {
  return rangesIn(text)(start, end);
}

/** As {@link rangeAt}, for many ranges of one text: it is read once. */
export function rangesIn(text: string): (start: number, end: number) => Range {
  const lineStarts = lineStartsOf(text);
  const positionAt = (offset: number): Position => {
    let [low, high] = [0, lineStarts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (lineStarts[middle]! <= offset) low = middle + 1;
      else high = middle;
    }
    return { line: low, character: offset - (lineStarts[low - 1] ?? 0) };
  };
  return (start, end) => ({ start: positionAt(start), end: positionAt(end) });
}

/** Where lines begin, but for the first one. */
function lineStartsOf(text: string): number[] {
  const starts: number[] = [];
  LINE_END.lastIndex = 0;
  while (LINE_END.exec(text) !== null) starts.push(LINE_END.lastIndex);
  return starts;
}

const LINE_END = /\r\n|[\n\r]/g;
