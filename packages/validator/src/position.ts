/** A place in a text as the Language Server Protocol counts it: lines from 0, and UTF-16 code units of the line from 0. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** A range of a text; `end` is not part of it. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/**
 * Returns a function that converts ranges `[start, end)` of `text`, in UTF-16 code units, to lines. The text is read only
 * once. A line ends with LF, CRLF or CR.
 */
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

/** Returns where the second line and all lines after it begin. */
function lineStartsOf(text: string): Readonly<Uint32Array> {
  // A list that grows takes 20 bytes for each line.
  const starts = new Uint32Array(text.length);
  let count = 0;
  LINE_END.lastIndex = 0;
  while (LINE_END.test(text)) starts[count++] = LINE_END.lastIndex;
  return starts.subarray(0, count);
}

const LINE_END = /\r\n|[\n\r]/g;
