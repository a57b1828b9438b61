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
  const from = positionAfter(text, 0, start, { line: 0, character: 0 });
  return { start: from, end: positionAfter(text, start, end, from) };
}

/** Where `until` is, when `from` is at `position`. */
function positionAfter(text: string, from: number, until: number, position: Position): Position {
  let { line } = position;
  let lineStart = from - position.character;
  for (let at = from; at < until; at++) {
    const unit = text.charCodeAt(at);
    // The CR of a CRLF ends no line of its own.
    if (unit === LF || (unit === CR && text.charCodeAt(at + 1) !== LF)) {
      line++;
      lineStart = at + 1;
    }
  }
  return { line, character: until - lineStart };
}

const LF = 0x0a;
const CR = 0x0d;
