import { count, PAIRINGS, type ServerRow, type ServersResult } from "@url/tooling-benchmarks";
import { type HTML, html } from "../build/html.ts";
import { logScale } from "./axis.ts";
import { chartTable } from "./chart-table.ts";
import { dotTrack, legend, type Series, SHAPE_NAMES } from "./dots.ts";
import type { RenderMarkdown } from "./markdown.ts";
import { madeBy, plainTitle, titleHTML } from "./text.ts";

/** `/benchmarks/servers/`: the CPU time of reading a form, beside the other readers of each framework. */
export function serversPage(servers: readonly ServersResult[], note: string, markdown: RenderMarkdown): string {
  const series = servers.map(({ node }, index) => ({
    name: `Node ${node}`,
    shape: SHAPE_NAMES[index % SHAPE_NAMES.length]!,
  }));
  const lengths = [...new Set(PAIRINGS.map(({ pairs }) => pairs))];
  return html`<h1>Forms on servers</h1>
${markdown(
  `A mark says how many times as much CPU time the other reader takes for one request as [@url/form](../packages/form/README.md): right of the line ours takes less, left of it more. Each server has a process of its own; the requests come one after another over one connection on loopback, to the two servers of a row in turns. ${note}`,
)}
${legend(series)}
${lengths.map(
  (pairs) => html`<h2 id="pairs-${pairs}"><a href="#pairs-${pairs}">${count(pairs)} pairs</a></h2>
${serversChart(pairs, servers, series)}`,
)}${madeBy("npm run tool -- bench:forms", "benchmarks")}`.html;
}

function serversChart(pairs: number, servers: readonly ServersResult[], series: readonly Series[]): HTML {
  const titles = PAIRINGS.filter((pairing) => pairing.pairs === pairs).map(({ title }) => title);
  const found = new Map(titles.map((title) => [title, servers.map(({ rows }) => rowOf(rows, title, pairs))]));
  const scale = logScale([...found.values()].flat().flatMap((row) => (row === undefined ? [] : [1 / row.ratio])));
  return chartTable({
    label: `Forms of ${count(pairs)} pairs`,
    columns: series.map(({ name }) => name.replace(/(\d+)\.\d+\.\d+$/, "$1")),
    scale,
    unit: " ×",
    rows: titles.map((title) => {
      const rows = found.get(title)!;
      const dots = rows.flatMap((row, index) =>
        row === undefined ? [] : [{ series: series[index]!, value: 1 / row.ratio, text: (1 / row.ratio).toFixed(2) }],
      );
      return {
        name: titleHTML(title),
        track: dotTrack(plainTitle(title), dots, scale),
        cells: rows.map((row) => (row === undefined ? html`<span title="not measured">–</span>` : ratioOf(row))),
      };
    }),
  });
}

function rowOf(rows: readonly ServerRow[], title: string, pairs: number): ServerRow | undefined {
  return rows.find((row) => row.title === title && row.pairs === pairs);
}

function ratioOf({ ratio }: ServerRow): HTML | string {
  const text = (1 / ratio).toFixed(2);
  return ratio > 1 ? html`<strong>${text}</strong>` : text;
}
