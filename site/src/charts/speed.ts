import {
  type Cell,
  type EngineResult,
  engineTitle,
  goalsOf,
  NATIVE,
  number,
  type Row,
  rowsOf,
  titleOf,
} from "@url/tooling-benchmarks";
import { type HTML, html } from "../build/html.ts";
import { logScale } from "./axis.ts";
import { chartTable } from "./chart-table.ts";
import { type Dot, dotTrack, type Series, SHAPE_NAMES } from "./dots.ts";
import { plainTitle, titleHTML } from "./text.ts";

/** Returns every comparison once: with its target, if a case has it with one and without. */
export function comparisonsOf(engines: readonly EngineResult[]): Row[] {
  const found = new Map<string, Row>();
  for (const row of rowsOf(engines)) {
    const id = `${row.key} against ${row.against}`;
    if (found.get(id)?.target === undefined) found.set(id, row);
  }
  return [...found.values()];
}

/** The engines, each with a shape. */
export function seriesOf(engines: readonly EngineResult[]): Series[] {
  return engines.map((engine, index) => ({
    name: engineTitle(engine),
    shape: SHAPE_NAMES[index % SHAPE_NAMES.length]!,
  }));
}

/**
 * Rows of ratios as charts: how many times longer the other took than ours, on each engine. Comparisons with other packages
 * have a chart of their own: they may be a hundred times as slow, and would leave no room for the rest.
 */
export function speedCharts(label: string, rows: readonly Row[], series: readonly Series[]): HTML {
  const native = rows.filter(({ against }) => against === NATIVE);
  const others = rows.filter(({ against }) => against !== NATIVE);
  return html`${native.length > 0 && speedChart(`${label}, against the platform`, native, series)}
${others.length > 0 && html`<p class="against">Against other packages</p>\n${speedChart(`${label}, against other packages`, others, series)}`}`;
}

function speedChart(label: string, rows: readonly Row[], series: readonly Series[]): HTML {
  const values = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.ratio.median ?? []));
  const scale = logScale(values);
  return chartTable({
    label,
    columns: [...series.map(({ name }) => name.replace(/(\d+)\.\d+\.\d+$/, "$1")), "target"],
    scale,
    unit: " ×",
    rows: rows.map((row) => ({
      name: titleHTML(titleOf(row)),
      track: dotTrack(plainTitle(titleOf(row)), dotsOf(row, series), scale),
      cells: [...row.cells.map((cell) => numberOf(cell, row)), goalsOf(row.target)],
    })),
  });
}

function dotsOf({ cells }: Row, series: readonly Series[]): Dot[] {
  return cells.flatMap((cell, index) =>
    cell === undefined ? [] : [{ series: series[index]!, value: cell.ratio.median, text: number(cell.ratio.median) }],
  );
}

/** A ratio below its target, or below 1 without one, is bold. */
function numberOf(cell: Cell | undefined, { target }: Row): HTML | string {
  if (cell === undefined) return html`<span title="not measured">–</span>`;
  const text = number(cell.ratio.median);
  return cell.missed || (cell.slower && target === undefined) ? html`<strong>${text}</strong>` : text;
}
