/** Returns a table as text that spreadsheets read: a line for each row, a tab between cells. */
export function tableText(table: HTMLTableElement): string {
  return Array.from(table.rows, (row) => Array.from(row.cells, cellText).join("\t")).join("\n");
}

function cellText(cell: HTMLTableCellElement): string {
  return (cell.textContent ?? "").replace(/\s+/g, " ").trim();
}
