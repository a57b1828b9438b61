import { type HTML, html } from "../build/html.ts";
import { percentOf, rules, type Scale } from "./axis.ts";

/** "ours" is filled, "other" is an outline with a pattern of its own: they differ without colour. */
export type BarKind = "ours" | "other";

export interface Bar {
  readonly name: string;
  readonly kind: BarKind;
  readonly value: number;
  readonly text: string;
}

const HEIGHT = 12;
const GAP = 3;

/** One row of a chart: a bar for each value, one below the other. `limit` is drawn as a line across, such as a budget. */
export function barTrack(title: string, bars: readonly Bar[], scale: Scale, limit?: number): HTML {
  const height = bars.length * (HEIGHT + GAP) + GAP;
  const zero = percentOf(0, scale);
  return html`<svg class="track" width="100%" height="${height}" role="img">
<title>${title}: ${bars.map(({ name, text }) => `${name} ${text}`).join(", ")}</title>
${rules(scale)}${bars.map(({ name, kind, value, text }, index) => {
  const width = Number.parseFloat(percentOf(value, scale)) - Number.parseFloat(zero);
  return html`<rect class="bar ${kind}" x="${zero}" y="${GAP + index * (HEIGHT + GAP)}" width="${width.toFixed(3)}%" height="${HEIGHT}"><title>${name}: ${text}</title></rect>`;
})}${
  limit !== undefined &&
  html`<line class="limit" x1="${percentOf(limit, scale)}" x2="${percentOf(limit, scale)}" y1="0" y2="${height}"/>`
}</svg>`;
}
