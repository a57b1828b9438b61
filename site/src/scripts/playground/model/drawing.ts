import { visible } from "@url/validator";
import { AROUND, DRAWN_WHOLE } from "./limits.ts";
import { boundary } from "./shorten.ts";

/** A range of a text in UTF-16 code units. It is empty where something is missing. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly level: "error" | "warning";
}

/** A piece of a drawn text, in the order of the text. `marks` are indexes of the marks that the piece belongs to. */
export type DrawnPiece =
  | { readonly kind: "text"; readonly text: string; readonly marks: readonly number[] }
  /** Nothing is there, and something should be. */
  | { readonly kind: "place"; readonly marks: readonly number[] }
  /** Units of a long text that are not drawn. */
  | { readonly kind: "gap"; readonly units: number };

/**
 * Cuts a text at the ends of the marks. Of a text that is longer than `DRAWN_WHOLE`, only the ends and what is around the
 * marks is drawn, so a page never lays out a megabyte.
 */
export function drawText(text: string, marks: readonly Mark[]): DrawnPiece[] {
  const pieces: DrawnPiece[] = [];
  let drawn = 0;
  for (const { start, end } of windowsOf(text, marks)) {
    if (start > drawn) pieces.push({ kind: "gap", units: start - drawn });
    drawWindow(text, start, end, marks, pieces);
    drawn = end;
  }
  if (drawn < text.length) pieces.push({ kind: "gap", units: text.length - drawn });
  return pieces;
}

interface Window {
  start: number;
  end: number;
}

/** Returns the ranges to draw, in order and without overlaps. */
function windowsOf(text: string, marks: readonly Mark[]): Window[] {
  if (text.length <= DRAWN_WHOLE) return [{ start: 0, end: text.length }];
  const wanted: Window[] = [
    { start: 0, end: AROUND },
    { start: text.length - AROUND, end: text.length },
  ];
  for (const { start, end } of marks) {
    wanted.push({ start: start - AROUND, end: Math.min(end, start + AROUND) + AROUND });
    // Of a long range, its end is drawn too.
    if (end > start + AROUND) wanted.push({ start: end - AROUND, end: end + AROUND });
  }
  wanted.sort((a, b) => a.start - b.start);
  const windows: Window[] = [];
  for (const { start, end } of wanted) {
    const from = boundary(text, Math.max(start, 0));
    const to = boundary(text, Math.min(end, text.length));
    const last = windows.at(-1);
    if (last && from <= last.end) last.end = Math.max(last.end, to);
    else windows.push({ start: from, end: to });
  }
  return windows;
}

/** Draws `text[start, end)`: a piece for each range in which the same marks hold. */
function drawWindow(text: string, start: number, end: number, marks: readonly Mark[], pieces: DrawnPiece[]): void {
  const inside = marks.flatMap((mark, index) => (mark.start <= end && mark.end >= start ? [{ ...mark, index }] : []));
  const cuts = new Set([start, end]);
  for (const mark of inside) {
    cuts.add(Math.max(mark.start, start));
    cuts.add(Math.min(mark.end, end));
  }
  const places = [...cuts].sort((a, b) => a - b);
  places.forEach((from, i) => {
    const empty = inside.filter((mark) => mark.start === from && mark.end === from).map(({ index }) => index);
    if (empty.length > 0) pieces.push({ kind: "place", marks: empty });
    const to = places[i + 1];
    if (to === undefined) return;
    const covering = inside.filter((mark) => mark.start < to && mark.end > from).map(({ index }) => index);
    pieces.push({ kind: "text", text: visible(text.slice(from, to)), marks: covering });
  });
}
