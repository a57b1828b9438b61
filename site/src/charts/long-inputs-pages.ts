import {
  duration,
  growthPlot,
  growthTable,
  MEMORY_SHAPES,
  type MemoryPoint,
  type MemoryResults,
  NATIVE,
  OURS,
  type Results,
  size,
} from "@url/tooling-benchmarks";
import { CLASSES } from "@url/tooling-benchmarks/svg";
import { type HTML, html, raw } from "../build/html.ts";
import { linearScale } from "./axis.ts";
import { type Bar, barTrack } from "./bars.ts";
import { chartTable } from "./chart-table.ts";
import type { RenderMarkdown } from "./markdown.ts";
import { madeBy, plainTitle, titleHTML } from "./text.ts";

/** `/benchmarks/growth/`: time against length. */
export function growthPage({ growth }: Results, note: string, markdown: RenderMarkdown): string {
  return html`<h1>Growth</h1>
<p>How long an input of 1 KB to 16 MB takes, each made of one part over and over, on Node ${growth.node}. Both axes are logarithmic: where time is in step with the length, a line is as steep as the dotted one.</p>
<figure class="plot-box" tabindex="0" role="group" aria-label="Time against input length">${raw(growthPlot(growth, CLASSES))}</figure>
${madeBy("npm run tool -- bench --growth", "benchmarks")}
<p>“n^1.00” is in step with the length, from 16 KB on; n^2 would be the square of it. A length for which an implementation would need more than four seconds is not measured.</p>
${markdown(note)}
${markdown(growthTable(growth))}${madeBy("npm run tool -- bench --growth", "benchmarks")}`.html;
}

/** `/benchmarks/memory/`: what a call takes beyond its input and output. */
export function memoryPage(memory: MemoryResults, note: string, markdown: RenderMarkdown): string {
  return html`<h1>Memory</h1>
<p>What a call takes beyond its input and what it gives back, at its peak, in bytes for each UTF-16 unit of input (for each byte, where the input is bytes), on Node ${memory.node}: shorter is better. The filled bar is ours, the outlined one native, where the engine has the function. Each figure is of a process of its own with a heap of ${memory.heap} MB.</p>
${memoryChart(memory)}${madeBy("npm run tool -- bench --memory", "benchmarks")}
${markdown(note)}`.html;
}

function memoryChart({ shapes }: MemoryResults): HTML {
  const pairs = shapes.map(({ key, points }) => ({
    title: MEMORY_SHAPES.find((shape) => shape.key === key)?.title ?? key,
    ours: points[OURS]!.at(-1)!,
    native: points[NATIVE]?.at(-1),
  }));
  const longest = pairs.reduce((most, { ours }) => Math.max(most, ours.length), 0);
  const scale = linearScale(pairs.flatMap(({ ours, native }) => [bytesOf(ours), bytesOf(native)]));
  return chartTable({
    label: `Memory, ${size(longest)}`,
    columns: ["ours", "time", "native", "time, native"],
    scale,
    unit: " B",
    rows: pairs.map(({ title, ours, native }) => ({
      name: titleHTML(title),
      track: barTrack(
        plainTitle(title),
        [bar("@url", "ours", ours), ...(native === undefined ? [] : [bar("native", "other", native)])],
        scale,
      ),
      cells: [show(ours), timeOf(ours), show(native), timeOf(native)],
    })),
  });
}

function bar(name: string, kind: Bar["kind"], point: MemoryPoint): Bar {
  return { name, kind, value: bytesOf(point), text: point.died ? "the process ends" : `${show(point)} bytes a unit` };
}

/** Nothing less than nothing is taken; the clock of memory is coarse. */
function bytesOf(point: MemoryPoint | undefined): number {
  return Math.max(point?.beyond ?? 0, 0);
}

function show(point: MemoryPoint | undefined): string {
  if (point === undefined) return "";
  return point.died ? "dies" : bytesOf(point).toFixed(1);
}

function timeOf(point: MemoryPoint | undefined): string {
  if (point === undefined) return "";
  return point.died ? "dies" : `${duration(point.time!)}${point.refused ? ", refused" : ""}`;
}
