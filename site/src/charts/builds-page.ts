import { acceleratorTable, type BuildsResult, CASES, count, number } from "@url/tooling-benchmarks";
import { type HTML, html } from "../build/html.ts";
import { logScale } from "./axis.ts";
import { chartTable } from "./chart-table.ts";
import { dotTrack, type Series } from "./dots.ts";
import type { RenderMarkdown } from "./markdown.ts";
import { madeBy, plainTitle, titleHTML } from "./text.ts";

/** `/benchmarks/builds/`: the fast build beside the small one, and what each accelerator takes and gives. */
export function buildsPage(builds: BuildsResult, note: string, markdown: RenderMarkdown): string {
  return html`<h1>Two builds</h1>
${markdown(
  `The [fast build](architecture.md#two-builds) of \`@url/api\` is ${count(builds.fast)} bytes, minified and gzipped, and the small one ${count(builds.small)}. A mark says how many times longer the small build took than the fast one, on Node ${builds.node}: right of the line the fast build is faster, left of it the small one is.`,
)}
${buildsChart(builds)}${madeBy("npm run tool -- bench --builds", "benchmarks")}
<h2 id="accelerators"><a href="#accelerators">What each accelerator takes and gives</a></h2>
${markdown(`The fast build without it is so many bytes smaller, and so much slower in the row that it is for. ${note}`)}
${markdown(acceleratorTable(builds))}${madeBy("npm run tool -- bench --builds", "benchmarks")}`.html;
}

function buildsChart({ rows }: BuildsResult): HTML {
  const series: Series = { name: "small ÷ fast", shape: "circle" };
  const scale = logScale(rows.map(({ ratio }) => ratio));
  return chartTable({
    label: "The small build and the fast build",
    columns: ["fast, ns", "small, ns", "small ÷ fast"],
    scale,
    unit: " ×",
    rows: rows.map(({ key, fast, other, ratio }) => {
      const title = CASES.find((one) => one.key === key)?.title ?? key;
      return {
        name: titleHTML(title),
        track: dotTrack(plainTitle(title), [{ series, value: ratio, text: number(ratio) }], scale),
        cells: [number(fast), number(other), ratio < 1 ? html`<strong>${number(ratio)}</strong>` : number(ratio)],
      };
    }),
  });
}
