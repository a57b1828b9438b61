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

/** `/benchmarks/times/`: every time of every implementation on every engine. */
export function timesPage({ engines }: Results): string {
  return html`<h1>Every time</h1>
<p>Nanoseconds an input, the median of all rounds, and the quartiles of the ratio to the first implementation that ours is compared with.</p>
<p class="letters-of">${engines.map((engine, index) => html`${index > 0 && " · "}<a href="#${idOf(engine)}">${engineTitle(engine)}</a>`)}</p>
${engines.map(engineSection)}${madeBy("npm run tool -- bench --install", "benchmarks")}`.html;
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
