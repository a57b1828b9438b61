/** A range of a text that is underlined, in UTF-16 code units; empty where something is missing. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly level: "error" | "warning";
}

/** A piece of a text in which the marks do not change; empty for a mark without characters. */
export interface Piece {
  readonly start: number;
  readonly text: string;
  readonly level: Mark["level"] | null;
}

/** Cuts a text into pieces, in order. An error covers a warning in the same place. */
export function cutText(text: string, marks: readonly Mark[]): Piece[] {
  const places = [...new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])];
  places.sort((a, b) => a - b);
  const pieces: Piece[] = [];
  places.forEach((start, index) => {
    const empty = marks.filter((mark) => mark.start === start && mark.end === start);
    if (empty.length > 0) pieces.push({ start, text: "", level: levelOf(empty) });
    const end = places[index + 1];
    if (end === undefined) return;
    const level = levelOf(marks.filter((mark) => mark.start <= start && mark.end >= end));
    pieces.push({ start, text: text.slice(start, end), level });
  });
  return pieces;
}

/**
 * Returns the marks of `before` in their places in `after`, a text that a person is still composing. What was changed
 * has no marks.
 */
export function moveMarks(marks: readonly Mark[], before: string, after: string): Mark[] {
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same++;
  let rest = 0;
  while (rest < shorter - same && before[before.length - 1 - rest] === after[after.length - 1 - rest]) rest++;
  const moved = after.length - before.length;
  return marks.flatMap((mark) => {
    if (mark.end <= same) return [mark];
    if (mark.start < before.length - rest) return [];
    return [{ ...mark, start: mark.start + moved, end: mark.end + moved }];
  });
}

function levelOf(marks: readonly Mark[]): Mark["level"] | null {
  if (marks.some(({ level }) => level === "error")) return "error";
  return marks.length === 0 ? null : "warning";
}
