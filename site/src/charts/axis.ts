import { type LogScale, placeOf, valueAt } from "@url/tooling-benchmarks/svg";
import { type HTML, html } from "../build/html.ts";

/** How values become places: by their logarithms, or in proportion from 0 on. */
export type Scale = LogScale | { readonly upTo: number };

/** A mark at an end needs room: places are between 3 and 97 per cent of the width. */
const MARGIN = 3;

/** Returns where a value is drawn, in per cent of the width. */
export function percentOf(value: number, scale: Scale): string {
  const place = "upTo" in scale ? Math.min(1, Math.max(0, value / scale.upTo)) : placeOf(value, scale);
  return `${(MARGIN + place * (100 - 2 * MARGIN)).toFixed(3)}%`;
}

/** Returns the value that is drawn at a place: what {@link percentOf} was given. */
export function valueDrawnAt(percent: string, scale: Scale): number {
  const place = (Number.parseFloat(percent) - MARGIN) / (100 - 2 * MARGIN);
  return "upTo" in scale ? place * scale.upTo : valueAt(place, scale);
}

/** Returns the shortest axis of logarithms that has all values and 1, and ends at steps of 1, 2 and 5. */
export function logScale(values: readonly number[]): LogScale {
  const low = values.reduce((least, value) => Math.min(least, value), 1);
  const high = values.reduce((most, value) => Math.max(most, value), 1);
  const steps = STEPS.flatMap((power) => [power, 2 * power, 5 * power]);
  const below = steps.filter((step) => step <= low);
  return {
    from: below[below.length - 1] ?? low,
    to: steps.find((step) => step >= high && step > low) ?? high,
  };
}

/** Returns an axis from 0 to the next of 1, 1.5, 2, 3, 5 and 7 times a power of ten. */
export function linearScale(values: readonly number[]): Scale {
  const high = values.reduce((most, value) => Math.max(most, value), 0);
  const steps = STEPS.flatMap((power) => [1, 1.5, 2, 3, 5, 7].map((step) => step * power));
  return { upTo: steps.find((step) => step >= high) ?? high };
}

/** Returns the values that an axis names. */
export function ticksOf(scale: Scale): number[] {
  if ("upTo" in scale) return [0, scale.upTo / 2, scale.upTo];
  const { from, to } = scale;
  const powers = STEPS.filter((power) => power >= from * 0.999 && power <= to * 1.001);
  // More names than these would overlap on a phone.
  if (to / from > 30) return powers;
  return STEPS.flatMap((power) => [power, 2 * power, 5 * power]).filter(
    (tick) => tick >= from * 0.999 && tick <= to * 1.001,
  );
}

/** The names of the ticks, above a column of tracks. */
export function axis(scale: Scale, unit: string): HTML {
  const ticks = ticksOf(scale);
  const last = ticks.length - 1;
  return html`<svg class="axis" width="100%" height="18" aria-hidden="true">${ticks.map(
    (tick, index) =>
      html`<text x="${percentOf(tick, scale)}" y="13" text-anchor="${index === last ? "end" : index === 0 ? "start" : "middle"}">${nameOf(tick)}${index === last && unit}</text>`,
  )}</svg>`;
}

/** The thin lines of the ticks, behind the marks of a track. */
export function rules(scale: Scale, baseline?: number): HTML[] {
  return ticksOf(scale).map((tick) => {
    const x = percentOf(tick, scale);
    return html`<line class="${tick === baseline ? "baseline" : "rule"}" x1="${x}" x2="${x}" y2="100%"/>`;
  });
}

function nameOf(tick: number): string {
  return tick >= 1000 ? String(tick).replace(/\B(?=(\d{3})+$)/g, ",") : String(Number(tick.toPrecision(3)));
}

const STEPS = [1e-3, 1e-2, 1e-1, 1, 10, 100, 1000, 10_000, 100_000];
