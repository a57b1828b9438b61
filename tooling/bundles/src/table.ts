/** A Markdown table. Columns of numbers are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const numeric = head.map((_, column) => rows.every((cells) => /^(?:≤ )?[\d.]*$/.test(cells[column]!)));
  const rule = numeric.map((isNumeric) => (isNumeric ? "--:" : "---"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}
