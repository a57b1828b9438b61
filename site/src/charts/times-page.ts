import {
  CASES,
  count,
  type EngineResult,
  engineTitle,
  longTitle,
  NATIVE,
  number,
  OURS,
  type Results,
} from "@url/tooling-benchmarks";
import { type HTML, html } from "../build/html.ts";
import { table } from "../reference/table.ts";
import { madeBy, titleHTML } from "./text.ts";

/** Every time of every implementation on one engine: on `/benchmarks/times/` for the first, and on a page below it for others. */
export function timesPage({ engines }: Results, engine: EngineResult): string {
  return html`<h1>Every time, ${engineTitle(engine)}</h1>
<p>Nanoseconds an input, the median of all rounds, and the quartiles of the ratio to the first implementation that ours is compared with.</p>
<p class="letters-of">${engines.map((one, index) => html`${index > 0 && " · "}<a href="${timesAddress(engines, one)}">${engineTitle(one)}</a>`)}</p>
${engineSection(engine)}${madeBy("npm run tool -- bench --install", "benchmarks")}`.html;
}

/** Returns the address of the page with the times of an engine. */
export function timesAddress(engines: readonly EngineResult[], engine: EngineResult): string {
  return engine === engines[0] ? "/benchmarks/times/" : `/benchmarks/times/${idOf(engine)}/`;
}

function idOf(engine: EngineResult): string {
  return engineTitle(engine)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
}

function engineSection(engine: EngineResult): HTML {
  return html`<h2 id="${idOf(engine)}"><a href="#${idOf(engine)}">${longTitle(engine)}</a></h2>
${table(
  longTitle(engine),
  ["row", "inputs", "ours", "native", "others", "ratio", "quartiles"],
  engine.cases.map(({ key, inputs, times, ratios }) => {
    const ratio = Object.values(ratios)[0];
    const others = Object.entries(times).filter(([name]) => name !== OURS && name !== NATIVE);
    return [
      titleHTML(CASES.find((one) => one.key === key)?.title ?? key),
      count(inputs),
      timeOf(times[OURS]?.median),
      timeOf(times[NATIVE]?.median),
      html`${others.map(([name, { median }], index) => html`${index > 0 && html`<br>`}<span class="other">${name} ${number(median)}</span>`)}`,
      timeOf(ratio?.median),
      ratio === undefined ? "" : `${number(ratio.low)}–${number(ratio.high)}`,
    ];
  }),
)}`;
}

function timeOf(value: number | undefined): string {
  return value === undefined ? "" : number(value);
}
