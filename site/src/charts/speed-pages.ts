import { howItWasMeasured, type Results, reasonFor, titleOf } from "@url/tooling-benchmarks";
import { type HTML, html } from "../build/html.ts";
import { legend } from "./dots.ts";
import type { RenderMarkdown } from "./markdown.ts";
import { comparisonsOf, seriesOf, speedCharts } from "./speed.ts";
import { madeBy, titleHTML } from "./text.ts";
import { TOPICS, type Topic, topicAddress } from "./topics.ts";

/** `/benchmarks/`: what the ratios are about, those of URLs of the web, and how all of them were measured. */
export function ratiosPage(results: Results, markdown: RenderMarkdown): string {
  const [first, ...others] = TOPICS;
  return html`<h1>Benchmarks</h1>
<p>A number says how many times longer the other took than ours: <strong class="plain">right of the line, ours is faster; left of it, ours is slower.</strong> Unless a row names another, the other is the <code>URL</code> or <code>URLSearchParams</code> of the engine itself. Each mark is an engine. Numbers below their target are bold, and below 1 where there is no target.</p>
<p>All rows in which ours is slower on some engine, or misses its target, are on <a href="/benchmarks/losses/">a page of their own, with the reason</a>.</p>
<h2 id="${first!.id}"><a href="#${first!.id}">${first!.title}</a></h2>
${topicChart(first!, results)}
<h2 id="more"><a href="#more">More charts</a></h2>
<ul>
${others.map((topic) => html`<li><a href="${topicAddress(topic)}">${topic.title}</a>: ${topic.text}</li>\n`)}</ul>
<h2 id="how"><a href="#how">How it was measured</a></h2>
${markdown(
  howItWasMeasured(results)
    .map((fact) => `- ${fact}`)
    .join("\n"),
)}`.html;
}

/** `/benchmarks/setters/` and the like: the ratios of what one topic is about. */
export function topicPage(topic: Topic, results: Results): string {
  return html`<h1>${topic.title}</h1>
<p>How many times longer the other took than ours: right of the line, ours is faster. <a href="/benchmarks/#how">How it was measured</a></p>
${topicChart(topic, results)}`.html;
}

function topicChart({ title, text, has }: Topic, { engines }: Results): HTML {
  const series = seriesOf(engines);
  const rows = comparisonsOf(engines).filter(({ key }) => has(key));
  return html`<p>${text}</p>
${legend(series)}
${speedCharts(title, rows, series)}${madeBy("npm run tool -- bench --install", "benchmarks")}`;
}

/** `/benchmarks/losses/`: every comparison in which ours is slower or misses its target, and why. */
export function lossesPage(
  { engines }: Results,
  notes: Readonly<Record<string, string>>,
  markdown: RenderMarkdown,
): string {
  const series = seriesOf(engines);
  const all = comparisonsOf(engines);
  const rows = all.filter((row) => row.cells.some((cell) => cell?.slower || cell?.missed));
  return html`<h1>Where we lose, and why</h1>
<p>In ${rows.length} of ${all.length} comparisons, ours is slower on at least one engine, or misses its target. A target can be below 1.</p>
${legend(series)}
${speedCharts("Where we lose", rows, series)}${madeBy("npm run tool -- bench --install", "benchmarks")}
<h2 id="why"><a href="#why">Why</a></h2>
<dl class="reasons">
${rows.map((row) => html`<div><dt>${titleHTML(titleOf(row))}</dt><dd>${markdown(reasonFor(row, notes))}</dd></div>\n`)}</dl>`
    .html;
}
