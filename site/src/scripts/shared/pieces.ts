import type { Component } from "./components.ts";

/** What is marked in a text: an error, a warning, a difference. An empty range marks a place between two characters. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** The class of the mark: "error", "warning" or "difference". */
  readonly kind: string;
}

/** A piece of a text in which neither component nor marks change; empty where something is missing. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly component: Component | undefined;
  readonly marks: readonly Mark[];
}

/**
 * Cuts `text` where a component or a mark begins or ends. Components do not overlap and are in order; marks may overlap.
 */
export function piecesOf(text: string, components: readonly Component[], marks: readonly Mark[]): Piece[] {
  const inside = marks.filter(({ start, end }) => start >= 0 && start <= end && end <= text.length);
  const cuts = new Set([0, text.length]);
  for (const { start, end } of [...components, ...inside]) cuts.add(start).add(end);
  const places = [...cuts].sort((a, b) => a - b);
  const spans = inside.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start);
  const points = new Map<number, Mark[]>();
  for (const mark of inside) {
    if (mark.start === mark.end) points.set(mark.start, [...(points.get(mark.start) ?? []), mark]);
  }
  const pieces: Piece[] = [];
  let open: Mark[] = [];
  let nextSpan = 0;
  let nextComponent = 0;
  for (const [index, start] of places.entries()) {
    const end = places[index + 1];
    const here = points.get(start);
    if (here !== undefined) pieces.push({ text: "", start, component: undefined, marks: here });
    if (end === undefined) break;
    open = open.filter((mark) => mark.end > start);
    while (spans[nextSpan] !== undefined && spans[nextSpan]!.start <= start) open.push(spans[nextSpan++]!);
    while (components[nextComponent] !== undefined && components[nextComponent]!.end <= start) nextComponent++;
    const component = components[nextComponent];
    pieces.push({
      text: text.slice(start, end),
      start,
      component: component !== undefined && component.start <= start ? component : undefined,
      marks: [...open],
    });
  }
  return pieces;
}

/** Returns the classes of the span that a piece is drawn as; "" if it needs none. */
export function classesOf({ text, component, marks }: Piece): string {
  return [
    ...(component === undefined ? [] : ["part", `part-${component.name}`]),
    ...(marks.length === 0 ? [] : ["mark", ...new Set(marks.map(({ kind }) => `mark-${kind}`))]),
    ...(text === "" ? ["mark-empty"] : []),
  ].join(" ");
}
