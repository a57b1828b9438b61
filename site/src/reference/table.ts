import { type HTML, html } from "../build/html.ts";

/** A cell of text on the left, or of a number on the right. */
export type Cell = HTML | string | number;

/** Writes a table that scrolls within its own box, also by keyboard. Columns whose cells are all numbers are aligned. */
export function table(label: string, head: readonly (HTML | string)[], rows: readonly (readonly Cell[])[]): HTML {
  const numeric = head.map((_, column) => rows.length > 0 && rows.every((cells) => isNumeric(cells[column] ?? "")));
  return html`<div class="table" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr>${head.map((text, column) => html`<th scope="col"${numeric[column] && html` class="number"`}>${text}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (cells) =>
    html`<tr>${cells.map((cell, column) => html`<td${numeric[column] && html` class="number"`}>${cell}</td>`)}</tr>\n`,
)}</tbody>
</table></div>
`;
}

function isNumeric(cell: Cell): boolean {
  const text = typeof cell === "object" ? cell.html.replace(/<[^>]+>/g, "") : String(cell);
  return /^(?:≤ |n\^|–)?[\d.,]*(?: ?(?:µs|ms|s|KB|MB|n))?(?: (?:ours|faster|slower))?$/.test(text);
}
