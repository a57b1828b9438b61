/** A table of Markdown. The first column is text, the others are numbers; "|" in a cell is escaped. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = header.map((_, column) => (column === 0 ? "---" : "---:"));
  return [header, rule, ...rows].map((cells) => `| ${cells.map(escapePipes).join(" | ")} |`).join("\n");
}

function escapePipes(cell: string): string {
  return cell.replaceAll("|", "\\|");
}

/** A ratio, with as many digits as mean something: 1.23, 12.3, 123. */
export function ratio(value: number): string {
  return value >= 100 ? group(Math.round(value)) : value.toFixed(value >= 9.95 ? 1 : 2);
}

/** Nanoseconds, likewise. */
export function nanoseconds(value: number): string {
  return value >= 100 ? group(Math.round(value)) : value.toFixed(value >= 9.95 ? 1 : 2);
}

/** Thousands apart by commas. */
function group(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}
