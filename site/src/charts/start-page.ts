import { type EngineResult, engineTitle, number, OURS, type Results } from "@url/tooling-benchmarks";
import { type HTML, html } from "../build/html.ts";
import { linearScale, type Scale } from "./axis.ts";
import { barTrack } from "./bars.ts";
import { chartTable } from "./chart-table.ts";
import type { RenderMarkdown } from "./markdown.ts";
import { madeBy } from "./text.ts";

/** `/benchmarks/start/`: what a fresh process takes until its first URL, and what IDNA takes before it is warm. */
export function startPage({ engines }: Results, note: string, markdown: RenderMarkdown): string {
  const started = engines.filter(({ start }) => start !== undefined);
  const scale = linearScale(started.flatMap(({ start }) => start!.map(({ both }) => both)));
  const cold = engines.filter((engine) => engine.cold.length > 0);
  const coldScale = linearScale(cold.flatMap((engine) => engine.cold.map(({ load, first }) => load + first)));
  return html`<h1>Start-up time</h1>
<p>How long a fresh process takes to import an implementation and to parse its first URL, in milliseconds: shorter is better. Packages are in <code>node_modules</code> as npm would put them, and the loader is warm.</p>
<h2 id="first"><a href="#first">The first URL</a></h2>
${started.map((engine) => startChart(engine, scale))}${madeBy("npm run tool -- bench --start --install", "benchmarks")}
${markdown(note)}
<h2 id="idna"><a href="#idna">Cold start of IDNA</a></h2>
<p>What IDNA costs before it is warm, in processes of their own: to load the module, and the first domain that is not ASCII. The second one and the memory of both are beside it.</p>
${cold.map((engine) => coldChart(engine, coldScale))}${madeBy("npm run tool -- bench --install", "benchmarks")}`.html;
}

function startChart(engine: EngineResult, scale: Scale): HTML {
  const title = engineTitle(engine);
  return html`<h3>${title}</h3>
${chartTable({
  label: `Start on ${title}`,
  columns: ["import", "first URL", "both"],
  scale,
  unit: " ms",
  rows: engine.start!.map(({ name, load, first, both }) => ({
    name: html`${nameOf(name)}`,
    track: barTrack(
      nameOf(name),
      [{ name: "both", kind: kindOf(name), value: both, text: `${number(both)} ms` }],
      scale,
    ),
    cells: [load, first, both].map((time) => time.toFixed(2)),
  })),
})}`;
}

function coldChart(engine: EngineResult, scale: Scale): HTML {
  const title = engineTitle(engine);
  return html`<h3>${title}</h3>
${chartTable({
  label: `Cold start of IDNA on ${title}`,
  columns: ["load", "first", "second", "KB"],
  scale,
  unit: " ms",
  rows: engine.cold.map(({ name, load, first, second, memory }) => ({
    name: html`${name}`,
    track: barTrack(
      name,
      [{ name: "load and first domain", kind: kindOf(name), value: load + first, text: `${number(load + first)} ms` }],
      scale,
    ),
    cells: [load.toFixed(1), first.toFixed(2), second.toFixed(2), (memory / 1024).toFixed(0)],
  })),
})}`;
}

function nameOf(name: string): string {
  return name === OURS ? "@url/api" : name.replace(/^@url, /, "@url/api/");
}

function kindOf(name: string): "ours" | "other" {
  return name.startsWith(OURS) ? "ours" : "other";
}
