import { type HTML, html } from "../build/html.ts";
import { percentOf, rules, type Scale } from "./axis.ts";

/** What is compared, such as an engine: it has a shape, because colour alone says nothing to some. */
export interface Series {
  readonly name: string;
  readonly shape: Shape;
}

export type Shape = keyof typeof SHAPES;

/** Around 0, 0. */
const SHAPES = {
  circle: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z",
  square: "M-3.6-3.6h7.2v7.2h-7.2Z",
  triangle: "M0-4.6 4.4 3.4h-8.8Z",
  diamond: "M0-5 4.6 0 0 5-4.6 0Z",
  cross: "M-4-4 4 4M-4 4 4-4",
  bar: "M0-6V6",
} as const;

export const SHAPE_NAMES: readonly Shape[] = ["circle", "square", "triangle", "diamond", "cross"];

export interface Dot {
  readonly series: Series;
  readonly value: number;
  /** What it says, such as "3.51". */
  readonly text: string;
}

/** One row of a chart: a mark for each value, and a line at 1, left of which ours is slower. */
export function dotTrack(title: string, dots: readonly Dot[], scale: Scale): HTML {
  return html`<svg class="track" width="100%" height="22" role="img">
<title>${title}: ${dots.map(({ series, text }) => `${series.name} ${text}`).join(", ")}</title>
${rules(scale, 1)}${dots.map(({ series, value, text }) => {
  const way = value < 1 ? "below" : "above";
  return html`<svg class="dot ${way}" x="${percentOf(value, scale)}" y="50%" width="1" height="1"><title>${series.name}: ${text}</title><path d="${SHAPES[series.shape]}"/></svg>`;
})}</svg>`;
}

/** Says which shape is which. */
export function legend(series: readonly Series[]): HTML {
  return html`<ul class="legend">${series.map(
    ({ name, shape }) =>
      html`<li><svg width="14" height="14" aria-hidden="true"><svg class="dot above" x="7" y="7" width="1" height="1"><path d="${SHAPES[shape]}"/></svg></svg> ${name}</li>`,
  )}</ul>`;
}
