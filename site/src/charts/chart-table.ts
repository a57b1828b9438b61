import { type HTML, html } from "../build/html.ts";
import { axis, type Scale } from "./axis.ts";

/** A chart that is a table: each row has its name, its drawing, and its numbers. */
export interface ChartTable {
  readonly label: string;
  /** What the columns of numbers hold. */
  readonly columns: readonly string[];
  readonly scale: Scale;
  /** Stands behind the last tick of the axis. */
  readonly unit: string;
  readonly rows: readonly ChartRow[];
}

export interface ChartRow {
  readonly name: HTML;
  readonly track: HTML;
  readonly cells: readonly (HTML | string)[];
}

/**
 * Writes a chart. On a phone the parts of a row stand below each other, which takes the meaning of rows and cells from the
 * elements in some browsers, so the roles say it again.
 */
export function chartTable({ label, columns, scale, unit, rows }: ChartTable): HTML {
  return html`<table class="chart columns-${columns.length}" role="table" aria-label="${label}">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col"><span class="only-spoken">Row</span></th><th role="columnheader" scope="col" class="drawing"><span class="only-spoken">Chart</span>${axis(scale, unit)}</th>${columns.map(
    (name) => html`<th role="columnheader" scope="col" class="number">${name}</th>`,
  )}</tr></thead>
<tbody role="rowgroup">
${rows.map(
  ({
    name,
    track,
    cells,
  }) => html`<tr role="row"><th role="rowheader" scope="row">${name}</th><td role="cell" class="drawing">${track}</td>${cells.map(
    (cell, index) => html`<td role="cell" data-column="${columns[index]!}">${cell}</td>`,
  )}</tr>
`,
)}</tbody>
</table>
`;
}
